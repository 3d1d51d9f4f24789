import { type Piece, pile } from '../../forms/pieces.ts'
import { type Material, material } from '../../render/material.ts'
import { torn } from '../../shapes/facetted.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned } from './browning.ts'
import { bone, boneMesh, hilly } from './joints.ts'
import { part } from './pieces.ts'
import { drumstickMesh } from './poultry/leg-shape.ts'

/** Skinned chicken that was fried with the spices: pale where it was torn, brown on its hills. */
const curried = material(
  browned({ flesh: '#e3bd84', brown: '#c08a4e', dark: '#85502a', size: 9, more: -0.05 }),
  { gloss: 0.28, polish: 0.26, glow: 0.2, bump: { height: 0.35, size: 2 } },
)

/** How much smaller a leg of a curry chicken is than one to roast. */
const small = 0.68

const legs = [1, 2, 3].map((seed) => drumstickMesh(seed + 0.4))
const lumps = [1, 2, 3, 4].map((seed) =>
  hilly(
    torn([22 + (seed % 3) * 2, 15, 13], { seed: seed + 6, strands: 0.8, worn: 1 }),
    1.2,
    9,
    seed,
  ),
)
/** The sawn end of a bone that looks out of a piece of breast or thigh. */
const stub = tube(
  [
    [0, 0, 0],
    [10, 0, 1],
    [20, 1, 2],
    [27, 1, 2.5],
  ],
  { radius: (t) => 4 + 1.2 * t ** 2, around: 10 },
)
const joint = lump([6.5, 6, 5.5], 0.3, 5, 9)

/** Boiled with its skin, for soups. */
const boiled = material(
  browned({ flesh: '#f1e0bb', brown: '#e2c389', dark: '#b98746', size: 9, more: 0.1 }),
  { gloss: 0.34, polish: 0.3, glow: 0.3, bump: { height: 0.3, size: 2.2 } },
)

const leg = (seed: number, skin: Material): Piece => ({
  bodies: [
    part(legs[Math.floor(seed * 3)] ?? boneMesh, skin, { at: [-10, 0, 14], scale: small }, seed),
    part(boneMesh, bone, { at: [-10, 0, 14], scale: small }, seed),
  ],
  radius: 24,
  height: 26,
})

const thigh = (seed: number, hasJoint: boolean, skin: Material): Piece => ({
  bodies: [
    part(lumps[Math.floor(seed * 4)] ?? stub, skin, { at: [-3, 0, 12] }, seed),
    hasJoint
      ? part(joint, bone, { at: [20, 3, 13] }, seed)
      : part(stub, bone, { at: [2, 2, 13], turn: 0.3 }, seed),
  ],
  radius: 22,
  height: 24,
})

const joints = (skin: Material) =>
  pile(
    {
      each: 34,
      variants: 6,
      make(random) {
        const seed = random.next()
        const lot = random.next()
        return lot < 0.42 ? leg(seed, skin) : thigh(seed, lot > 0.72, skin)
      },
    },
    { lean: 0.3 },
  )

/** Chicken as it is cut for a curry: small legs, and pieces of thigh and breast with an end of their bone. */
export const boneLooks: readonly Look[] = [
  look('curry chicken piece', joints(curried), { density: 0.75 }),
  look('boiled chicken joint', joints(boiled), { density: 0.75 }),
]
