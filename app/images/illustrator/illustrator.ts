import { type Brush, createBrush, createDefs } from './core/brush.ts'
import { drawContents } from './core/contents.ts'
import { drawPlaceSetting } from './core/place-setting.ts'
import { type Plan, type PlateInput, planPlate, scaleFor } from './core/plan.ts'
import { createRandom, hashText } from './core/random.ts'
import { steam } from './core/steam.ts'
import { drawTable } from './core/table-top.ts'
import { drawVessel } from './core/vessel.ts'
import { drawStanding, standsUp } from './standing/scene.ts'

export type { PlateIngredient, PlateInput } from './core/plan.ts'

/**
 * Draws a plate seen from straight above, or a glass from the front, as SVG of 1024 by 1024 without text
 * or outside references. The same input gives the same bytes; each food's share follows its volume.
 */
export const illustratePlate = (input: PlateInput): string => draw(input, planPlate(input))

/**
 * Draws portions of one meal, each of so many servings, on the same table, in the same vessel and to the
 * same scale, so that they can be compared by eye: the covered area follows the grams.
 */
export function illustratePortions(input: PlateInput, servings: readonly number[]): string[] {
  const of = (factor: number): PlateInput => ({
    ...input,
    table: input.table ?? tableOf(input),
    ingredients: input.ingredients.map((one) => ({ ...one, grams: one.grams * factor })),
  })
  const scale = scaleFor(of(Math.max(...servings)))
  return servings.map((factor) => draw(of(factor), planPlate(of(factor), scale)))
}

/** What a plate's table hangs on, for other plates that are to stand on it. */
export function tableOf({ prompt, ingredients }: Omit<PlateInput, 'seed'>): string {
  const foods = ingredients.map(({ name, grams }) => `${name} ${grams}`)
  return `${prompt}|${foods.join('|')}`
}

/** Table, make of plate and arrangement hang on `table` and seed, the amounts on the plan. */
function draw(input: PlateInput, plan: Plan): string {
  const random = createRandom(
    (hashText(input.table ?? tableOf(input)) ^ Math.imul(input.seed | 0, 0x9e3779b1)) >>> 0,
  )
  const defs = createDefs()
  const brush = (label: string): Brush => createBrush(random.fork(label), defs)
  const body = standsUp(plan) ? drawStanding(brush, plan) : drawServed(brush, plan)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><defs>${defs.markup()}</defs>${body}</svg>`
}

/** The plate or bowl from straight above, on its table, ready to be eaten. */
function drawServed(brush: (label: string) => Brush, plan: Plan): string {
  const table = drawTable(brush('table'))
  const vessel = drawVessel(brush('vessel'), plan.vessel, table.dark, plan.level)
  const contents = drawContents(brush, plan, vessel)
  if (plan.parts.length === 0) return table.markup + contents.over
  const laid = brush('laid')
  const isLaid = plan.vessel !== 'board' && laid.random.chance(0.8)
  return (
    table.markup +
    (isLaid ? drawPlaceSetting(laid, plan.cutlery, table.dark) : '') +
    vessel.below +
    contents.food +
    (plan.arrangement === 'wet' ? vessel.above : '') +
    (plan.hot ? steam(brush('steam'), vessel.center, vessel.room) : '') +
    contents.over
  )
}
