import type { Image } from '#app/images/image.ts'
import type { Analysis as Looks } from '#app/nutrition/analysis.ts'
import type { CalorieRange, Estimate, ItemFigures } from '#app/nutrition/nutrition.ts'
import { rangeOfItems } from '../detail/meal-figures.ts'
import { figuresByHand, type Serving } from '../portions/serving.ts'
import type { Analysis } from './local-draft.ts'

type ImageFacts = Pick<Image, '_id' | 'imageUrl'>

/** The message why an image cannot be analysed; null when it can. */
export function analysisProblem(image: ImageFacts | null): string | null {
  if (!image) return 'Please select an image to analyze'
  if (!image._id) return 'Selected image is missing an ID'
  if (!image.imageUrl) return 'Selected image is missing a URL'
  const waits = image.imageUrl === 'pending' || image.imageUrl === 'failed'
  return waits ? 'Image is not ready for analysis yet' : null
}

/** The source of the figures: the typed ingredients, or else the image's prompt, or else the image. */
export function analysisBasis(image: Image | null, ingredients: string): string {
  return ingredients.trim() || image?.prompt || image?._id || ''
}

/** The figures of an image; `spread` is present when a model looked at it several times. */
export type AnalysisAnswer = Omit<ItemFigures, 'range'> &
  Partial<Pick<Estimate, 'range' | 'suggestions'> & Pick<Looks, 'spread'>>

export function toAnalysis(answer: AnalysisAnswer, basis: string): Analysis {
  const { detectedIngredients, items, range, spread, suggestions = [] } = answer
  return { basis, detectedIngredients, items, range: range ?? null, spread, suggestions }
}

/** The analysis without words that were not counted before and have a food now. */
export const withoutWords = (analysis: Analysis, words: string): Analysis => ({
  ...analysis,
  suggestions: analysis.suggestions.filter(({ text }) => text !== words),
})

/**
 * The range of the calories of a serving: the server's, as long as the items are unchanged; otherwise
 * computed from the items. Null when somebody set the calories by hand, or when there is no range.
 */
export function servingRange(serving: Serving, analysis: Analysis | null): CalorieRange | null {
  const { items } = serving
  if (items.length === 0 || figuresByHand(serving).includes('calories')) return null
  const untouched = JSON.stringify(items) === JSON.stringify(analysis?.items)
  return (untouched && analysis?.range) || rangeOfItems(items)
}
