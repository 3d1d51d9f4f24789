import { LRUCache } from 'lru-cache'
import type { Plate, Reader } from '#app/nutrition/estimate.ts'
import { type DrawnFoods, drawnFoods } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'

/** How many prompts are remembered: more than the status screen looks through. */
const mostRemembered = 1000

/** What is drawn of prompts, for each reader. */
const remembered = new WeakMap<Reader, LRUCache<string, DrawnFoods>>()

/** What the illustrator draws of a prompt, and the words of it that look like food and are not drawn. Cached. */
export function drawnWords(reader: Reader, prompt: string): DrawnFoods {
  const cache = remembered.get(reader) ?? new LRUCache<string, DrawnFoods>({ max: mostRemembered })
  remembered.set(reader, cache)
  const known = cache.get(prompt)
  if (known) return known
  const foods = drawnOfPlate(reader, reader.readPlate(prompt), prompt)
  cache.set(prompt, foods)
  return foods
}

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
