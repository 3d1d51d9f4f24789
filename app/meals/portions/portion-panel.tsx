import { useEffect, useId, useState } from 'react'
import { DayChoice } from '#app/day/reference/day-choice.tsx'
import { type EnergyReference, personText, shareText } from '#app/day/reference/day-energy.ts'
import { energyText, rangeText, type Units } from '#app/nutrition/units/units.ts'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { type PortionFigures, portionSteps, portions, portionText } from './portion.ts'
import { PortionTrio } from './portion-trio.tsx'

type Props = {
  portion: number
  onPortion: (portion: number) => void
  /** The figures of that portion. */
  figures: PortionFigures
  reference: EnergyReference | null
  onReference: (reference: EnergyReference | null) => void
  /** The calories of one serving, and the picture of the plates of all portions; null without it. */
  calories: number
  plates: string | null
  /** True while the picture of the meal is being drawn. */
  toCome: boolean
}

/** Chooses the portion and the person to compare with. It needs JavaScript and is absent without it. */
export function PortionPanel({ portion, onPortion, figures, reference, ...props }: Props) {
  const { onReference, calories, plates, toCome } = props
  const units = useUnits()
  return (
    <section
      aria-label="Your portion"
      // Without plates it changes nothing but figures.
      data-figures={plates ? undefined : true}
      className="noscript:hidden mt-5 rounded-card bg-sunken p-4 sm:p-5 print:hidden"
    >
      <PortionSlider portion={portion} onPortion={onPortion} />
      {plates && (
        <PortionTrio
          src={plates}
          steps={portionSteps}
          calories={calories}
          portion={portion}
          onPortion={onPortion}
        />
      )}
      {/* The plates of a picture to come are offered when it is there; they have their room from the start. */}
      {!plates && toCome && <p className="mt-3 h-11" aria-hidden="true" />}
      <p data-figures role="status" className="mt-3 tabular-nums">
        About <span className="font-semibold">{caloriesText(figures, units)}</span>
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
      <div data-figures>
        <DayChoice reference={reference} onReference={onReference} />
      </div>
    </section>
  )
}

function caloriesText({ nutritionData, range }: PortionFigures, units: Units): string {
  const about = energyText(nutritionData.calories, units)
  return range ? `${about} (${rangeText(range, units)})` : about
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
