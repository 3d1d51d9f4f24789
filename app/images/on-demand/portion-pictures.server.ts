import type { Item } from '#app/nutrition/nutrition.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { originOf } from '../image.ts'
import * as store from '../images.db.server.ts'
import { portionPictureJob } from '../images.jobs.server.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import { hashOfShown, openWhenDrawn } from './drawn-when-asked.server.ts'
import { illustratorVersion } from './illustrator-version.server.ts'
import type { PortionWords } from './portion-words.ts'

/** Part of the hash in names. Increase it when the encoding changes. */
const encoding = 2

/**
 * What a picture of the portions of these foods shows, one plate for each number of servings. Null if there is no
 * food, or if the meal's image is not an illustration: drawn plates beside a photo would show another dish.
 */
export async function portionWordsOf(
  app: App,
  imageId: string | null,
  items: Item[],
  servings: readonly number[],
): Promise<PortionWords | null> {
  if (!imageId || items.length === 0) return null
  const image = await store.findImage(app.db, imageId)
  if (!image || originOf(image) !== 'illustration') return null
  const foods = plateIngredients(await readerOf(app), { items, unmatched: [] })
  return { prompt: image.prompt, seed: image.seed ?? 0, foods, servings: [...servings] }
}

/** 16 hex digits that stand for what the picture shows, as the illustrator of now draws it. */
export function portionHash(words: PortionWords, drawing = illustratorVersion): string {
  const { prompt, seed, foods, servings } = words
  const laid = foods.map(({ name, said, group, grams, density, count }) => [
    name,
    said,
    group,
    grams,
    density,
    count,
  ])
  return hashOfShown([encoding, drawing, prompt, seed, laid, servings])
}

/** Where the picture is in the media store. */
export const portionKey = (words: PortionWords) => `portions/${portionHash(words)}.webp`

/**
 * The plates of all portions, side by side; a worker draws them when they are first asked for. Throws 429,
 * 503.
 */
export const openPortionPicture = (app: App, words: PortionWords, address: string) =>
  openWhenDrawn(app, portionKey(words), address, () => enqueue(app, portionPictureJob, words))
