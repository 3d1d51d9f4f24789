import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, type Paint } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { type Look, look } from '../../look.ts'
import { barred } from '../browning.ts'
import { bone, boneMesh, drumstickMesh, roasted, thighMesh } from '../joints.ts'
import { part } from '../pieces.ts'
import { crispSkin } from './skin.ts'

/** Mm: the line of a whole leg from its hip over the bent knee to the ankle. */
const [hip, knee, ankle] = [
  [-56, 17],
  [6, -34],
  [70, 20],
] as const
const lineAt = (t: number): readonly [x: number, y: number] => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
  return [a * hip[0] + b * knee[0] + c * ankle[0], a * hip[1] + b * knee[1] + c * ankle[1]]
}

/** Mm from end to end. */
const longest = 140

/** Half its width in mm: broad at the thigh, narrower at the knee, then the calf and the thin ankle. */
const halfAt = (t: number): number => {
  const thigh = 31 * Math.sqrt(Math.max(0, 1 - ((t - 0.265) / 0.27) ** 2)) * step(1, 0.9, t)
  const calf = 25.5 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.12) / 0.98))) ** 0.7
  const lower = Math.min(calf, 7.5 + 60 * Math.max(0, 1 - t))
  const crease = 1 - 0.075 * Math.exp(-(((t - 0.49) / 0.06) ** 2))
  return Math.max(3, crease * (thigh ** 4 + lower ** 4) ** 0.25)
}

/** Places of the cuts across it, by which it took the marinade. */
const slashes = [0.17, 0.31, 0.6]
const gash = (t: number, tilt: number) =>
  slashes.reduce(
    (most, at) => Math.max(most, Math.exp(-(((t - at - 0.02 * tilt) / 0.016) ** 2))),
    0,
  )

/** Coords: mm along it, mm round it, mm of height. */
const legMesh = (seed: number, isSlashed: boolean): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around] = [76, 34]
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const [x, y] = lineAt(t)
      const [ax, ay] = lineAt(t + 0.01)
      const long = Math.hypot(ax - x, ay - y)
      const [sx, sy] = [-(ay - y) / long, (ax - x) / long]
      const half = halfAt(t)
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const broad = fractal(x / 15 + c + seed * 9 + 20, y / 15 + 20, s * 1.5 + seed, 3) - 0.5
        // Skin that shrank lies in folds.
        const folds = noise(x / 4 + c * 5 + seed * 9 + 50, y / 4 + 50, s * 5 + seed) - 0.5
        const hills = broad + 0.26 * folds
        const side = half * c * (1 + 0.16 * hills)
        const top = half * (0.98 - 0.1 * step(0.3, 0, t)) * (1 + 0.24 * hills)
        const cut = isSlashed && s > 0 ? 6 * gash(t, c) * s ** 0.4 : 0
        const z = half * 0.72 + (s > 0 ? top * s : half * 0.72 * -(Math.abs(s) ** 0.6)) - cut
        return [x + sx * side, y + sy * side, Math.max(0, z + 4 * step(0.8, 1, t))]
      })
    })
    return loft(rings, { start: true, end: true }, (along, around, [, , z]) => [
      along * longest,
      120 * Math.abs(around - 0.5),
      z,
    ])
  })

const ankleAt = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0])

/** Skin over cuts, which gape: pale flesh in them, and lips that got hot first. */
const slashed = (skin: Paint, flesh: string, lips: string): Paint => {
  const [inner, hot] = [colour(flesh), colour(lips)]
  return (spot) => {
    const { u, up } = spot
    const own = skin(spot)
    const cut = up > 0 ? gash(u / longest, 0) * step(0, 0.5, up) : 0
    const lip = step(0.04, 0.28, cut) * (1 - step(0.32, 0.6, cut))
    return blend(blend(own, inner, 0.75 * step(0.45, 0.9, cut)), hot, 0.7 * lip)
  }
}

/** Red-orange from its marinade, charred in the clay oven where it stood out. */
const tandoori = material(
  slashed(
    crispSkin({
      pale: '#dd8436',
      gold: '#b9501c',
      brown: '#9a2f12',
      char: '#2c130a',
      done: 0.5,
      burnt: 1,
      spice: '#4a1d0c',
    }),
    '#e8a868',
    '#3a180c',
  ),
  { gloss: 0.4, polish: 0.36, glow: 0.2, bump: { height: 1, size: 2.8, crust: 0.25 } },
)

/** Fried until the marinade is a crust of its own: gold to dark red-brown, in crumbs. */
const crustOfSpices = material(
  slashed(
    crispSkin({
      pale: '#d99a3c',
      gold: '#b8681e',
      brown: '#7c3410',
      char: '#35160a',
      done: 0.3,
      burnt: 0.6,
      spice: '#8f2a10',
    }),
    '#f0cf9a',
    '#35160a',
  ),
  { gloss: 0.45, polish: 0.45, glow: 0.15, bump: { height: 1, size: 2.6 } },
)

/** Sauce that baked on in coats: caramel where it is thin, dark where it pooled, with the bars of the grill. */
const barbecueSkin: Paint = ({ u, v, w, up, seed }) => {
  const n = fractal(u / 14 + seed * 41, v / 14, w / 14, 3)
  const run = fractal(u / 5 + seed * 9, v / 5, w / 12, 2)
  const own = blend(colour('#7c2a0b'), colour('#c0601f'), step(0.3, 0.7, 0.55 * n + 0.45 * run))
  const crisp = step(0.55, 0.75, n + 0.2 * (1 - up))
  return blend(own, colour('#3a1206'), 0.55 * crisp)
}
const barbecued = material(
  barred(barbecueSkin, { char: '#241008', every: 16, wide: 3.6, angle: 0.6 }),
  {
    gloss: 0.62,
    polish: 0.6,
    glow: 0.22,
    bump: { height: 0.4, size: 3.6 },
  },
)

const whole = (skin: typeof tandoori, isSlashed: boolean) => {
  const meshes = [1, 2].map((seed) => legMesh(seed, isSlashed))
  return laid(
    {
      each: 150,
      variants: 2,
      make: (random) => {
        const seed = random.next()
        const mesh = meshes[Math.floor(seed * 2)] ?? boneMesh
        const pose = { at: [ankle[0] - 27, ankle[1] - 22, 10], turn: ankleAt, scale: 0.9 } as const
        return {
          bodies: [part(mesh, skin, {}, seed), part(boneMesh, bone, pose, seed)],
          radius: 56,
          height: 34,
        }
      },
    },
    { turned: 0.8, facing: -0.15, apart: 1.05 },
  )
}

/** A thigh with a drumstick leaning on it. */
const cutInTwo = laid(
  {
    each: 170,
    variants: 2,
    make: (random) => {
      const seed = random.next()
      const leaning = { at: [-14, -20, 19], turn: 3.5, roll: 0.14 } as const
      return {
        bodies: [
          part(thighMesh(seed), barbecued, { at: [10, 20, 0], turn: -0.35 }, seed),
          part(drumstickMesh(seed + 0.3), barbecued, leaning, seed),
          part(boneMesh, bone, leaning, seed),
        ],
        radius: 52,
        height: 36,
      }
    },
  },
  { turned: 0.7, facing: 0, apart: 1.05 },
)

export const roastJoint = whole(roasted, false)

export const legLooks: readonly Look[] = [
  look(
    'rotisserie chicken, roast chicken, chicken quarter, chicken leg, duck leg, quail, rabbit',
    roastJoint,
  ),
  look('bbq chicken, barbecue chicken, barbecued chicken', cutInTwo),
  look('chargha leg, fried chicken quarter', whole(crustOfSpices, true)),
  look('tandoori chicken, tandoori chicken leg', whole(tandoori, true)),
]
