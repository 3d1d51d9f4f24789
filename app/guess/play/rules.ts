import { figureText } from '#app/nutrition/figures.tsx'
import { energyIn, kcalOf, type Units } from '#app/nutrition/units/units.ts'

/** The lowest and highest guess, and the slider's end, steps and start, in each unit. */
export const guesses = {
  kcal: { least: 1, most: 9999, slider: 2000, step: 10, first: 500 },
  kJ: { least: 5, most: 41_800, slider: 8000, step: 50, first: 2000 },
} as const satisfies Record<Units['energy'], object>

type Answer = { calories: number; range: { low: number; high: number } | null }

/** True for a guess that counts, in kcal. */
export const isGuess = (value: unknown): value is number =>
  typeof value === 'number' && value >= guesses.kcal.least && value <= guesses.kcal.most

/** A guess in kcal: the whole number that is shown as what was typed, if there is one. */
export function guessOf(typed: number, unit: Units['energy']): number {
  const kcal = kcalOf(unit, typed)
  return energyIn(unit, Math.round(kcal)) === typed ? Math.round(kcal) : kcal
}

/** How near a guess is: 1 if it is the answer, 0.5 if it is half or double of it. */
export const nearness = (guess: number, { calories }: Answer) =>
  Math.min(guess, calories) / Math.max(guess, calories)

/** True if the guess is in the range of the answer. */
export const isWithin = (guess: number, { range }: Answer) =>
  range !== null && range.low <= guess && guess <= range.high

/** How near the guess was, in words. */
export function verdict(guess: number, answer: Answer): string {
  const near = nearness(guess, answer)
  if (near === 1) return 'Exactly our estimate'
  if (isWithin(guess, answer)) return 'Within the range'
  if (near >= 0.85) return 'Very near'
  if (near >= 0.65) return 'Not far away'
  return 'A surprising plate'
}

/** The difference of the figures that are shown, in words: "40 kcal above our estimate". */
export function differenceText(guess: number, { calories }: Answer, units: Units): string {
  const difference = energyIn(units.energy, guess) - energyIn(units.energy, calories)
  if (difference === 0) return 'no difference at all'
  const amount = figureText(Math.abs(difference))
  return `${amount} ${units.energy} ${difference > 0 ? 'above' : 'below'} our estimate`
}

export type Score = {
  /** The mean nearness in whole percent. */
  percent: number
  within: number
  plates: number
  /** A kind sentence. */
  words: string
}

/** The result of a round; the answers beyond the guesses do not count. */
export function scoreOf(guessed: number[], answers: Answer[]): Score {
  const pairs = guessed.flatMap((guess, index) => {
    const answer = answers[index]
    return answer ? [{ guess, answer }] : []
  })
  const sum = pairs.reduce((sum, { guess, answer }) => sum + nearness(guess, answer), 0)
  const mean = pairs.length > 0 ? sum / pairs.length : 0
  return {
    percent: Math.round(mean * 100),
    within: pairs.filter(({ guess, answer }) => isWithin(guess, answer)).length,
    plates: pairs.length,
    words: scoreWords(mean),
  }
}

function scoreWords(mean: number): string {
  if (mean >= 0.85) return 'You read plates like a scale.'
  if (mean >= 0.7) return 'You have a good eye for plates.'
  if (mean >= 0.55) return 'Plates are hard to read, and you came near many of them.'
  return 'Plates hide a lot. Now you know where some of it is.'
}
