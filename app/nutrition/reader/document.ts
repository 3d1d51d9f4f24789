import { type Role, roles } from './describe.ts'

/** Where a description comes from: USDA's survey, its older tables, its other names, names and other names of ours, or of an import. */
export const origins = ['row', 'reference', 'synonym', 'name', 'alias', 'own'] as const

export type Origin = (typeof origins)[number]

/** A description of a food: the place of the food, and its words. */
export type FoodDocument = {
  place: number
  origin: Origin
  joined: boolean
  /** True for a row that leaves open what a text leaves open (USDA's "NFS"). */
  unspecified: boolean
  words: { norm: string; role: Role }[]
}

/** Some documents in the form of the file: all words, and numbers. */
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
