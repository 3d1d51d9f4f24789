import { answerTasks } from '#platform/side-thread.ts'
import { encodeStrip } from '../files/encode.server.ts'
import { illustratePlate, illustratePortions, type PlateInput } from '../illustrator/illustrator.ts'
import { estimatePortionSide, plateSide } from './plate-address.ts'

/** A plate to draw, or portions of it side by side if their servings are given. */
export type PlateTask = PlateInput & { servings?: number[] }

answerTasks<PlateTask, Uint8Array>(({ servings, ...input }) =>
  servings
    ? encodeStrip(illustratePortions(input, servings, estimatePortionSide), estimatePortionSide)
    : encodeStrip([illustratePlate(input, plateSide)], plateSide),
)
