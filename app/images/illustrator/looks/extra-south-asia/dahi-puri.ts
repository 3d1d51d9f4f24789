import { createRandom } from '../../core/random.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import { material, mottled } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { block } from '../../shapes/small-cuts.ts'
import { moist } from '../extra-asia-east/bits.ts'
import { part } from '../meat/pieces.ts'

const shell = material(mottled('#c98c3a', '#eec27a', 7, 0.6), {
  gloss: 0.3,
  polish: 0.4,
  glow: 0.22,
  bump: { height: 0.35, size: 5, crust: 0.5 },
})
const potato = moist('#dcb64c', '#efd58a', 5, 0.3)
const chickpea = moist('#b98442', '#dcae68', 5, 0.4)
const curd = material(mottled('#ece4d0', '#fbf8ee', 9), {
  gloss: 0.5,
  polish: 0.5,
  glow: 0.35,
  bump: { height: 0.2, size: 5 },
})
const tamarind = material('#4a1c0a', { gloss: 0.6, polish: 0.6, glow: 0.2 })
const noodle = material(mottled('#d99a24', '#f2c450', 4), { gloss: 0.2, glow: 0.3 })
const leaf = material(mottled('#2f5f1e', '#4f8430', 3), { gloss: 0.3, glow: 0.4 })

/** A thin puffed shell, broken in above: its mouth is open; mm. */
const mouthAt = 31
const openShell = (i: number): Mesh =>
  reshape(lump([23, 22.4, 21], 0.06, i + 3, 26), ([x, y, z]) => {
    const over = z + 21 - mouthAt
    const torn = 1.1 * Math.sin(3 * Math.atan2(y, x) + i) + 0.8 * Math.sin(7 * Math.atan2(y, x))
    return [x, y, over > 0 ? mouthAt + torn - over * 2 : z + 21 + torn * Math.max(0, 1 + over / 5)]
  })

/** Radii of the yogurt, and the height of its top at a place. */
const cap = [16.5, 15, 7] as const
const topAt = (x: number, y: number): number =>
  mouthAt + 0.5 + cap[2] * Math.sqrt(Math.max(0, 1 - (x / cap[0]) ** 2 - (y / cap[1]) ** 2))

/** Tamarind as it ran from a spoon, to and fro over the yogurt. */
const thread = (i: number): Mesh =>
  tube(
    Array.from({ length: 25 }, (_, k): Vec => {
      const [x, y] = [-11 + k * 0.9, 6.5 * Math.sin(k * 0.85 + i) - 1]
      return [x, y, topAt(x, y) + 0.2]
    }),
    { radius: (t) => 1.3 - 0.4 * Math.abs(2 * t - 1), around: 7 },
  )

/** Fine threads of fried gram flour, and leaves, flat on the yogurt. */
function strewn(i: number): { sev: Mesh; leaves: Mesh } {
  const random = createRandom(i * 31 + 7)
  const at = (reach: number): Vec => {
    const [far, turn] = [reach * Math.sqrt(random.next()), random.range(0, 6.283)]
    const [x, y] = [far * Math.cos(turn), far * Math.sin(turn)]
    return [x, y, topAt(x, y)]
  }
  const sev = Array.from({ length: 40 }, () => {
    const [[x, y], turn, long] = [at(12), random.range(0, 6.283), random.range(2.6, 6.4)]
    const lift = random.range(0, 1.1)
    const bow = random.range(-2.4, 2.4)
    return tube(
      [-1, 0, 1].map((t): Vec => {
        const px = x + t * long * Math.cos(turn) - bow * t * t * Math.sin(turn)
        const py = y + t * long * Math.sin(turn) + bow * t * t * Math.cos(turn)
        return [px, py, topAt(px, py) + 0.5 + lift]
      }),
      { radius: () => 0.5, around: 5 },
    )
  })
  const leaves = Array.from({ length: 5 }, (_, k) => {
    const [x, y, z] = at(10)
    const flat = lump([3.2, 2.4, 0.35], 0.5, k + i, 8, 3.4)
    return reshape(flat, (p) => [p[0] + x, p[1] + y, p[2] + z + 1.4])
  })
  return { sev: join(sev), leaves: join(leaves) }
}

const bits = (of: Mesh, places: readonly Vec[]): Mesh =>
  join(places.map(([x, y, z]) => reshape(of, (p) => [p[0] + x, p[1] + y, p[2] + z])))

const cubes = bits(block(7, 7, 6), [
  [10, -10.5, 28],
  [-9, -12, 27],
  [13, 5, 28],
])
const peas = bits(lump([4.6, 4.4, 4.2], 0.1, 2, 12), [
  [2, -14, 31],
  [-14, -3, 31],
  [9, 12, 31],
])

function piece(i: number): Piece {
  const { sev, leaves } = strewn(i)
  const bodies = [
    part(openShell(i), shell, {}, i * 0.2),
    part(cubes, potato, { turn: i * 0.5 }, i * 0.2),
    part(peas, chickpea, { turn: i * 0.5 }, i * 0.2),
    part(lump([...cap], 0.06, i, 22), curd, { at: [0, 0, mouthAt + 0.5] }, i * 0.2),
    part(thread(i), tamarind, {}, i * 0.2),
    part(sev, noodle, {}, i * 0.2),
    part(leaves, leaf, {}, i * 0.2),
  ]
  return { bodies, radius: 23.5, height: 40 }
}

const made: Piece[] = []

/** Shells side by side, their mouths up, filled and capped with yogurt. */
export const dahiPuri = laid(
  {
    each: 32,
    most: 7,
    variants: 4,
    make: (random) => {
      const i = Math.min(3, Math.floor(random.next() * 4))
      made[i] ??= piece(i)
      return made[i]
    },
  },
  { apart: 1.01 },
)
