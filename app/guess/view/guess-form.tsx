import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { guesses, isGuess } from '../play/rules.ts'

type Props = { onGuess: (calories: number) => void }

/** A slider and a field for one guess, which follow each other. */
export function GuessForm({ onGuess }: Props) {
  const [text, setText] = useState(String(guesses.first))
  const [wrong, setWrong] = useState(false)
  const guess = Number(text.trim() || Number.NaN)
  const id = useId()
  function change(value: string) {
    setText(value)
    setWrong(false)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isGuess(guess)) onGuess(guess)
    else setWrong(true)
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-card bg-sunken p-4 sm:p-5">
      <label htmlFor={id} className="font-semibold">
        How many calories has one serving?
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
          kcal
        </span>
        <Button type="submit" className="ml-auto px-6">
          Guess
        </Button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-2 font-medium text-danger text-sm">
          Type a whole number from {guesses.least} to {guesses.most.toLocaleString('en')}
        </p>
      )}
      <input
        type="range"
        aria-label="Your guess in kcal"
        min={0}
        max={guesses.slider}
        step={guesses.step}
        value={isGuess(guess) ? Math.min(guess, guesses.slider) : guesses.first}
        onChange={(event) => change(String(Math.max(Number(event.target.value), guesses.step)))}
        className="slider mt-2"
      />
      <p className="flex justify-between text-muted text-sm" aria-hidden="true">
        <span>0</span>
        <span>{guesses.slider.toLocaleString('en')} kcal</span>
      </p>
    </form>
  )
}
