import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { takeTurns } from '#platform/database/take-turns.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { invalid } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { readSetting, type Setting, writeSetting } from '#platform/settings/settings.ts'
import { createReader, type Reader } from '../estimate.ts'
import { nameWords } from '../foods/food-names.ts'
import type { UsdaFood } from '../usda/usda-food.ts'
import { type OwnFood, ownFoodSchema, toOwnFood } from './own-food.ts'
import { deleteOwnFoods, everyOwnFood, upsertOwnFoods } from './own-foods.db.server.ts'
import { isOfTable, makeOwnFoods } from './own-foods.ts'

/** Most imported foods of a site, as each takes about 2 kB of memory. */
const mostFoods = 20_000

const versionSchema = z.object({ version: z.string().default('') })

/** Changes with every import, so that each process knows when to read the foods again. */
const versionSetting: Setting<typeof versionSchema> = { name: 'own_foods', schema: versionSchema }

type Kept = { version: string; reader: Promise<Reader> }

const caches = new WeakMap<object, Kept>()

/** The reader of a site, for the table and its imported foods. Cached until any process imports foods. */
export async function readerOf(app: App): Promise<Reader> {
  const version = await ownFoodsVersion(app)
  const database = app.db.getExecutor().adapter
  const kept = caches.get(database)
  if (kept?.version === version) return await kept.reader
  const reader = readOwnFoods(app)
    .then((stored) => makeOwnFoods(stored, yieldToEventLoop))
    .then(createReader)
  const made = { version, reader }
  caches.set(database, made)
  // A failure is not kept; by then a later import may have taken its place.
  reader.catch(() => caches.get(database) === made && caches.delete(database))
  return await reader
}

/** Version of a site's imported foods: it changes with each import and is empty before the first. */
export async function ownFoodsVersion(app: App): Promise<string> {
  return (await readSetting(app, versionSetting)).version
}

/** The imported foods as stored. Rows that cannot be parsed, as after a downgrade, are left out and logged. */
export async function readOwnFoods(app: App): Promise<OwnFood[]> {
  const read = (await everyOwnFood(app.reads)).map((stored) => ownFoodSchema.safeParse(stored))
  const [first, ...others] = read.flatMap(({ error }) => error ?? [])
  if (first) {
    app.log.warn({ foods: 1 + others.length, err: first }, 'imported foods cannot be read')
  }
  return read.flatMap(({ data }) => data ?? [])
}

/** The result of an import; `skipped` has the foods that were left out, by reason. */
export type ImportReport = {
  added: number
  updated: number
  unchanged: number
  skipped: Map<string, string[]>
}

/**
 * Imports the foods of a download of FoodData Central; with `matching` only those that have all its
 * words. Throws 400 for a file that cannot be read as one, and changes nothing then.
 */
export async function importFoods(
  app: App,
  _admin: Admin,
  path: string,
  matching = '',
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, updated: 0, unchanged: 0, skipped: new Map() }
  const read = await readNewest(path, matching, report)
  await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'own foods')
    const before = new Map((await readOwnFoods(app)).map((food) => [food.source, food]))
    const changed = read.filter((food) => !isDeepStrictEqual(food, before.get(food.source)))
    const isKnown = ({ source }: OwnFood) => before.has(source) || isOfTable(source)
    report.unchanged = read.length - changed.length
    report.updated = changed.filter(isKnown).length
    report.added = changed.length - report.updated
    if (before.size + changed.filter(({ source }) => !before.has(source)).length > mostFoods) {
      throw tooMany(path)
    }
    const updated_at = timestamp(app.clock)
    await upsertOwnFoods(
      app.db,
      changed.map((food) => ({ source: food.source, food, updated_at })),
    )
    if (changed.length > 0) await writeSetting(app, versionSetting, { version: newId() })
  })
  return report
}

/** The wanted foods of a file, of each its newest entry. */
async function readNewest(path: string, matching: string, report: ImportReport) {
  const skip = (reason: string, { description }: UsdaFood) => {
    report.skipped.set(reason, [...(report.skipped.get(reason) ?? []), description])
  }
  // Loaded with the first import: a web process never needs the readers of files.
  const { readUsdaFile } = await import('./usda-file.server.ts')
  const newest = new Map<string, { usda: UsdaFood; food: OwnFood }>()
  for await (const usda of readUsdaFile(path, { words: wordsOf(matching), most: mostFoods })) {
    const food = toOwnFood(usda)
    if ('refused' in food) {
      skip(food.refused, usda)
      continue
    }
    const other = newest.get(food.source)
    if (other)
      skip('the file has a newer entry of it', other.usda.fdcId > usda.fdcId ? usda : other.usda)
    if (!other || other.usda.fdcId <= usda.fdcId) newest.set(food.source, { usda, food })
    if (newest.size > mostFoods) throw tooMany(path)
  }
  return [...newest.values()].map(({ food }) => food)
}

function wordsOf(matching: string): string[] {
  return matching
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function tooMany(path: string) {
  return invalid(
    `${path} would make more than ${mostFoods} foods. Choose some of them: --matching "WORDS"`,
  )
}

/** Imported foods whose names contain all words of the text, by name. */
export async function listOwnFoods(app: App, _admin: Admin, text = ''): Promise<OwnFood[]> {
  const words = nameWords(text)
  return (await readOwnFoods(app))
    .filter(({ name, aliases, source }) => {
      const said = new Set([name, ...aliases].flatMap(nameWords))
      return source === text || words.every((word) => said.has(word))
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.source < b.source ? -1 : 1))
}

/** Removes imported foods by their ids, or all; the built-in figures apply again. */
export async function removeOwnFoods(
  app: App,
  _admin: Admin,
  sources: string[] | 'all',
): Promise<number> {
  return await inTransaction(app, async (app) => {
    await takeTurns(app.db, 'own foods')
    const removed = await deleteOwnFoods(app.db, sources)
    if (removed > 0) await writeSetting(app, versionSetting, { version: newId() })
    return removed
  })
}
