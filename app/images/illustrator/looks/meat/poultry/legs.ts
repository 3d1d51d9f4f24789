import { laid } from '../../../forms/pieces.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, type Paint } from '../../../render/material.ts'
import { type Look, look } from '../../look.ts'
import { bone, boneMesh, roasted } from '../joints.ts'
import { part } from '../pieces.ts'
import { drumstickMesh, slashAt, thighMesh } from './leg-shape.ts'
import { crispSkin } from './skin.ts'

/** Skin over cuts, which gape: pale flesh in them, and lips that got hot first. */
const slashed = (skin: Paint, flesh: string, lips: string): Paint => {
  const [inner, hot] = [colour(flesh), colour(lips)]
  return (spot) => {
    const { u, v, up } = spot
    const own = skin(spot)
    const cut = up > -0.1 ? slashAt(u, v) * step(-0.1, 0.4, up) : 0
    if (cut <= 0) return own
    const lip = step(0, 0.2, cut) * (1 - step(0.3, 0.6, cut))
    return blend(blend(own, inner, 0.7 * step(0.4, 0.9, cut)), hot, 0.6 * lip)
  }
}

/** Red-orange from its marinade, charred in the clay oven where it stood out. */
const tandoori = material(
  slashed(
    crispSkin({
      pale: '#e08a38',
      gold: '#c2561c',
      brown: '#98300f',
      char: '#26110a',
      done: 0.42,
      burnt: 1.05,
      spice: '#4a1d0c',
    }),
    '#e8a868',
    '#3a180c',
  ),
  { gloss: 0.4, polish: 0.36, glow: 0.2, bump: { height: 1, size: 2.8, crust: 0.25 } },
)

/** Red with chillies and oil, charred over coals. */
const periPeri = material(
  slashed(
    crispSkin({
      pale: '#e0963a',
      gold: '#cb6a20',
      brown: '#9c3d10',
      char: '#25110a',
      done: 0.5,
      burnt: 0.95,
      spice: '#8a1c0c',
    }),
    '#ecc08a',
    '#3a180c',
  ),
  { gloss: 0.52, polish: 0.56, glow: 0.2, bump: { height: 0.9, size: 2.6, crust: 0.2 } },
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

/** Sauce that baked on in coats: red-brown and sticky, caramel where it is thin, black where the grill caught it. */
const barbecued = material(
  crispSkin({
    pale: '#c8702a',
    gold: '#a8431a',
    brown: '#74230c',
    char: '#220e07',
    done: 0.62,
    burnt: 0.95,
  }),
  { gloss: 0.6, polish: 0.6, glow: 0.22, bump: { height: 0.7, size: 3.2 } },
)

/** A leg in one piece: the drumstick before its thigh, bent at the knee. */
const whole = (skin: typeof tandoori, isSlashed: boolean) => {
  const legs = [1, 2].map((seed) => ({
    thigh: thighMesh(seed, isSlashed),
    drumstick: drumstickMesh(seed, isSlashed),
  }))
  return laid(
    {
      each: 150,
      variants: 2,
      make: (random) => {
        const seed = random.next()
        const mesh = legs[Math.floor(seed * 2)] ?? { thigh: boneMesh, drumstick: boneMesh }
        const lower = { at: [27, -11, 18], turn: 0.32, roll: 0.07 } as const
        return {
          bodies: [
            part(mesh.thigh, skin, { at: [-28, 9, 0], turn: -0.42 }, seed),
            part(mesh.drumstick, skin, lower, seed),
            part(boneMesh, bone, lower, seed),
          ],
          radius: 56,
          height: 38,
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
  look('peri peri leg', whole(periPeri, true)),
  look('tandoori chicken, tandoori chicken leg', whole(tandoori, true)),
]
