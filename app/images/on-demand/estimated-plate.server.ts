import { LRUCache } from 'lru-cache'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { unavailable } from '#platform/errors.ts'
import { programFile } from '#platform/program-file.ts'
import { sideThread } from '#platform/side-thread.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import type { PlateTask } from './illustrator-thread.ts'
import { estimatePortions } from './plate-address.ts'

/** What lies on a plate beside the largest foods can hardly be seen, and each food takes time to draw. */
const mostFoods = 20

/** Plates that may wait for the thread before further ones are refused; at 0.2 s each it is two seconds. */
const queueLimit = 12

/** Bytes of all pictures that are kept: some two hundred plates. */
const room = 8 * 1024 * 1024

/** All estimates are served on one table, so that only what is on the plate changes while somebody types. */
const laid = { table: 'estimate', seed: 12 }

const illustrator = sideThread<PlateTask, Uint8Array>({
  script: programFile('app/images/on-demand/illustrator-thread.ts'),
  queueLimit,
  refuse: () => unavailable('Too many plates are being drawn. Please try again later.'),
  timeLimit: 20_000,
  giveUp: () => unavailable('This plate takes too long to draw. Please try again later.'),
  resourceLimits: { maxOldGenerationSizeMb: 128 },
})

/** Cache of drawn plates; concurrent requests for the same plate share one drawing. */
const pictures = new LRUCache<string, Uint8Array, PlateTask>({
  maxSize: room,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
  fetchMethod: (_key, _stale, { context }) => illustrator.run(context),
})

/**
 * A WebP of what a text puts on a plate, drawn from the same foods and grams as its figures, the twenty
 * largest of them. Throws 400 when it names no known food, 503 while too many plates wait.
 */
export const illustrateEstimate = (app: App, text: string) => draw(app, text)

/** A WebP of half of it, all of it and twice as much, side by side at one scale. Throws the same. */
export const illustrateEstimatePortions = (app: App, text: string) =>
  draw(app, text, [...estimatePortions])

async function draw(app: App, text: string, servings?: number[]): Promise<Uint8Array> {
  const reader = await readerOf(app)
  const { items } = await analyseText(app, text)
  const largest = items.toSorted((a, b) => b.grams - a.grams).slice(0, mostFoods)
  const shown = items.filter((item) => largest.includes(item))
  const ingredients = plateIngredients(reader, { items: shown, unmatched: [] })
  const input: PlateTask = { ...laid, prompt: text, ingredients, servings }
  return await pictures.forceFetch(JSON.stringify(input), { context: input })
}
