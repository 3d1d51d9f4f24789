import { LRUCache } from 'lru-cache'
import type { Reader } from '#app/nutrition/estimate.ts'
import { analyseText } from '#app/nutrition/nutrition.server.ts'
import type { Item } from '#app/nutrition/nutrition.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { invalid, unavailable } from '#platform/errors.ts'
import { programFile } from '#platform/program-file.ts'
import { sideThread } from '#platform/side-thread.ts'
import { drawnFoods, type PlateInput } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import type { PlateTask } from './illustrator-thread.ts'
import { type DrawnFrom, estimatePortions, readFoodsText } from './plate-address.ts'

/** What lies on a plate beside the largest foods can hardly be seen, and each food takes time to draw. */
const mostFoods = 20

/** Plates that may wait for the thread before further ones are refused; at 0.2 s each it is two seconds. */
const queueLimit = 12

/** How long (ms) the thread is kept for the next plate: it takes 65 MB, and half a second to start. */
const idleLimit = 15_000

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
  idleLimit,
  resourceLimits: { maxOldGenerationSizeMb: 128 },
})

/** Cache of drawn plates; concurrent requests for the same plate share one drawing. */
const pictures = new LRUCache<string, Uint8Array, PlateTask>({
  maxSize: room,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
  fetchMethod: (_key, _stale, { context }) => illustrator.run(context),
})

/**
 * A WebP of a plate, drawn from the same foods and grams as its figures, the twenty largest of them. Throws 400
 * when it has no known food, 503 while too many plates wait.
 */
export const illustrateEstimate = (app: App, from: DrawnFrom) => draw(app, from)

/** A WebP of half of it, all of it and twice as much, side by side at one scale. Throws the same. */
export const illustrateEstimatePortions = (app: App, from: DrawnFrom) =>
  draw(app, from, [...estimatePortions])

async function draw(app: App, from: DrawnFrom, servings?: number[]): Promise<Uint8Array> {
  const plate = await plateOf(app, from)
  const input: PlateTask = { ...plateInput(await readerOf(app), plate), servings }
  return await pictures.forceFetch(JSON.stringify(input), { context: input })
}

/** The words of a plate that its picture shows; none where it has no drawing. Throws 400 without a known food. */
export async function drawnInEstimate(app: App, from: DrawnFrom): Promise<string[]> {
  const plate = await plateOf(app, from)
  return drawnFoods(plateInput(await readerOf(app), plate)).drawn
}

type EstimatedPlate = { items: Item[]; prompt: string }

async function plateOf(app: App, { text, foods }: DrawnFrom): Promise<EstimatedPlate> {
  if (foods === '') return { items: (await analyseText(app, text)).items, prompt: text }
  const rows = readFoodsText(foods).map(({ words, ...row }) => ({ ...row, text: words }))
  const { items } = (await readerOf(app)).recompute(rows)
  if (items.length === 0) throw invalid('No known food on the plate', 'foods')
  return { items, prompt: items.map((item) => item.text).join(', ') }
}

function plateInput(reader: Reader, { items, prompt }: EstimatedPlate): PlateInput {
  const largest = items.toSorted((a, b) => b.grams - a.grams).slice(0, mostFoods)
  const shown = items.filter((item) => largest.includes(item))
  return { ...laid, prompt, ingredients: plateIngredients(reader, { items: shown, unmatched: [] }) }
}
