import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import type { Item, Nutrient, NutritionData } from '#app/nutrition/nutrition.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import { macros } from '../portions/energy.ts'
import { energyMisfit } from '../portions/energy-fit.ts'
import { figureNumbers, figuresByHand, recomputed, type Serving } from '../portions/serving.ts'

/** Something that looks wrong in a meal, and the change of its fields that fixes it, if one press can. */
export type Warning<Fields> = {
  /** What it is about, in a few words. */
  about: string
  text: string
  fix?: { label: string; fields: Partial<Fields> }
}

/** The parts of a form of a meal that are not figures. */
export type Presentation = { description: string; imageUrl: string; items: Serving['items'] }

/** The description that the create screen sends. */
export const standardDescription = 'Nutritious meal with balanced macronutrients'

/** What looks wrong in the figures of a serving, most important first; empty when nothing does. */
export function figureWarnings(serving: Serving): Warning<Serving>[] {
  const figures = figureNumbers(serving.figures)
  return [energyWarning, sugarWarning, weightWarning].flatMap(
    (rule) => rule(serving, figures) ?? [],
  )
}

type Rule = (serving: Serving, figures: NutritionData) => Warning<Serving> | null

/** The calories have to fit the macros within 15 percent. */
const energyWarning: Rule = (serving, figures) => {
  const expected = energyMisfit(figures)
  if (expected === null) return null
  return {
    about: 'the calories',
    text: `The macros give about ${figureText(expected)} kcal (4 per gram of carbohydrates and protein, 9 of fat, 2 of fiber), which is more than 15 percent away from the calories.`,
    // The sum of the ingredients has a better source than this rule, for alcohol for example.
    fix: isSum(serving) ? undefined : withFigure(serving, 'calories', expected),
  }
}

/** Sugar is a part of the carbohydrates. */
const sugarWarning: Rule = (serving, { sugar, carbohydrates }) =>
  sugar > carbohydrates
    ? {
        about: 'the sugar',
        text: `Sugar (${figureText(sugar)} g) is a part of the carbohydrates (${figureText(carbohydrates)} g) and cannot be more.`,
        fix: withFigure(serving, 'sugar', carbohydrates),
      }
    : null

/** The macros together cannot weigh more than the ingredients; grams are rounded, so one gram is allowed. */
const weightWarning: Rule = (serving, figures) => {
  const weight = serving.items.reduce((sum, { grams }) => sum + grams, 0)
  const parts = macros.reduce((sum, macro) => sum + figures[macro], 0)
  if (weight === 0 || parts <= weight + 1) return null
  const text = `Carbohydrates, protein and fat weigh ${figureText(Math.round(parts))} g together, more than the ingredients (${figureText(Math.round(weight))} g).`
  return {
    about: 'the weights',
    text,
    fix: isSum(serving)
      ? undefined
      : { label: 'Use the figures of the ingredients', fields: recomputed(serving) },
  }
}

/** True when all figures are the sum of the ingredients. */
const isSum = (serving: Serving) => serving.items.length > 0 && figuresByHand(serving).length === 0

/** "Set calories to 412". */
function withFigure(serving: Serving, name: Nutrient, value: number) {
  return {
    label: `Set ${nutrientWords[name].name.toLowerCase()} to ${figureText(value)}`,
    fields: { figures: { ...serving.figures, [name]: String(value) } },
  }
}

/** What visitors would miss: a description of the meal's own, and a picture that is ready. */
export function presentationWarnings({
  description,
  imageUrl,
  items,
}: Presentation): Warning<Presentation>[] {
  const warnings: Warning<Presentation>[] = []
  const words = description.trim()
  if (words === '' || words === standardDescription) {
    const own = namesOf(items)
    warnings.push({
      about: 'the description',
      text: words
        ? 'The description is still the standard sentence, which many meals have.'
        : 'Without a description, search engines and screen readers only have the title.',
      fix: own ? { label: `Set it to “${own}”`, fields: { description: own } } : undefined,
    })
  }
  if (imageUrl === '' || isToCome(imageUrl)) {
    warnings.push({ about: 'the picture', text: 'The picture of this meal is not ready yet.' })
  }
  return warnings
}

/** "Chicken breast, rice and broccoli."; empty without items. */
export function namesOf(items: readonly Pick<Item, 'food'>[]): string {
  const names = [...new Set(items.map(({ food }) => food.toLowerCase()))].slice(0, mostNamed)
  if (names.length === 0) return ''
  const text = new Intl.ListFormat('en').format(names)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** More foods would not fit on the button. */
const mostNamed = 4

/** All that looks wrong in a meal. */
export const mealWarnings = (fields: Serving & Presentation): Warning<Serving & Presentation>[] => [
  ...figureWarnings(fields),
  ...presentationWarnings(fields),
]
