import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import type { CalorieRange, Item, Nutrient } from '#app/nutrition/nutrition.ts'
import type { Preference } from '#app/shell/preferences/preferences.ts'

/** The units in which a visitor reads energy, and sodium or salt. */
export type Units = { energy: Preference<'energyUnit'>; salt: Preference<'saltUnit'> }

/** The units of the server's pages. */
export const usualUnits: Units = { energy: 'kcal', salt: 'sodium' }

/** Kilojoules in a kilocalorie, and grams of salt in a gram of sodium, as labels of food count them. */
const kilojoules = 4.184
const saltPerSodium = 2.5

/** An energy in kcal as a whole number of the unit. */
export const energyIn = (unit: Units['energy'], kcal: number): number =>
  Math.round(unit === 'kJ' ? kcal * kilojoules : kcal)

/** The kcal of an energy in a unit, not rounded. */
export const kcalOf = (unit: Units['energy'], value: number): number =>
  unit === 'kJ' ? value / kilojoules : value

/** The salt in g of this sodium in mg, with one decimal; amounts below 0.1 g have two. */
export function saltOf(sodium: number): number {
  const salt = (sodium * saltPerSodium) / 1000
  const steps = salt < 0.1 ? 100 : 10
  return Math.round(salt * steps) / steps
}

/** A nutrient as it is shown: its name, its figure and the unit of that. */
export function shownNutrient(name: Nutrient, value: number, { energy, salt }: Units) {
  if (name === 'calories' && energy === 'kJ') {
    return { name: 'Energy', value: energyIn(energy, value), unit: energy }
  }
  if (name === 'sodium' && salt === 'salt') return { name: 'Salt', value: saltOf(value), unit: 'g' }
  return { ...nutrientWords[name], value }
}

/** An energy with its unit: "480 kcal". */
export const energyText = (kcal: number, { energy }: Units): string =>
  `${figureText(energyIn(energy, kcal))} ${energy}`

/** The range of the energy, without its unit: "400 to 570". */
export const rangeText = ({ calories: { low, high } }: CalorieRange, { energy }: Units): string =>
  `${figureText(energyIn(energy, low))} to ${figureText(energyIn(energy, high))}`

/** The grams of a serving; null if they are not known. */
export function gramsOf(items: readonly Pick<Item, 'grams'>[]): number | null {
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return grams > 0 ? grams : null
}
