import { type SubmitEvent, useId, useState } from 'react'
import { useUnits } from '#app/nutrition/units/use-units.ts'
import { Button } from '#app/ui/button.tsx'
import { guesses, guessOf } from '../play/rules.ts'

type Props = { onGuess: (calories: number) => void }

/** Asks for a guess in the visitor's unit, from the start when that changes. */
export function GuessForm({ onGuess }: Props) {
  const { energy } = useUnits()
  return <GuessFields key={energy} unit={energy} onGuess={onGuess} />
}

/** A slider and a field for one guess, which follow each other. */
function GuessFields({ unit, onGuess }: Props & { unit: keyof typeof guesses }) {
  const { least, most, slider, step, first } = guesses[unit]
  const [text, setText] = useState(String(first))
  const [wrong, setWrong] = useState(false)
  const guess = Number(text.trim() || Number.NaN)
  const counts = Number.isInteger(guess) && guess >= least && guess <= most
  const id = useId()
  function change(value: string) {
    setText(value)
    setWrong(false)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (counts) onGuess(guessOf(guess, unit))
    else setWrong(true)
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-card bg-sunken p-4 sm:p-5">
      <label htmlFor={id} className="font-semibold">
        {unit === 'kJ' ? 'How much energy has one serving?' : 'How many calories has one serving?'}
      </label>
      <div className="mt-3 flex items-center gap-3">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => change(event.target.value)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : `${id}-unit`}
          className="field-box h-14 w-32 min-w-0 text-right font-semibold font-serif text-xl tabular-nums"
        />
        <span id={`${id}-unit`} className="text-muted">
          {unit}
        </span>
        <Button type="submit" className="ml-auto px-6">
          Guess
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-2 font-medium text-danger text-sm">
          Type a whole number from {least} to {most.toLocaleString('en')}
        </p>
      )}
      <input
        type="range"
        aria-label={`Your guess in ${unit}`}
        min={0}
        max={slider}
        step={step}
        value={counts ? Math.min(guess, slider) : first}
        onChange={(event) => change(String(Math.max(Number(event.target.value), step)))}
        className="slider mt-2"
      />
      <p className="flex justify-between text-muted text-sm" aria-hidden="true">
        <span>0</span>
        <span>
          {slider.toLocaleString('en')} {unit}
        </span>
      </p>
    </form>
  )
}
