import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { originOf } from '../image.ts'
import * as store from '../images.db.server.ts'
import { drawnWords } from './drawn-words.ts'

/** The foods that a ready illustration shows; null for any other picture, and for none. */
export async function drawnInImage(app: App, imageId: string | null): Promise<string[] | null> {
  const image = imageId ? await store.findImage(app.db, imageId) : undefined
  if (image?.status !== 'ready' || originOf(image) !== 'illustration') return null
  return drawnWords(await readerOf(app), image.prompt).drawn
}

/** The foods that a picture will show which is still to be drawn from these words. */
export const drawnOfWords = async (app: App, words: string): Promise<string[]> =>
  drawnWords(await readerOf(app), words).drawn
