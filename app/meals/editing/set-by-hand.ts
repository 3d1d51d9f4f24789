import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import type { Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'
import { shownNutrient, type Units, usualUnits } from '#app/nutrition/units/units.ts'
import type { Editor, Meal } from '../meal.ts'

/** Which figures of a meal somebody typed, and the sum of its items. */
export type ByHand = Pick<Meal, 'setByHand' | 'computedData' | 'editedBy'>

/** For a meal whose figures all follow from its items. */
export const nothingByHand: ByHand = { setByHand: [], computedData: null, editedBy: null }

/** "Calories and fat were set by hand by Ada on Nov 23, 2026. The ingredients give 1,122 kcal and 30 g of fat." */
export function byHandText(
  { setByHand, computedData, editedBy }: ByHand,
  units: Units = usualUnits,
): string {
  const all = setByHand.length === Object.keys(nutrientWords).length
  const names = all
    ? 'All figures'
    : sentence(list.format(setByHand.map((name) => nameOf(name, units))))
  const many = all || setByHand.length > 1 || names === 'Calories'
  const said = `${names} ${many ? 'were' : 'was'} set by hand${editorText(editedBy)}.`
  return computedData
    ? `${said} The ingredients give ${sumText(setByHand, computedData, units)}.`
    : said
}

/** "the ingredients give 1,122 kcal", for the place beside one figure. */
export function computedText(
  name: Nutrient,
  computed: NutritionData,
  units: Units = usualUnits,
): string {
  const { value, unit } = shownNutrient(name, computed[name], units)
  return `the ingredients give ${figureText(value)} ${unit}`
}

function editorText(editor: Editor | null): string {
  if (!editor) return ''
  const at = Date.parse(editor.at)
  return ` by ${editor.name}${at ? ` on ${dates.format(at)}` : ''}`
}

const sumText = (names: readonly Nutrient[], computed: NutritionData, units: Units) =>
  list.format(
    names.map((name) => {
      const { value, unit } = shownNutrient(name, computed[name], units)
      const figure = `${figureText(value)} ${unit}`
      return name === 'calories' ? figure : `${figure} of ${nameOf(name, units)}`
    }),
  )

const nameOf = (name: Nutrient, units: Units) => shownNutrient(name, 0, units).name.toLowerCase()

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const list = new Intl.ListFormat('en')

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
