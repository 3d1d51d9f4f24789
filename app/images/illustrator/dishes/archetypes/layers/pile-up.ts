import type { Random } from '../../../core/random.ts'
import { hilly } from '../../../looks/meat/joints.ts'
import type { Body } from '../../../render/body.ts'
import { type Outline, solid } from '../../../shapes/shapes.ts'
import { putEdge } from './edge-pieces.ts'
import { type Layer, sheets } from './layers.ts'

/** Puts the layers on each other; returns the height reached. */
export function pileUp(
  bodies: Body[],
  random: Random,
  layers: readonly Layer[],
  from: number,
  outline: (reach: number) => Outline,
): number {
  let z = from
  for (const name of layers) {
    const { height, reach, wavy, material: own, sag = 0, hills } = sheets[name]
    const phase = random.range(0, 6.283)
    const waves = name === 'cheese' ? 4 : 11
    const edge = outline(reach).map(([x, y]) => {
      const angle = Math.atan2(y, x)
      const k = 1 + wavy * 0.5 * (Math.sin(angle * waves + phase) + Math.sin(angle * 5 - phase))
      return [x * k, y * k] as const
    })
    const hasPieces = putEdge(bodies, random, name, outline(1), z, height)
    const flat = solid(hasPieces ? edge.map(([x, y]) => [x * 0.86, y * 0.86] as const) : edge, {
      height: height + sag * 0.4,
      edge: hills ? 0.42 * height : Math.min(2, height / 2),
      rough: 1,
      seed: random.next(),
    })
    bodies.push({
      mesh: hills ? hilly(flat, hills, 5, phase) : flat,
      material: own,
      pose: { at: [0, 0, z - sag * 0.4] },
      seed: random.next(),
    })
    z += height
  }
  return z
}
