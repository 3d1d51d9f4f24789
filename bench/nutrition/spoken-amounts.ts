import type { Food } from '#app/nutrition/estimate.ts'
import type { Chance } from './random.ts'

/** How an amount of a food is said, and what it weighs. `joined` puts it before the food's name. */
export type SpokenAmount = { grams: number; said: string; joined: (name: string) => string }

/** A weight: "138 g", "138 grams of", "4.9 oz". */
export function sayWeight(chance: Chance, food: Food): SpokenAmount {
  const grams = Math.max(2, Math.round(food.serving * (0.4 + chance.next() * 1.2)))
  const ounces = Math.round(grams / 2.835) / 10
  const said = chance.pick([
    `${grams}g`,
    `${grams} g`,
    `${grams} grams`,
    `${grams}g`,
    `${ounces} oz`,
  ])
  if (said.endsWith('oz') && (food.group === 'drink' || food.group === 'dairy' || ounces < 0.3)) {
    return { grams, said: `${grams}g`, joined: (name) => `${grams}g of ${name}` }
  }
  const of = said.endsWith('grams') || chance.next() < 0.5 ? ' of' : ''
  return {
    grams: said.endsWith('oz') ? ounces * 28.35 : grams,
    said,
    joined: (name) => `${said}${of} ${name}`,
  }
}

const units: Record<string, string> = {
  cup: 'cup',
  tbsp: 'tablespoon',
  tablespoon: 'tablespoon',
  tsp: 'teaspoon',
  slice: 'slice',
  'large slice': 'large slice',
  'small slice': 'thin slice',
  piece: 'piece',
  can: 'can',
  bottle: 'bottle',
  bar: 'bar',
  bag: 'bag',
  packet: 'packet',
  container: 'container',
  glass: 'glass',
  bowl: 'bowl',
  scoop: 'scoop',
  fillet: 'fillet',
  patty: 'patty',
  'fl oz': 'fl oz',
}
const sizes = ['small', 'medium', 'large']

/** A household measure of the food: "a cup", "2 slices", "one medium"; null when it has none. */
export function sayMeasure(chance: Chance, food: Food): SpokenAmount | null {
  const measures = measuresOf(food)
  const known = Object.keys(measures)
  if (measures.each) known.push('each')
  if (known.length === 0) return null
  const name = chance.pick(known)
  const grams = measures[name] ?? 0
  if (name === 'each') return sayCount(chance, grams, '')
  if (sizes.includes(name)) return sayCount(chance, grams, `${name} `)
  const factor = grams > 900 ? 1 : chance.pick([0.5, 1, 1, 1, 1.5, 2, 2])
  const unit = units[name] ?? name
  const number = sayNumber(chance, factor)
  const plural = factor > 1 && unit !== 'fl oz' ? pluralOf(unit) : unit
  const said = `${number} ${plural}`
  return { grams: grams * factor, said, joined: (food) => `${said} of ${food}` }
}

/** USDA's portions of one unit, size or food, where the food has some; else our own measures. */
function measuresOf(food: Food): Record<string, number> {
  const measures: Record<string, number> = {}
  const noun = food.name.toLowerCase().split(' ').at(-1) ?? ''
  for (const { measure, grams } of food.near ? [] : food.portions) {
    const said = /^1 ([a-z ]+?)(?: \(.*)?$/.exec(measure)?.[1] ?? ''
    const name = said === noun ? 'each' : said
    const sayable = name === 'each' || name in units || sizes.includes(name)
    if (sayable && grams < (name === 'each' ? 400 : 1500)) measures[name] ??= grams
  }
  if (food.portions.length > 0 && !food.near) return measures
  const each = food.each && food.each < 400 ? { each: food.each } : {}
  const own = Object.entries(food.measures)
  return Object.fromEntries([
    ...own.filter(([name]) => name in units || sizes.includes(name)),
    ...Object.entries(each),
  ])
}

function sayCount(chance: Chance, grams: number, size: string): SpokenAmount {
  const count = chance.pick([1, 1, 1, 2, 2, 3])
  const number = sayNumber(chance, count)
  const joined = (name: string) => `${number} ${size}${count > 1 ? pluralOf(name) : name}`
  return { grams: grams * count, said: `${number} ${size}`.trim(), joined }
}

const numbers: Record<number, string[]> = {
  0.5: ['half a', '1/2', '½'],
  1: ['1', 'a', 'one'],
  1.5: ['1.5', '1 1/2', 'one and a half'],
  2: ['2', 'two'],
  3: ['3', 'three'],
}

function sayNumber(chance: Chance, value: number): string {
  return chance.pick(numbers[value] ?? [String(value)])
}

function pluralOf(name: string): string {
  if (/\b(with|in|on|from|without|and|no)\b|s$/.test(name)) return name
  if (/(x|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}
