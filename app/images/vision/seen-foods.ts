import { looseJson } from '#platform/ai/loose-json.ts'
import { foodsShape } from './foods-shape.ts'

/** A food that a model saw on a picture. */
export type SeenFood = { name: string; grams: number }

export const maxSeenFoods = 40
const maxGrams = 3000
const maxName = 60

/** The form of the answer that a model is asked for. */
export const seenFoodsShape = foodsShape('foods', {
  name: { type: 'string', description: 'Plain English name of the food, as eaten' },
  grams: { type: 'number', description: 'Weight in grams, from 1 to 3000' },
})

/** The valid foods of an answer and its faults; `foods` is null when it has no list. */
export type SeenAnswer = { foods: SeenFood[] | null; faults: string[] }

/**
 * Reads a model's answer, which text on the picture may have influenced. It returns nothing but short names and
 * weights within limits.
 */
export function readSeenFoods(text: string): SeenAnswer {
  const list = listIn(looseJson(text))
  if (!list) return { foods: null, faults: ['The answer is not JSON with a list "foods".'] }
  const faults: string[] = []
  const foods: SeenFood[] = []
  for (const entry of list.slice(0, maxSeenFoods)) {
    const name = readName(fieldOf(entry, ['name', 'food', 'ingredient', 'item']))
    const grams = readGrams(fieldOf(entry, ['grams', 'weight', 'weight_g', 'amount', 'g']))
    if (!name) faults.push('An entry has no name.')
    else if (grams === null) faults.push(`The grams of "${name}" are not from 1 to ${maxGrams}.`)
    else foods.push({ name, grams })
  }
  return { foods, faults }
}

function listIn(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer
  const list = fieldOf(answer, ['foods', 'items', 'ingredients'])
  return Array.isArray(list) ? list : null
}

function fieldOf(holder: unknown, names: string[]): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined
  const found = Object.entries(holder).find(([name]) => names.includes(name.toLowerCase()))
  return found?.[1]
}

/** A short name of letters: without digits, which would be read as amounts, and without markup. */
function readName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const plain = value
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\s'’&-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(plain) ? plain.slice(0, maxName).trim() : ''
}

/** Grams of the units that models use although they are asked for grams. */
const units: Record<string, number> = {
  '': 1,
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
  ml: 1,
}

function readGrams(value: unknown): number | null {
  const [, figure = '', unit = ''] =
    /^(?:about|approx\.?|~|≈)?\s*(\d+(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(String(value).trim()) ?? []
  const inGrams = Number(figure) * (units[unit.toLowerCase()] ?? Number.NaN)
  const grams = Math.round(inGrams * 10) / 10
  return figure !== '' && grams >= 1 && grams <= maxGrams ? grams : null
}
