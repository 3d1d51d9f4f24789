import type { Reader } from '#app/nutrition/estimate.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { App } from '#platform/app.ts'
import { encodeStrip } from '../files/encode.server.ts'
import { type Drawing, illustratePortions, tableOf } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'
import { portionKey } from './portion-pictures.server.ts'
import { type PortionWords, portionSide } from './portion-words.ts'

/** Draws and stores the plates of a meal's portions. Harmless when they are there already. */
export async function makePortionPicture(app: App, words: PortionWords): Promise<void> {
  const plates = drawPortions(await readerOf(app), words)
  await app.media.put(portionKey(words), await encodeStrip(plates, portionSide))
}

/** The plates, on the table and in the vessels that the meal's own picture has. */
function drawPortions(reader: Reader, { prompt, seed, foods, servings }: PortionWords): Drawing[] {
  const table = tableOf({ prompt, ingredients: plateIngredients(reader, reader.readPlate(prompt)) })
  return illustratePortions({ prompt, seed, table, ingredients: foods }, servings, portionSide)
}
