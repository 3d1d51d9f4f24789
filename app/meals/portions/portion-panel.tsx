import { useEffect, useId, useState } from 'react'
import { DayChoice } from '#app/day/reference/day-choice.tsx'
import { type EnergyReference, personText, shareText } from '#app/day/reference/day-energy.ts'
import { figureText } from '#app/nutrition/figures.tsx'
import { type PortionFigures, portions, portionText } from './portion.ts'

type Props = {
  portion: number
  onPortion: (portion: number) => void
  /** The figures of that portion. */
  figures: PortionFigures
  reference: EnergyReference | null
  onReference: (reference: EnergyReference | null) => void
}

/** Chooses the portion and the person to compare with. It needs JavaScript and is absent without it. */
export function PortionPanel({ portion, onPortion, figures, reference, onReference }: Props) {
  return (
    <section
      aria-label="Your portion"
      className="noscript:hidden mt-5 rounded-card bg-sunken p-4 sm:p-5 print:hidden"
    >
      <PortionSlider portion={portion} onPortion={onPortion} />
      <p role="status" className="mt-3 tabular-nums">
        About <span className="font-semibold">{caloriesText(figures)}</span>
        {reference && (
          <>
            ,{' '}
            <span className="font-semibold">
              {shareText(figures.nutritionData.calories, reference)}
            </span>{' '}
            of a day’s energy for {personText(reference)}
          </>
        )}
        .
      </p>
      <DayChoice reference={reference} onReference={onReference} />
    </section>
  )
}

function caloriesText({ nutritionData, range }: PortionFigures): string {
  const about = `${figureText(nutritionData.calories)} kcal`
  if (!range) return about
  const { low, high } = range.calories
  return `${about} (${figureText(low)} to ${figureText(high)})`
}

type SliderProps = Pick<Props, 'portion' | 'onPortion'>

function PortionSlider({ portion, onPortion }: SliderProps) {
  const id = useId()
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          Portion
        </label>
        <output htmlFor={id} className="font-semibold font-serif text-lg" aria-hidden="true">
          {portionText(portion)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={portions.least}
        max={portions.most}
        step={portions.step}
        value={portion}
        // Disabled until the scripts run, because moving it earlier would not change the figures.
        disabled={!awake}
        onChange={(event) => onPortion(Number(event.target.value))}
        aria-valuetext={portionText(portion)}
        className="slider"
      />
      <p className="flex justify-between text-muted text-sm" aria-hidden="true">
        <span>Half</span>
        <span>Double</span>
      </p>
    </>
  )
}
