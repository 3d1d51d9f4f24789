import type { GuessMeal } from '../guess-round.ts'

type Props = { meal: GuessMeal; guess: number }

/** Guess, answer and range on one line. The text beside it says the same. */
export function GuessScale({ meal: { calories, range }, guess }: Props) {
  const end = Math.max(guess, range?.high ?? calories) * 1.1
  const place = (value: number) => `${(value / end) * 100}%`
  return (
    <div aria-hidden="true" className="mt-4 text-muted text-sm">
      <div className="relative h-9">
        <span className="absolute inset-x-0 top-4 h-1 rounded-full bg-line" />
        {range && (
          <span
            className="absolute top-3 h-3 rounded-full bg-field-line"
            style={{ left: place(range.low), width: place(range.high - range.low) }}
          />
        )}
        <span
          className="absolute top-1 h-7 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: place(calories) }}
        />
        <span
          className="absolute top-2 size-5 -translate-x-1/2 rounded-full border-3 border-surface bg-accent"
          style={{ left: place(guess) }}
        />
      </div>
      <p className="flex flex-wrap gap-x-4">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-accent" /> your guess
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="h-3 w-0.5 bg-ink" /> our estimate
        </span>
        {range && (
          <span className="inline-flex items-center gap-1.5">
            <span className="h-2.5 w-4 rounded-full bg-field-line" /> its range
          </span>
        )}
      </p>
    </div>
  )
}
