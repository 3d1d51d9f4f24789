import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { bodyAt } from '../../../forms/piece-of.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { join, type Mesh, reshape, withCoords } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, tube } from '../../../shapes/shapes.ts'

export type Ring = {
  each: number
  /** Mm from its middle to that of its dough, and of the radius of the dough. */
  radius: number
  thick: number
  skin: Material
  /** Two strands twisted round each other. */
  twisted?: boolean
  /** Sesame all over it: how many seeds. */
  seeds?: number
}

/** How far out and how high the middle of a strand is at an angle of the ring; `twist` where it is wound about another. */
function middleAt(radius: number, thick: number, seed: number, angle: number, twist?: number) {
  const side = twist === undefined ? 0 : thick * 0.62
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const wave = 1 + 0.07 * (fractal(c * 2 + seed * 9, s * 2, 1, 2) - 0.5)
  const far = radius * wave + side * Math.cos(twist ?? 0)
  return { far, z: thick + side * (1 + Math.sin(twist ?? 0)) }
}

/** A closed tube: its ends lie in each other. */
function ringMesh(radius: number, thick: number, seed: number, phase?: number): Mesh {
  const steps = 96
  const path = Array.from({ length: steps + 2 }, (_, i): Vec => {
    const angle = (i / steps) * 2 * Math.PI
    const twist = phase === undefined ? undefined : 9 * angle + phase
    const { far, z } = middleAt(radius, thick, seed, angle, twist)
    return [far * Math.cos(angle), far * Math.sin(angle), z]
  })
  return withCoords(tube(path, { radius: () => thick, around: 14 }), (at) => at)
}

/** Rings of dough: sel roti from hot oil, simit under sesame. */
export function rings(spec: Ring): Form {
  const { each, radius, thick, skin, twisted = false, seeds = 0 } = spec
  const make = (seed: number, next: () => number): Piece => {
    const strands = twisted ? [0, Math.PI] : [0]
    const bodies = strands.map((phase) =>
      bodyAt(ringMesh(radius, thick, seed, twisted ? phase : undefined), skin, [0, 0, 0], {}, seed),
    )
    const high = thick * (twisted ? 2.6 : 2)
    for (let i = 0; i < seeds; i++) {
      const [turn, lean] = [next() * 2 * Math.PI, next() * Math.PI]
      const phase = strands[i % strands.length] ?? 0
      const middle = middleAt(radius, thick, seed, turn, twisted ? 9 * turn + phase : undefined)
      const far = middle.far + thick * Math.cos(lean)
      const at = [far * Math.cos(turn), far * Math.sin(turn), middle.z + thick * Math.sin(lean)]
      const pose = { turn: next() * 6, roll: (lean - Math.PI / 2) * Math.cos(turn) }
      bodies.push(bodyAt(grain, sesame, [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0], pose, next()))
    }
    return { bodies, radius: radius + thick, height: high }
  }
  return laid(
    {
      each,
      most: 5,
      variants: 3,
      make: (random) => make(random.next(), () => random.next()),
    },
    { apart: 0.9 },
  )
}

const grain = lump([2, 1.3, 0.8], 0.1, 2, 5)
const sesame = material(
  ({ seed }) => blend(colour('#d9b678'), colour('#f2dfb4'), step(0.1, 0.9, seed)),
  { glow: 0.3 },
)

export type Log = {
  each: number
  /** Mm: its length and radius. */
  length: number
  radius: number
  skin: Material
  /** Mm of hills on it. */
  rough?: number
  /** Two that were fried side by side and stick together. */
  doubled?: boolean
}

/** Short cylinders that lie side by side: puttu, fish rolls, kopytka. */
export function logs({ each, length, radius, skin, rough = 1, doubled = false }: Log): Form {
  const mesh = (i: number) =>
    doubled
      ? join(
          [-1, 1].map((side) =>
            reshape(logMesh(length, radius, rough, i + side / 3), ([x, y, z]) => [
              x,
              y + side * 0.86 * radius,
              z,
            ]),
          ),
        )
      : logMesh(length, radius, rough, i)
  const pieces = copies({ each, mesh, material: skin, variants: 4, most: 16 })
  const width = (doubled ? 3.8 : 2) * radius
  return rowed({ ...pieces, length, width }, { most: 4, turn: 0.5, apart: 1.04 })
}

function logMesh(length: number, radius: number, rough: number, seed: number): Mesh {
  const path = Array.from({ length: 21 }, (_, i): Vec => [(i / 20 - 0.5) * length, 0, radius])
  const wide = (t: number) =>
    radius * (1 + (rough / radius) * (fractal(t * 9 + seed * 7, seed, 1, 2) - 0.5))
  return withCoords(tube(path, { radius: wide, around: 40 }), (at) => at)
}
