import type { Food } from './food.ts'
import { nameWords } from './food-names.ts'
import { foods } from './food-table.ts'

const searchable = foods.map((food) => ({
  food,
  names: [food.name, ...food.aliases].map((name) => nameWords(name).join(' ')),
}))

/** Foods whose names hold all words of the text (the last may be begun only), best first. */
export function searchFoods(text: string, limit: number): Food[] {
  const words = nameWords(text)
  if (words.length === 0) return []
  const found: { food: Food; rank: number }[] = []
  for (const { food, names } of searchable) {
    const ranks = names.map((name, i) => rankName(name, words) + (i === 0 ? 0 : 0.5))
    const rank = Math.min(...ranks)
    if (Number.isFinite(rank)) found.push({ food, rank })
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ food }) => food)
}

/** 0 for the name itself, more for longer names; infinite when a word is not in it. */
function rankName(name: string, words: string[]): number {
  const padded = ` ${name}`
  if (!words.every((word) => padded.includes(` ${word}`))) return Number.POSITIVE_INFINITY
  const start = name.startsWith(words[0] ?? '') ? 0 : 1
  return start + name.split(' ').length - words.length
}
