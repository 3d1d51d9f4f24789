import { volumeMl } from '../amounts/units.ts'
import type { DishPart, Food, UsdaPortion } from './food.ts'
import { groupDefaults } from './food-groups.ts'
import { foodGroups, type Nutrient, nutrients } from './food-kinds.ts'
import { traitsOfBits } from './traits.ts'

/**
 * A food as scripts/build-foods.ts writes it: values equal to the group's are left out (0 grams), and
 * portions refer to their text by its index.
 */
export type FoodRow = Pick<Food, 'id' | 'name' | 'group' | 'source' | 'near'> & {
  per100: readonly (number | null)[]
  serving: number
  each: number
  density: number
  measures: Record<string, number>
  aliases: readonly string[]
  portions: readonly (readonly [text: number, grams: number])[]
  /** A bit for each trait. */
  traits: number
  parts: readonly DishPart[]
  single: number
}

const datasets: Record<string, string> = { f: 'fndds1718', s: 'sr28' }

/** Foods named by rule have USDA's code as their id, from which their source follows. */
const ruleNamed = /^([fs])(\d{5,8})$/

/** The id of a food that is named by rule: "f11111000" of "fndds1718:11111000". */
export function idOfSource(source: string): string {
  return `${source.charAt(0)}${source.slice(source.indexOf(':') + 1)}`
}

function sourceOfId(id: string): string {
  const [, letter = '', code = ''] = ruleNamed.exec(id) ?? []
  return `${datasets[letter]}:${code}`
}

/** One line for a food, its columns separated by bars, without empty ones at the end. */
export function writeRow(row: FoodRow): string {
  const columns = [
    row.id,
    ruleNamed.test(row.id) ? '' : row.source,
    row.name,
    foodGroups.indexOf(row.group),
    row.per100.join(','),
    [row.serving, row.each, row.density, Number(row.near)].join(','),
    writePairs(Object.entries(row.measures)),
    row.aliases.join(';'),
    writePairs(row.portions),
    row.traits || '',
    writePairs(row.parts.map(({ id, share }) => [id, share])),
    row.single || '',
  ].map(String)
  if (columns.some((column) => column.includes('|'))) throw new Error(`${row.id} has a bar`)
  return columns.join('|').replace(/\|+$/, '')
}

/** The id of the food in a line. */
export function rowId(line: string): string {
  return line.slice(0, line.indexOf('|'))
}

/** Where the figures of the food in a line come from. */
export function rowSource(line: string): string {
  const start = line.indexOf('|') + 1
  return line.slice(start, line.indexOf('|', start)) || sourceOfId(rowId(line))
}

/** Reads a line of `writeRow`; `texts` are the portion texts, which lines name by index. */
export function readRow(line: string, texts: readonly string[]): Food {
  const columns = line.split('|')
  const [id = '', source = '', name = '', groupIndex = '', figures = ''] = columns
  const [amounts = '', measureText = '', aliases = '', portions = ''] = columns.slice(5)
  const [traits = '', parts = '', single = ''] = columns.slice(9)
  const [serving = 0, each = 0, density = 0, near = 0] = amounts.split(',').map(Number)
  const group = foodGroups[Number(groupIndex)]
  if (!group) throw new Error(`foods.json: ${id} has no known group`)
  const measures = readMeasures(measureText)
  return {
    id,
    name,
    group,
    source: source || sourceOfId(id),
    listed: source !== '',
    near: near === 1,
    per100: readFigures(figures),
    serving: serving || groupDefaults[group].serving,
    each: each || null,
    density: density || densityOf(measures) || groupDefaults[group].density,
    measures,
    portions: readPortions(portions, texts),
    aliases: split(aliases, ';'),
    traits: traitsOfBits(Number(traits)),
    parts: readPairs(parts).map(([part, share]) => ({ id: part, share })),
    single: Number(single) || null,
  }
}

/** Reads figures such as "161,0,30.22"; nothing between two commas is "not reported". */
function readFigures(text: string): Record<Nutrient, number | null> {
  const figures = text.split(',').map((figure) => (figure === '' ? null : Number(figure)))
  return Object.fromEntries(
    nutrients.map((nutrient, i) => [nutrient, figures[i] ?? null]),
  ) as Record<Nutrient, number | null>
}

function writePairs(pairs: readonly (readonly [string | number, number])[]): string {
  return pairs.map(([key, grams]) => `${String(key).replaceAll(' ', '_')}=${grams}`).join(' ')
}

/** "cup=158 large_slice=43" as pairs. */
function readPairs(text: string): [key: string, grams: number][] {
  return split(text, ' ').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), Number(pair.slice(at + 1))]
  })
}

function readMeasures(text: string): Record<string, number> {
  return Object.fromEntries(
    readPairs(text).map(([key, grams]) => [key.replaceAll('_', ' '), grams]),
  )
}

function readPortions(text: string, texts: readonly string[]): UsdaPortion[] {
  return readPairs(text).map(([place, grams]) => ({ measure: texts[Number(place)] ?? '', grams }))
}

function split(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** Grams per millilitre, by the largest volume measure of the food. */
function densityOf(measures: Record<string, number>): number {
  for (const [name, ml] of Object.entries(volumeMl)) {
    const weight = measures[name]
    if (weight) return Math.round((weight / ml) * 1000) / 1000
  }
  return 0
}
