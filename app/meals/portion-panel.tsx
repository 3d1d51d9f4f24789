import { useEffect, useId, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import {
  type EnergyReference,
  energyReferences,
  personText,
  readReference,
  referenceText,
  shareText,
  type Who,
} from './day-energy.ts'
import { figureText } from './figures.tsx'
import { type PortionFigures, portions, portionText } from './portion.ts'

type Props = {
  portion: number
  onPortion: (portion: number) => void
  /** Of that portion. */
  figures: PortionFigures
  reference: EnergyReference | null
  onReference: (reference: EnergyReference | null) => void
}

/** How much of the meal it is, and whose day it is held against. Needs JavaScript; absent without. */
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
      <Field label="Compare with the day of" className="mt-4">
        <Select
          value={reference ? referenceText(reference) : ''}
          onChange={(event) => onReference(readReference(event.target.value))}
        >
          <option value="">Nobody in particular</option>
          <ReferenceOptions who="women" label="Women" />
          <ReferenceOptions who="men" label="Men" />
        </Select>
      </Field>
    </section>
  )
}

function caloriesText({ nutritionData, range }: PortionFigures): string {
  const about = `${figureText(nutritionData.calories)} kcal`
  if (!range) return about
  const { low, high } = range.calories
  return `${about} (${figureText(low)} to ${figureText(high)})`
}

function ReferenceOptions({ who, label }: { who: Who; label: string }) {
  return (
    <optgroup label={label}>
      {energyReferences
        .filter((reference) => reference.who === who)
        .map((reference) => (
          <option key={reference.activity} value={referenceText(reference)}>
            {personText(reference)}
          </option>
        ))}
    </optgroup>
  )
}

function PortionSlider({ portion, onPortion }: Pick<Props, 'portion' | 'onPortion'>) {
  const id = useId()
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
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
        // Moved before anybody listens, it would say one thing and the figures another.
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
