import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { roundSize, seedPattern } from '../round.ts'
import { isGuess } from './rules.ts'

/** The key in the session storage for the round that is played in this tab. */
const storageKey = 'guessRound'

/** How far a visitor has come in a round. */
export type Progress = {
  seed: string
  /** The guesses so far, in kcal. */
  guesses: number[]
  /** True while the answer to the last guess is shown. */
  answered: boolean
}

/** True for a text that can be the seed of a round. */
export const isSeed = (text: string | null): text is string =>
  text !== null && seedPattern.test(text)

export const newProgress = (seed: string): Progress => ({ seed, guesses: [], answered: false })

/** The progress after a guess. */
export const withGuess = (progress: Progress, guess: number): Progress => ({
  ...progress,
  guesses: [...progress.guesses, guess],
  answered: true,
})

/** The number of the plate that is shown, from 0; `plates` if the round is over. */
export function plateOf({ guesses, answered }: Progress, plates: number): number {
  return Math.min(answered ? guesses.length - 1 : guesses.length, plates)
}

/** The stored progress; null if there is none or if it is not valid. */
export function storedProgress(): Progress | null {
  try {
    const value: unknown = JSON.parse(readEntry(storageKey) ?? 'null')
    return isProgress(value) ? value : null
  } catch {
    return null
  }
}

/** Stores the progress for a reload of the page. Without storage the round is simply lost then. */
export function storeProgress(progress: Progress): void {
  writeEntry(storageKey, JSON.stringify(progress))
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false
  const { seed, guesses, answered }: Record<string, unknown> = { ...value }
  return (
    typeof seed === 'string' &&
    isSeed(seed) &&
    Array.isArray(guesses) &&
    guesses.length <= roundSize &&
    guesses.every(isGuess) &&
    typeof answered === 'boolean' &&
    (guesses.length > 0 || !answered)
  )
}
