import type { Random } from '../core/random.ts'
import { fractal } from '../render/noise.ts'

/** A point of the way of a strand, in a disc of radius 1, and where it goes from there in radians. */
export type Step = { x: number; y: number; heading: number }

/** How tightly loose strands bend at most, in turns of a disc of radius 1, and the share of the way out from which they turn back. */
const tight = { most: 17, edge: [0.56, 0.88] as const }

/** A way that wanders within a disc of radius 1, now to one side and now to the other. */
export function tangle(random: Random, length: number, thin: number): Step[] {
  const pace = Math.max(0.05, thin * 2)
  const steps = Math.max(8, Math.round(length / pace))
  const far = 0.9 * Math.sqrt(random.next())
  const towards = random.range(0, 6.283)
  let [x, y] = [far * Math.cos(towards), far * Math.sin(towards)]
  let heading = towards + random.range(0.8, 2.2) * (random.chance(0.5) ? 1 : -1)
  const sway = random.range(0, 90)
  const edge = random.range(...tight.edge)
  const way: Step[] = []
  for (let i = 0; i <= steps; i++) {
    const out = Math.hypot(x, y)
    let bend = (fractal((i * pace) / 0.7, sway, 1, 2) - 0.5) * tight.most
    if (out > edge) {
      const inwards = Math.sin(Math.atan2(-y, -x) - heading) >= 0 ? 1 : -1
      bend = inwards * (2 + (14 * (out - edge)) / (1 - edge))
    }
    heading += bend * pace
    x += pace * Math.cos(heading)
    y += pace * Math.sin(heading)
    const k = out > 0.97 ? 0.97 / out : 1
    way.push({ x: x * k, y: y * k, heading })
  }
  return way
}
