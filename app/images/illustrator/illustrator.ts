import { type Brush, createBrush, createDefs } from './brush.ts'
import { drawContents } from './contents.ts'
import { drawPlaceSetting } from './place-setting.ts'
import { type Plan, type PlateInput, planPlate } from './plan.ts'
import { createRandom, hashText } from './random.ts'
import { drawStanding, standsUp } from './standing/scene.ts'
import { steam } from './steam.ts'
import { drawTable } from './table-top.ts'
import { drawVessel } from './vessel.ts'

export type { PlateIngredient, PlateInput } from './plan.ts'

/**
 * Draws a plate seen from straight above, or a glass from the front, as SVG of 1024 by 1024 without text or outside references.
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
  const body = standsUp(plan) ? drawStanding(brush, plan) : drawServed(brush, plan)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><defs>${defs.markup()}</defs>${body}</svg>`
}

/** The plate or bowl from straight above, on its table, ready to be eaten. */
function drawServed(brush: (label: string) => Brush, plan: Plan): string {
  const table = drawTable(brush('table'))
  const vessel = drawVessel(brush('vessel'), plan.vessel, table.dark)
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
