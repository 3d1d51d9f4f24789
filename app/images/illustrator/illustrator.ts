import { type Brush, createBrush, createDefs } from './brush.ts'
import { drawContents } from './contents.ts'
import { drawPlaceSetting } from './place-setting.ts'
import { type Plan, type PlateInput, planPlate, scaleFor } from './plan.ts'
import { createRandom, hashText } from './random.ts'
import { drawStanding, standsUp } from './standing/scene.ts'
import { steam } from './steam.ts'
import { drawTable } from './table-top.ts'
import { drawVessel } from './vessel.ts'

export type { PlateIngredient, PlateInput } from './plan.ts'

/**
 * Draws a plate seen from straight above, or a glass from the front, as SVG of 1024 by 1024 without text
 * or outside references. The same input gives the same bytes; each food's share follows its volume.
 */
export const illustratePlate = (input: PlateInput): string => draw(input, planPlate(input))

/** How much of a meal each portion holds. */
const portions = { small: 0.6, medium: 1, large: 1.5 }

/**
 * Draws a small, a medium and a large portion of one meal on the same table, in the same vessel and to
 * the same scale, so that they can be compared by eye: the covered area follows the grams.
 */
export function illustratePortions(input: PlateInput): Record<keyof typeof portions, string> {
  const of = (factor: number): PlateInput => ({
    ...input,
    ingredients: input.ingredients.map((one) => ({ ...one, grams: one.grams * factor })),
  })
  const scale = scaleFor(of(portions.large))
  const portion = (factor: number) => draw(input, planPlate(of(factor), scale))
  return {
    small: portion(portions.small),
    medium: portion(portions.medium),
    large: portion(portions.large),
  }
}

/** Table, vessel and arrangement hang on the input alone, the amounts on the plan. */
function draw(input: PlateInput, plan: Plan): string {
  const key = input.ingredients.map(({ name, grams }) => `${name} ${grams}`).join('|')
  const random = createRandom(
    (hashText(`${input.prompt}|${key}`) ^ Math.imul(input.seed | 0, 0x9e3779b1)) >>> 0,
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
