import type { Food } from './food.ts'
import { foodWords, nameAt, namesWith } from './food-index.ts'
import { nameWords } from './food-names.ts'
import { findFood, inUseOf } from './foods-in-use.ts'

/** Foods whose names hold all words of the text (the last may be begun only), best first; or the one with that id. */
export function searchFoods(text: string, limit: number): Food[] {
  const named = findFood(text.trim())
  if (named?.id.includes(':')) return [named]
  const words = nameWords(text)
  if (words.length === 0) return []
  const found = [...foodsWith(words)].map((food) => ({ food, rank: rankFood(food, words) }))
  return found
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ food }) => food)
}

/** Foods with a name that holds the longest of the words, which tells most. */
function foodsWith(words: string[]): Set<Food> {
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  const foods = new Set<Food>()
  for (const word of foodWords()) {
    if (!word.startsWith(longest)) continue
    for (const place of namesWith(word)) foods.add(inUseOf(nameAt(place).food))
  }
  return foods
}

function rankFood(food: Food, words: string[]): number {
  const names = [food.name, ...food.aliases].map((name) => nameWords(name).join(' '))
  const ranks = names.map((name, i) => rankName(name, words) + (i === 0 ? 0 : 0.5))
  return Math.min(...ranks) + (food.listed ? 0 : 1)
}

/** 0 for the name itself, more for longer names; infinite when a word is not in it. */
function rankName(name: string, words: string[]): number {
  const padded = ` ${name}`
  if (!words.every((word) => padded.includes(` ${word}`))) return Number.POSITIVE_INFINITY
  const start = name.startsWith(words[0] ?? '') ? 0 : 1
  return start + name.split(' ').length - words.length
}
