import { tableReader } from '#app/nutrition/estimate.ts'
import { encodeStrip } from '../files/encode.server.ts'
import { illustratePlate } from '../illustrator/illustrator.ts'
import { plateIngredients } from '../making/plate-ingredients.ts'

const prompt = 'grilled chicken with rice and broccoli'

/** Width in px, kept small because loading takes longer than drawing. */
const side = 32

/**
 * Draws and encodes a small plate that nobody sees, so that code, food table and textures are loaded when
 * somebody waits for the first real one.
 */
export async function warmUp(): Promise<void> {
  const ingredients = plateIngredients(tableReader, tableReader.readPlate(prompt))
  await encodeStrip([illustratePlate({ ingredients, prompt, seed: 1 }, side)], side)
}
