import { type NutritionData, nutrients } from '#app/nutrition/foods/food-kinds.ts'
import type { CalorieRange } from '#app/nutrition/nutrition.ts'
import { scaleNutrition, scaleRange } from '#app/nutrition/scale-nutrition.ts'
import { typedNumber } from '#platform/text/typed-number.ts'
import { type Day, isDay, shiftDay } from './local-date.ts'

/** Something that a visitor has added to a day. */
export type DayEntry = {
  /** Unique in the browser. */
  id: string
  day: Day
  title: string
  /** The page that it was added from; null if that has no address. */
  path: string | null
  /** The number of servings. */
  portion: number
  /** The figures of one serving. */
  figures: NutritionData
  /** The range of one serving's calories; null where it is not known. */
  range: CalorieRange | null
}

/** What a page adds: an entry without its id and day. */
export type NewEntry = Omit<DayEntry, 'id' | 'day'>

/** The smallest and largest number of servings of an entry. */
export const entryPortions = { least: 0.05, most: 20 } as const

/** How many days before today are shown and stored. */
export const daysBack = 7

/** How many entries a browser stores. */
export const mostEntries = 200

/** The most characters of a title, and of the address of a page. */
export const longestTitle = 200
const longestPath = 6000

/** The highest figure of a serving that is accepted, in kcal, g or mg. */
const highestFigure = 1_000_000

const version = 1

/** The entries as one text for the browser's storage. */
export const storedText = (entries: DayEntry[]) => JSON.stringify({ version, entries })

/** The entries in a stored text, without those that are not valid; none in any other text. */
export function readStored(text: string | null): DayEntry[] {
  try {
    const stored = fieldsOf(JSON.parse(text ?? 'null'))
    if (stored.version !== version || !Array.isArray(stored.entries)) return []
    return stored.entries.filter(isEntry).slice(0, mostEntries)
  } catch {
    return []
  }
}

/** The entries without those of days that are no longer shown. */
export const withoutPast = (entries: DayEntry[], today: Day) =>
  entries.filter(({ day }) => day >= shiftDay(today, -daysBack))

/** The figures of the entry's portion, and their range. */
export const entryFigures = ({ figures, range, portion }: DayEntry) => ({
  figures: scaleNutrition(figures, portion),
  range: range && scaleRange(range, portion),
})

/** True for a number of servings that an entry may have. */
export const isPortion = (value: unknown): value is number =>
  isNumber(value) && value >= entryPortions.least && value <= entryPortions.most

function isEntry(value: unknown): value is DayEntry {
  const { id, day, title, path, portion, figures, range } = fieldsOf(value)
  return (
    isText(id, 40) &&
    isDay(day) &&
    isText(title, longestTitle) &&
    (path === null || isOwnPath(path)) &&
    isPortion(portion) &&
    hasFigures(figures) &&
    (range === null || isRange(range))
  )
}

/** Only pages of this site that entries come from, because the path becomes a link. */
const isOwnPath = (value: unknown) =>
  isText(value, longestPath) && /^\/(?:meals\/|estimate\?)/.test(value)

function hasFigures(value: unknown): boolean {
  const figures = fieldsOf(value)
  return nutrients.every((name) => isFigure(figures[name]))
}

function isRange(value: unknown): boolean {
  const { low, high } = fieldsOf(fieldsOf(value).calories)
  return isFigure(low) && isFigure(high) && low <= high
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

const isFigure = (value: unknown): value is number =>
  isNumber(value) && value >= 0 && value <= highestFigure

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The number of servings that was typed, rounded to hundredths; null if it is not one. */
export function typedPortion(text: string): number | null {
  const portion = Math.round(typedNumber(text) * 100) / 100
  return isPortion(portion) ? portion : null
}
