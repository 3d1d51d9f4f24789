import { type Role, roles } from './describe.ts'

/**
 * Origin of a description: USDA's survey, older tables or additional names; our names and other names; an
 * import.
 */
export const origins = ['row', 'reference', 'synonym', 'name', 'alias', 'own'] as const

export type Origin = (typeof origins)[number]

/** A description of a food: the index of the food, and its words. */
export type FoodDocument = {
  place: number
  origin: Origin
  joined: boolean
  /** True for an unspecific row (USDA's "NFS": not further specified). */
  unspecified: boolean
  words: { norm: string; role: Role }[]
}

/** Packs documents for the file: all words once, then numbers. */
export function packDocuments(documents: readonly FoodDocument[]): {
  words: string[]
  numbers: number[]
} {
  const ids = new Map<string, number>()
  const numbers: number[] = []
  for (const { place, origin, joined, unspecified, words } of documents) {
    numbers.push(
      place,
      origins.indexOf(origin) * 4 + Number(joined) * 2 + Number(unspecified),
      words.length,
    )
    for (const { norm, role } of words) {
      const id = ids.get(norm) ?? ids.size
      ids.set(norm, id)
      numbers.push(id * roles.length + roles.indexOf(role))
    }
  }
  return { words: [...ids.keys()], numbers }
}
