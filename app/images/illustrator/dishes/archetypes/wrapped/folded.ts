import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import type { Piece } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import type { Material } from '../../../render/material.ts'
import { type Mesh, patch } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { within } from '../../../render/poses.ts'
import { flatDough } from './dough.ts'
import { bitAt, type Filling, piecesFor, underOf } from './fillings.ts'

export type Folded = {
  /** From below to above. */
  filling: readonly Filling[]
  /** Grams of one. */
  each?: number
  shell?: Material
  /** Mm of the radius of the bread before it is folded. */
  size?: number
  /** Mm of the radius of the fold, and radians by which the walls lean outwards. */
  fold?: number
  open?: number
  /** Mm of waves in its edge. */
  wavy?: number
  /** Radians by which the row of them is turned from left to right. */
  turn?: number
  /** Radians by which it leans away from the viewer. */
  lean?: number
}

/** A round bread folded over its filling, standing on its fold, open above: tacos, gyros, filled pita. */
export const folded = (spec: Folded): Form => {
  const { size = 72, fold = 15, open = 0.14, each = 90, turn = 0.22 } = spec
  const wide = 2 * (fold + (size - fold * 1.6) * Math.sin(open)) + 6
  return rowed(
    {
      each,
      most: 8,
      variants: 3,
      length: 2 * size,
      width: wide,
      make: (random) => foldedPiece(random, spec),
    },
    { most: 4, turn, apart: 1, askew: 0.08 },
  )
}

type Wall = { y: number; z: number }

/** Where the bread stands at `s` mm from its fold line. */
function wallAt(s: number, fold: number, open: number): Wall {
  const [far, side] = [Math.abs(s), Math.sign(s)]
  const turn = Math.PI / 2 - open
  const bow = fold * turn
  if (far < bow) {
    const angle = far / fold
    return { y: side * fold * Math.sin(angle), z: fold * (1 - Math.cos(angle)) }
  }
  const up = far - bow
  return {
    y: side * (fold * Math.sin(turn) + up * Math.sin(open)),
    z: fold * (1 - Math.cos(turn)) + up * Math.cos(open),
  }
}

function shellMesh(spec: Folded, seed: number): Mesh {
  const { size = 72, fold = 15, open = 0.14, wavy = 1.2 } = spec
  return patch(
    26,
    24,
    (u, v) => {
      const [across, along] = [v * 2 - 1, u * 2 - 1]
      const reach = Math.sqrt(Math.max(0.0004, 1 - across * across))
      const x = along * reach * size
      const { y, z } = wallAt(across * size, fold, open)
      const wave = (fractal(u * 4 + seed, v * 3, 1, 2) - 0.5) * 2 * wavy * Math.abs(across)
      return [x, y + wave * 2, z + wave]
    },
    (u, v) => [u * 2 * size, v * 2 * size, seed],
  )
}

function foldedPiece(random: Random, spec: Folded): Piece {
  const { filling, shell = flatDough('#e9c06a', '#b8762a'), size = 72, fold = 15 } = spec
  const { open = 0.14 } = spec
  const seed = random.range(0, 60)
  const rim = (x: number) => wallAt(Math.sqrt(Math.max(1, size * size - x * x)), fold, open)
  const top = (x: number, y: number) => {
    const { y: half, z } = rim(x)
    return Math.max(2, z - 11) + 9 * Math.max(0, 1 - (y / Math.max(4, half)) ** 2)
  }
  const reach = size * 0.86
  const under = patch(18, 8, (u, v) => {
    const x = (u * 2 - 1) * reach
    const y = (v * 2 - 1) * rim(x).y * 0.86 * (1 - 0.7 * (2 * u - 1) ** 4)
    // It sinks between the walls at its ends.
    return [x, y, top(x, y) - 2 - 9 * (2 * u - 1) ** 6]
  })
  const bodies: Body[] = [
    { mesh: shellMesh(spec, seed), material: shell, pose: {}, seed: random.next() },
    { mesh: under, material: underOf(filling[0] ?? 'mince'), pose: {}, seed: 0.5 },
  ]
  const area = reach * 2 * rim(0).y * 1.7
  filling.forEach((name, layer) => {
    const count = piecesFor(name, (area * (layer === 0 ? 1.5 : 1.25)) / Math.max(2, filling.length))
    for (let i = 0; i < count; i++) {
      const x = random.range(-1, 1) * reach
      const y = random.range(-0.8, 0.8) * rim(x).y
      bodies.push(bitAt(name, [x, y, top(x, y) - 2 + layer * 1.8 + random.range(-1, 2)], random))
    }
  })
  return { bodies: leaning(bodies, spec.lean ?? 0), radius: size * 0.8, height: rim(0).z }
}

/** Everything turned back about the fold. */
const leaning = (bodies: readonly Body[], lean: number): Body[] =>
  bodies.map((body) => ({
    ...body,
    pose: within({ at: [0, 0, 8 * lean], tilt: -lean }, body.pose),
  }))
