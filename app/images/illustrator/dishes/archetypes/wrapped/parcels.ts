import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { goldenDough } from '../../../looks/golden-dough.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../../render/material.ts'
import { reshape } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump } from '../../../shapes/shapes.ts'

export type Parcel = {
  shape: 'samosa' | 'half moon' | 'purse' | 'pillow' | 'ball' | 'torpedo'
  dough: readonly [from: string, to: string]
  each: number
  /** Mm from one end to the other. */
  size: number
  /** Of dough that was boiled or steamed; other dough was fried or baked. */
  boiled?: { gloss: number; glow: number }
  /** Then browned in butter on what is up. */
  seared?: boolean
}

/** Dough closed round a filling: samosas, empanadas, pierogi, momos, ravioli, dumplings. */
export function parcels(spec: Parcel): Form {
  const skin = skinOf(spec)
  return laid(
    { each: spec.each, most: 14, variants: 4, make: (random) => parcelPiece(spec, skin, random) },
    { apart: 1.04 },
  )
}

const skinOf = ({ dough, size, boiled, seared }: Parcel): Material =>
  boiled
    ? material(seared ? searedDough(dough) : mottled(dough[0], dough[1], size / 5), {
        ...boiled,
        polish: 0.35,
        bump: { height: 0.5, size: 4 },
      })
    : goldenDough(...dough)

/** Pale dough with golden patches where it lay in the pan, most on its belly and crimps. */
const searedDough = ([from, to]: Parcel['dough']): Paint => {
  const [a, b, gold, brown] = [from, to, '#dba550', '#a8692a'].map(colour)
  const [pale, light, butter, crisp] = [a ?? white, b ?? white, gold ?? white, brown ?? white]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 10 + seed * 30, v / 10, w / 10, 3)
    const own = blend(pale, light, n)
    const lay = step(4, 12, w) * step(0.4, 0.6, n)
    return blend(blend(own, butter, 0.8 * lay), crisp, 0.75 * lay * step(0.55, 0.7, n))
  }
}

const white = colour('#f3e6c2')

function parcelPiece({ shape, size }: Parcel, skin: Material, random: Random): Piece {
  const r = size / 2
  const fine = shape === 'half moon' ? 40 : 18
  const ball = lump([r, r, r * 0.7], 0.06, random.range(0, 40), fine)
  const mesh = reshape(ball, ([x, y, z]) => shapes[shape](x / r, y / r, z / (r * 0.7), r))
  return {
    bodies: [{ mesh, material: skin, pose: {}, seed: random.next() }],
    radius: r,
    height: r * 1.1,
  }
}

/** Each takes a point of a ball of radius 1 and gives it in mm, standing on z = 0. */
const shapes: Record<Parcel['shape'], (x: number, y: number, z: number, r: number) => Vec> = {
  samosa: (x, y, z, r) => {
    const third = (2 * Math.PI) / 3
    const angle = Math.atan2(y, x)
    const off = ((angle + Math.PI * 2) % third) - third / 2
    const far = Math.hypot(x, y)
    // A triangle with round corners, its three faces meeting in a blunt ridge.
    const side = (0.62 / Math.cos(off)) ** 0.85 * 1.12
    const ridge = 1 - 0.75 * far * Math.cos(off)
    return [x * r * side, y * r * side, Math.max(0, (z > -0.2 ? 0.62 : 0.1) * r * ridge)]
  },
  'half moon': (x, y, z, r) => {
    const far = Math.hypot(x, y)
    const angle = Math.atan2(y, x)
    const belly = Math.max(0, 1 - (far / 0.84) ** 2) ** 0.55
    const crimp = far > 0.8 && y < 0 ? 1.7 * Math.sin(angle * 19) : 0
    const lower = z < 0 ? 0 : 4 + crimp + belly * r * 0.42
    return [x * r, (y > 0 ? y * 0.3 : y) * r * 0.92 + r * 0.3, Math.max(0, lower)]
  },
  purse: (x, y, z, r) => {
    const pinch = z > 0.45 ? 1 - (z - 0.45) * 1.25 : 1
    const angle = Math.atan2(y, x)
    const pleat = 1 + 0.07 * Math.sin(angle * 12) * Math.max(0, z + 0.2)
    return [x * r * pinch * pleat, y * r * pinch * pleat, (Math.max(-0.62, z) + 0.62) * r * 0.72]
  },
  pillow: (x, y, z, r) => {
    const square = (a: number) => Math.sign(a) * Math.abs(a) ** 0.55
    const belly = Math.max(0, 1 - Math.max(Math.abs(x), Math.abs(y)) ** 2)
    return [
      square(x) * r * 0.82,
      square(y) * r * 0.82,
      Math.max(0.5, (z > 0 ? 1 : 0.1) * (2 + belly * r * 0.45)),
    ]
  },
  ball: (x, y, z, r) => [x * r, y * r, (z + 1) * r * 0.92],
  torpedo: (x, y, z, r) => {
    // Pointed at both ends.
    const full = 0.52 * (1 - 0.35 * Math.abs(x) ** 1.4)
    return [x * r, y * r * full, Math.max(0, (z + 0.9) * r * full)]
  },
}
