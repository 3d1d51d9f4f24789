import { createRandom } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { rowed } from '../../../forms/rows.ts'
import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { material, type Spot } from '../../../render/material.ts'
import { join, type Mesh, reshape, withCoords } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump, sheet, tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'

/** Flour and ice water from hot oil: pale, see-through where it is thin, straw-coloured where it stands off. */
export const batterPaint = ({ u, v, w, up, seed, hill }: Spot): Colour => {
  const broad = fractal(u / 11 + seed * 41, v / 11, w / 11, 2)
  const own = blend(colour('#c88832'), colour('#eac57c'), step(0.3, 0.62, broad + 0.14 * up))
  const crisp = blend(own, colour('#f6e0a8'), 0.5 * step(0.55, 0.9, hill))
  return blend(crisp, colour('#a8641e'), 0.5 * (1 - hill) * step(0.4, 0.7, broad))
}

const batter = material(batterPaint, {
  gloss: 0.3,
  polish: 0.42,
  glow: 0.4,
  bump: { height: 1.1, size: 2.6, crust: 0.55 },
})
const shell = material(
  ({ u, v, seed }) =>
    blend(colour('#c8542a'), colour('#eda070'), fractal(u / 4 + seed * 9, v / 4, 2, 2)),
  { gloss: 0.5, polish: 0.5, glow: 0.35 },
)

/** Two blades of a tail close together, and the end of the shell that they grow from. */
const tailOf = (i: number): Mesh => {
  const blade = (off: number) =>
    reshape(
      sheet(
        [19, 9],
        (t) => 0.3 + 0.7 * Math.sin(Math.PI * (0.1 + 0.66 * t)),
        (t, across) => 1.2 * (1 - across * across) * (1 - 0.5 * t),
        10,
      ),
      ([x, y, z]) => {
        const [c, s] = [Math.cos(off), Math.sin(off)]
        const far = x + 9.5
        return [50 + far * c - y * s, far * s + y * c, z + 9 + 0.1 * far]
      },
    )
  const stub = tube(
    [
      [38, 0, 9.5],
      [46, 0, 9.3],
      [55, 0, 9.5],
    ],
    { radius: (t) => 4.6 - 2.2 * t, around: 12 },
  )
  return join([stub, blade(0.3 + 0.08 * (i % 2)), blade(-0.26)])
}

/** Scraps of batter that froze in the oil as they ran off: small drops and threads that stand off a body along x. */
export function scraps(length: number, radius: number, seed: number, count = 70): Mesh {
  const random = createRandom(seed * 53 + 11)
  return join(
    Array.from({ length: count }, (_, k) => {
      const [x, turn] = [random.range(-0.5, 0.4) * length, random.range(-0.5, 3.64)]
      const size = 0.8 + 2 * random.next() ** 2
      const drop = lump([size * random.range(1.2, 2.6), size, size * 0.6], 0.45, k % 7, 5, 2)
      const lies = random.range(0, 6.283)
      const far = radius * random.range(0.84, 0.98)
      return reshape(drop, ([px, py, pz]) => [
        x + px * Math.cos(lies) - py * Math.sin(lies),
        far * Math.cos(turn) + px * Math.sin(lies) + py * Math.cos(lies),
        Math.max(0.4, radius + far * Math.sin(turn) + pz),
      ])
    }),
  )
}

/** Mm: how far batter ran out beside a body as a thin frill, at a place along it. */
const frillOf = (x: number, side: number, i: number): number =>
  4.4 * Math.max(0, noise(x / 7 + 40 + 9 * side, i * 5 + 20, 3) - 0.28) ** 0.8

/** A straightened shrimp in a lacy batter with drops and a frill, its tail bare; mm. */
function shrimpTempura(i: number): [coat: Mesh, tail: Mesh] {
  const straight = tube(
    Array.from({ length: 33 }, (_, k): Vec => [k * 2.85 - 50, 1.6 * Math.sin(k / 12 + i), 9.5]),
    {
      radius: (t) => 9.4 * Math.min(1, (t + 0.03) * 7) ** 0.5 * (1 - 0.42 * t * t),
      around: 22,
      flat: 0.95,
    },
  )
  const frilled = reshape(straight, ([x, y, z]) => {
    const low = step(10, 2, z)
    const side = Math.sign(y)
    return [x, y + side * low * frillOf(x, side, i), z]
  })
  const body = uneven(
    withCoords(frilled, (at) => at),
    2.3,
    5,
    i + 2,
  )
  return [join([body, withCoords(scraps(96, 9.4, i + 1), (at) => at)]), tailOf(i)]
}

/** Battered shrimp side by side. */
export function tempuraShrimp(each = 28): Form {
  const make = (i: number) => ({
    bodies: shrimpTempura(i).map((mesh, k) => ({
      mesh,
      material: k === 0 ? batter : shell,
      pose: {},
      seed: 0.2 + i * 0.2,
    })),
    radius: 58,
    height: 20,
  })
  const made = [0, 1, 2].map(make)
  const pieces = {
    each,
    most: 10,
    variants: 3,
    make: (random: { next(): number }) => made[Math.floor(random.next() * 3)] ?? make(0),
  }
  return rowed({ ...pieces, length: 122, width: 24 }, { most: 5, turn: 0.45 })
}
