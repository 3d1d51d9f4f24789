import type { Plate, Reader } from '#app/nutrition/estimate.ts'
import { type DrawnFoods, drawnFoods } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'

/** What the illustrator draws of a prompt, and the words of it that look like food and are not drawn. */
export const drawnWords = (reader: Reader, prompt: string): DrawnFoods =>
  drawnOfPlate(reader, reader.readPlate(prompt), prompt)

/** The same for a text that is read already. */
export function drawnOfPlate(reader: Reader, read: Plate, prompt: string): DrawnFoods {
  const ingredients = plateIngredients(reader, read)
  const { drawn, missing } = drawnFoods({ ingredients, prompt })
  // A prompt that is one dish as a whole leaves no words out.
  if (ingredients.length === 0 && drawn.length > 0) return { drawn, missing }
  const laid = new Set(ingredients.map(({ name }) => name))
  const unread = read.unmatched.filter((word) => !laid.has(word))
  return { drawn, missing: [...new Set([...missing, ...unread])] }
}
