import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, type Paint } from '../../../render/material.ts'
import { join, type Mesh, meshWhenDrawn, patch, reshape, withCoords } from '../../../render/mesh.ts'
import { cells, fractal, noise } from '../../../render/noise.ts'
import { cutOpen, halfBall } from '../../../shapes/cut-open.ts'
import { lump } from '../../../shapes/shapes.ts'

export type CrispParcel = {
  /** Grams of one. */
  each: number
  /** How many tips of the wrapper stand out, and mm from the middle to one. */
  tips: number
  reach: number
  /** How much higher a tip is than where the wrapper was pinched, in mm. */
  lift: number
  /** Colours of the filling, and of the bits in it. */
  filling: readonly [from: string, to: string]
  bits: readonly string[]
}

/** A thin wrapper from hot oil: pale gold blisters, its edges and tips brown. */
const wrapper = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 8 + seed * 30, v / 8, w / 8, 3)
    const own = blend(colour('#c98230'), colour('#eec27a'), step(0.26, 0.66, n))
    const blister = 1 - step(0.16, 0.34, cells(u / 4.6 + seed * 20, v / 4.6, w / 4.6))
    const tip = step(19, 31, Math.hypot(u, v) + 8 * (n - 0.5))
    return blend(blend(own, colour('#f6dba4'), blister * 0.6), colour('#8f4c17'), 0.65 * tip)
  },
  { gloss: 0.42, polish: 0.5, glow: 0.3, bump: { height: 0.7, size: 3.4 } },
)

const fillingOf = ({ filling, bits }: CrispParcel): Paint => {
  const [a, b] = [colour(filling[0]), colour(filling[1])]
  const dots = bits.map((hex) => colour(hex))
  return ({ u, v, w, seed }) => {
    let own = blend(a, b, fractal(u / 4 + seed * 9, v / 4, 2, 2))
    dots.forEach((dot, i) => {
      const far = cells(u / 5 + 9 * i + seed * 7, v / 4, 3 + i)
      own = blend(own, dot, 0.85 * (1 - step(0.2, 0.32, far)))
    })
    return blend(own, colour('#c98230'), step(0.86, 0.94, w))
  }
}

/** A tip: the wrapper folded on itself, upright, thin towards its end. */
const fin = (angle: number, parcel: CrispParcel, seed: number): Mesh =>
  meshWhenDrawn(() => finOf(angle, parcel, seed))

function finOf(angle: number, { reach, lift }: CrispParcel, seed: number): Mesh {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const lot = noise(seed * 7.1, angle * 3, 2)
  const long = reach * (0.88 + 0.24 * lot)
  return patch(12, 6, (u, v) => {
    const far = 1 + (long - 1) * u
    const top = 22 + lift * u ** 1.6 + 1.6 * Math.sin(u * 9 + seed * 4)
    const low = 3 + (top - 6) * Math.max(0, (far - 15) / (long - 15)) ** 1.7
    const z = low + (top - low) * v
    const off = (2.6 * Math.sin(u * 5 + seed * 3 + angle) + 1.5 * Math.sin(u * 13 + seed)) * v * u
    return [far * c - off * s, far * s + off * c, z]
  })
}

const anglesOf = (tips: number, seed: number): number[] =>
  Array.from(
    { length: tips },
    (_, k) => (k / tips) * 6.2832 + 0.5 * (noise(seed * 3.3, k * 5.1, 4) - 0.5),
  )

/** The plump middle, drawn in where the tips start. */
const middle = (angles: readonly number[], seed: number): Mesh =>
  reshape(lump([19, 19, 12], 0.1, seed, 20), ([x, y, z]) => {
    const turn = Math.atan2(y, x)
    const seam = angles.reduce(
      (most, angle) => Math.max(most, Math.exp(-((Math.sin((turn - angle) / 2) / 0.16) ** 2))),
      0,
    )
    const far = Math.hypot(x, y) / 19
    const k = 1 - 0.12 * seam
    // Low along the seams and in the middle, plump between them.
    const high = z > 0 ? z * (0.62 + 0.5 * (1 - seam) * Math.min(1, far * 2.2)) : z
    return [x * k, y * k, Math.max(0, high + 8.5)]
  })

function wholePiece(spec: CrispParcel, seed: number): Mesh {
  const angles = anglesOf(spec.tips, seed)
  const all = join([middle(angles, seed), ...angles.map((angle) => fin(angle, spec, seed))])
  return withCoords(all, (at) => at)
}

/** Half of one, its filling towards the viewer. */
function brokenPiece(spec: CrispParcel, inner: Material): Body[] {
  const { side, face } = cutOpen({
    length: 18,
    size: halfBall(20, 25),
    hollow: 0,
    rough: 1.2,
    torn: 1.6,
    seed: 4,
  })
  const fins = [2.2, 3.14, 4.1].map((angle) => fin(angle, spec, 5))
  const back = withCoords(
    reshape(join(fins), ([x, y, z]) => [x + 6, y, z]),
    (at) => at,
  )
  const pose = { turn: -1.3, roll: -0.35 } as const
  return [
    { mesh: side, material: wrapper, pose, seed: 0.4 },
    { mesh: face, material: inner, pose, seed: 0.4 },
    { mesh: back, material: wrapper, pose, seed: 0.4 },
  ]
}

/** Squares of thin dough pinched about a filling and fried, one of them broken: crab rangoon, wontons. */
export function crispParcels(spec: CrispParcel): Form {
  const inner = material(fillingOf(spec), {
    gloss: 0.45,
    polish: 0.45,
    glow: 0.35,
    bump: { height: 0.6, size: 2.6 },
  })
  const whole = [1, 2, 3, 4].map((seed) => wholePiece(spec, seed))
  const broken = brokenPiece(spec, inner)
  const size = { radius: spec.reach * 0.86, height: 26 }
  return laid(
    {
      each: spec.each,
      most: 14,
      variants: 5,
      make(random): Piece {
        const seed = random.next()
        const mesh = whole[Math.floor(seed * 4)]
        if (seed > 0.8 || !mesh) return { ...size, bodies: broken.map((one) => ({ ...one, seed })) }
        return {
          ...size,
          bodies: [{ mesh, material: wrapper, pose: { turn: seed * 40 }, seed }],
        }
      },
    },
    { apart: 0.98, turned: 0.5 },
  )
}
