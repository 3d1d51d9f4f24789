import type { Image } from '#app/images/image.ts'
import type { Estimate } from '#app/nutrition/nutrition.ts'
import type { Analysis } from './local-draft.ts'

type ImageFacts = Pick<Image, '_id' | 'imageUrl'>

/** Why an image cannot be analysed, as it is told to people; null when it can. */
export function analysisProblem(image: ImageFacts | null): string | null {
  if (!image) return 'Please select an image to analyze'
  if (!image._id) return 'Selected image is missing an ID'
  if (!image.imageUrl) return 'Selected image is missing a URL'
  const waits = image.imageUrl === 'pending' || image.imageUrl === 'failed'
  return waits ? 'Image is not ready for analysis yet' : null
}

/** What figures are computed from: the ingredients typed, else the image's prompt, else the image. */
export function analysisBasis(image: Image | null, ingredients: string): string {
  return ingredients.trim() || image?.prompt || image?._id || ''
}

export type AnalysisAnswer = Omit<Estimate, 'range'> & Partial<Pick<Estimate, 'range'>>

export function toAnalysis(answer: AnalysisAnswer, basis: string): Analysis {
  const { nutritionData, detectedIngredients, items, range } = answer
  return { basis, nutritionData, detectedIngredients, items, range: range ?? null }
}
