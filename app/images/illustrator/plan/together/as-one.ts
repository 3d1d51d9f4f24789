import type { Look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'

/** Foods of a plate that make one dish, as that dish; undefined where they make none. */
export type Together = (parts: readonly Part[], prompt: string) => Part[] | undefined

/** The first of its look's names. */
export const nameOf = ({ look }: Part): string => look.words.split(',')[0]?.trim() ?? ''

/** Parts as one dish of all their weight. */
export const asOne = (
  parts: readonly Part[],
  look: Look,
  count?: number,
  cooking: Part['cooking'] = 'any',
): Part => ({
  name: look.words,
  group: 'dish',
  look,
  grams: sum(parts, 'grams'),
  volume: sum(parts, 'volume'),
  cooking,
  ...(count !== undefined && { count }),
})

export const sum = (parts: readonly Part[], of: 'grams' | 'volume'): number =>
  parts.reduce((all, part) => all + part[of], 0)

/** A part with its shares of the weight and of the volume of all of these. */
export function shareIn(all: readonly Part[]) {
  const [grams, volume] = [sum(all, 'grams'), sum(all, 'volume')]
  return ({ look, count, ...part }: Part) => ({
    look,
    grams: part.grams / grams,
    volume: part.volume / volume,
    ...(count !== undefined && { count }),
  })
}

/** What a prompt is about: its words before "with" and the first comma. */
export const headOf = (prompt: string): string => prompt.split(/,|\bwith\b|\band\b/)[0] ?? ''

export type Cuts = Readonly<Record<string, string>>

/** Parts as an archetype reads them: each as it is cut for the dish, with its percent of the volume. */
export function sharesOf(parts: readonly Part[], cuts: Cuts, most = 100): string {
  const all = sum(parts, 'volume')
  return parts.map((part) => `${cutOf(part, cuts)} ${share(part.volume / all, most)}`).join(', ')
}

export const cutOf = (part: Part, cuts: Cuts): string => cuts[nameOf(part)] ?? nameOf(part)

const share = (of: number, most: number) => Math.max(0.5, Math.round(of * most * 10) / 10)
