import { type Brush, createBrush, createDefs } from './brush.ts'
import { drawContents } from './contents.ts'
import { type PlateInput, planPlate } from './plan.ts'
import { createRandom, hashText } from './random.ts'
import { drawTable } from './table-top.ts'
import { drawVessel } from './vessel.ts'

export type { PlateIngredient, PlateInput } from './plan.ts'

/**
 * Draws a plate seen from straight above, as SVG of 1024 by 1024 without text or outside references.
 * The same input gives the same bytes; each food's share of the plate follows its volume.
 */
export function illustratePlate(input: PlateInput): string {
  const key = input.ingredients.map(({ name, grams }) => `${name} ${grams}`).join('|')
  const random = createRandom(
    (hashText(`${input.prompt}|${key}`) ^ Math.imul(input.seed | 0, 0x9e3779b1)) >>> 0,
  )
  const defs = createDefs()
  const brush = (label: string): Brush => createBrush(random.fork(label), defs)
  const plan = planPlate(input)
  const table = drawTable(brush('table'))
  const vessel = drawVessel(brush('vessel'), plan.vessel, table.dark)
  const contents = drawContents(brush, plan, vessel)
  const rim = plan.arrangement === 'wet' ? vessel.above : ''
  const served = plan.parts.length > 0 ? vessel.below + contents.food + rim : ''
  const body = table.markup + served + contents.over
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><defs>${defs.markup()}</defs>${body}</svg>`
}
