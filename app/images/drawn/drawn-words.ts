import { LRUCache } from 'lru-cache'
import type { Plate, Reader } from '#app/nutrition/estimate.ts'
import { type DrawnFoods, drawnFoods } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'

/** How many prompts are cached: more than the status screen looks through. */
const mostCached = 1000

/** Cache of what is drawn of prompts, for each reader. */
const caches = new WeakMap<Reader, LRUCache<string, DrawnFoods>>()

/** What the illustrator draws of a prompt, and the words of it that look like food and are not drawn. Cached. */
export function drawnWords(reader: Reader, prompt: string): DrawnFoods {
  const cache = caches.get(reader) ?? new LRUCache<string, DrawnFoods>({ max: mostCached })
  caches.set(reader, cache)
  const cached = cache.get(prompt)
  if (cached) return cached
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
