import { lookNamed } from './looks/find-look.ts'
import type { Part, PlateInput, Setting } from './plan/plan.ts'
import { planTable } from './plan/plan.ts'
import { drawTable, type Laid, layTable, tableOf } from './scene/compose.ts'

export { type DrawnFoods, drawnFoods } from './plan/drawn-foods.ts'
export type { PlateIngredient, PlateInput } from './plan/plan.ts'
export { tableOf } from './scene/compose.ts'

/** Whether a food or dish of this name has a drawing of its own. */
export const hasLook = (name: string): boolean => lookNamed(name) !== undefined

export { usualGrams } from './plan/serving.ts'

/** A picture of 8 bits for each of three channels, sRGB. */
export type Drawing = { data: Buffer; width: number; height: number; channels: 3 }

/**
 * Draws a meal on its table, seen as one sits at it, as a square of `side` px. The same input gives the same
 * pixels; how much of its vessel a food covers follows its volume.
 */
export const illustratePlate = (input: PlateInput, side: number): Drawing =>
  drawingOf(input, layTable(input, planTable(input)), side)

/**
 * Draws portions of one meal, each of so many servings, on the same table, in the same vessels and to the
 * same scale, so that they can be compared by eye.
 */
export function illustratePortions(
  input: PlateInput,
  servings: readonly number[],
  side: number,
): Drawing[] {
  const most = Math.max(...servings)
  const table = input.table ?? tableOf(input)
  const grown = input.ingredients.map((one) => ({ ...one, grams: one.grams * most }))
  const laid = layTable({ ...input, table }, planTable({ ...input, ingredients: grown }))
  return servings.map((factor) => {
    if (factor === most) return drawingOf({ ...input, table }, laid, side)
    const settings = laid.settings.map((one) => resized(one, factor / most))
    return drawingOf({ ...input, table }, { settings, camera: laid.camera }, side)
  })
}

function drawingOf(input: PlateInput, laid: Laid, side: number): Drawing {
  return { data: drawTable(input, laid, side), width: side, height: side, channels: 3 }
}

function resized(setting: Setting, by: number): Setting {
  const part = (one: Part): Part => ({ ...one, grams: one.grams * by, volume: one.volume * by })
  const parts = (list: readonly Part[]) => list.map(part)
  return {
    ...setting,
    parts: parts(setting.parts),
    garnish: parts(setting.garnish),
    poured: parts(setting.poured),
  }
}
