import type { Suggestion } from '../nutrition.ts'
import type { Food } from './food.ts'
import { listedCount } from './food-table.ts'
import type { Foods } from './foods.ts'

/** A name of a food, by its place, with the number of its pairs of letters; other names than its own count less. */
type Name = { place: number; pairs: number; first: string; share: number }

/** The names of the listed foods, and by pair of letters the names that have it. */
type Names = { names: Name[]; having: Map<string, number[]> }

/** Most letters of a text that are compared. */
const mostLetters = 40
/** What the same first letter adds to the likeness of two names. */
const sameStart = 0.15
/** How much an other name counts, as it is not the one that is offered. */
const otherName = 0.85

let known: Names | undefined

/**
 * The listed foods whose names are nearest to a text in letters and sound, best first: "farofa" is near "farro".
 * Names are compared by the pairs of letters that both have; none share one only when no name of the table has
 * such letters at all.
 */
export function nearestFoods(foods: Foods, text: string, most: number): Suggestion['foods'] {
  known ??= readNames(foods)
  const { names, having } = known
  const said = soundOf(text.slice(0, mostLetters))
  const pairs = pairsOf(said)
  const shared = new Map<number, number>()
  for (const pair of pairs) {
    for (const name of having.get(pair) ?? []) shared.set(name, (shared.get(name) ?? 0) + 1)
  }
  const likeness = new Map<number, number>()
  for (const [at, both] of shared) {
    const name = names[at]
    if (!name) continue
    const start = name.first === said[0] ? sameStart : 0
    const alike = ((2 * both) / (pairs.size + name.pairs) + start) * name.share
    if (alike > (likeness.get(name.place) ?? 0)) likeness.set(name.place, alike)
  }
  return [...likeness]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([place]) => foods.at(place))
    .map(({ id, name }) => ({ foodId: id, name }))
}

function readNames(foods: Foods): Names {
  const names: Name[] = []
  const having = new Map<string, number[]>()
  for (let place = 0; place < listedCount(); place++) {
    const { name, aliases }: Food = foods.at(place)
    const own = soundOf(name)
    for (const sound of new Set([own, ...aliases.map(soundOf)])) {
      const pairs = pairsOf(sound)
      for (const pair of pairs) {
        const holders = having.get(pair)
        if (holders) holders.push(names.length)
        else having.set(pair, [names.length])
      }
      names.push({
        place,
        pairs: pairs.size,
        first: sound[0] ?? '',
        share: sound === own ? 1 : otherName,
      })
    }
  }
  return { names, having }
}

/** Letters with the same sound, with the one that stands for them. */
const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|c(?![eiyh])|q/g, 'k'],
  [/z|c(?=[eiy])/g, 's'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/y|ee/g, 'i'],
  [/ou|oo/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** A text as it sounds: lower case, without accents and marks, one letter for each sound. */
function soundOf(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return sounds.reduce((left, [letters, sound]) => left.replace(letters, sound), plain)
}

/** The pairs of neighbouring letters, with the edges of each word. */
function pairsOf(sound: string): Set<string> {
  const edged = ` ${sound} `
  const pairs = new Set<string>()
  for (let at = 0; at < edged.length - 1; at++) pairs.add(edged.slice(at, at + 2))
  return pairs
}
