import type { Form } from '../../forms/form.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import type { Amount } from '../../scene/place.ts'
import { braised } from '../../shapes/braised.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, fibrous, mixed, rimmed, speckled } from './browning.ts'
import { braisedMeat } from './cut/braised.ts'
import { byCooking, kept, simple } from './pieces.ts'
import { roastJoint } from './poultry/legs.ts'
import { sliced } from './sliced.ts'

const whiteMeat = fibrous('#f0d6ac', '#fff3dc', 2.6)
const skin = browned({ flesh: '#e2c39a', brown: '#c08a58', dark: '#8f5a2b', size: 11, more: 0.1 })
const grilledSkin = barred(skin, { char: '#3d2010', every: 27, wide: 4, angle: 0.05 })
const moist = { gloss: 0.4, polish: 0.4, glow: 0.22, bump: { height: 0.25, size: 2.4 } }

const breastFace = (grilled: boolean) =>
  material(rimmed(whiteMeat, speckled(grilled ? grilledSkin : skin, '#3b2a14', 5, 0.15)), {
    ...moist,
    grain: 0.35,
    glow: 0.35,
  })

const [plainBreast, grilledBreast, boiledBreast] = [
  breastFace(false),
  breastFace(true),
  material(rimmed(whiteMeat, mottled('#dcc09a', '#f0dfc4', 14)), { ...moist, grain: 0.35 }),
]

const breast = (half: number, high: number, each: number) =>
  sliced({
    each,
    slices: 8,
    thick: 14,
    lean: 0.92,
    size: (t) => {
      const k = Math.sin(Math.PI * (0.1 + 0.72 * t)) ** 0.8
      return [half * k, high * (0.5 + 0.5 * k)]
    },
    material: ({ cooking }: Amount) =>
      cooking === 'boiled' ? boiledBreast : cooking === 'roasted' ? plainBreast : grilledBreast,
  })

/** A whole breast: thick and round at one end, thin and pointed at the other. */
const wholeBreast = (paint: Material): Form =>
  laid(
    simple({
      each: 150,
      radius: 48,
      height: 24,
      mesh: (seed) =>
        pad(
          drawn(
            124,
            (t) => [
              37 * Math.sin(Math.PI * (0.01 + 0.97 * t) ** 0.74) ** 0.6,
              30 * Math.sin(Math.PI * (0.01 + 0.97 * t) ** 0.66) ** 0.62,
            ],
            { bend: 4 },
          ),
          {
            height: 27,
            rough: 3.4,
            wave: 17,
            seed,
            taper: (x, y) =>
              1 - Math.max(0, x) / 110 - 0.1 * Math.exp(-(((y - 8 - x / 9) / 7) ** 2)),
          },
        ),
      material: paint,
    }),
    { turned: 0.9, facing: 0.5 },
  )

const rawBreast = wholeBreast(
  material(mottled('#e2a796', '#f0c8b6', 22), { gloss: 0.75, polish: 0.5, glow: 0.45 }),
)

const golden = browned({
  flesh: '#e6c697',
  brown: '#c48a4c',
  dark: '#824a1e',
  size: 15,
  more: 0.45,
})
const cookedBreast = wholeBreast(
  material(
    speckled(
      barred(
        mixed(golden, fibrous('#b0743a', '#dfb67c', 2.2), () => 0.3),
        { char: '#3a1c0c', every: 22, wide: 4, angle: 0.55 },
      ),
      '#3b2a14',
      5,
      0.12,
    ),
    { ...moist, gloss: 0.55, polish: 0.5, bump: { height: 0.45, size: 2.2 } },
  ),
)

const chunkHalf = [15, 11.5, 8] as const

/** Pieces of breast as they are cut and pulled apart, none like the next. */
const chunkMesh = kept(7, (seed) => {
  const k = [1.06, 0.86, 0.98, 0.92, 1.1, 0.82, 1][seed % 7] ?? 1
  const [x, y, z] = chunkHalf
  return braised([x * k * (1 + 0.1 * (seed % 3)), y * k, z * k * 1.08], seed + 20, 24)
})

const chunks = (paint: Paint, gloss = 0.32) =>
  pile(
    simple({
      each: 14,
      radius: 13,
      height: 18,
      lift: 8.4,
      variants: 8,
      cut: true,
      mesh: chunkMesh,
      material: material(paint, {
        ...moist,
        gloss,
        polish: 0.34,
        grain: 0.7,
        glow: 0.22,
        clings: 0.62,
        bump: { height: 0.24, size: 1.1 },
      }),
    }),
  )

const searedChunk = braisedMeat({
  outside: '#c98f48',
  inside: '#f2dfb4',
  gap: '#b98748',
  half: chunkHalf,
  seared: 0.9,
})
const boiledChunk = braisedMeat({
  outside: '#dcb478',
  inside: '#f4e4be',
  gap: '#c79f62',
  half: chunkHalf,
  seared: 0.75,
})

const sliceForm = breast(34, 29, 130)

export const chickenLooks: readonly Look[] = [
  look(
    'chicken, sauteed chicken breast, meatless chicken, poultry',
    byCooking({ any: cookedBreast, boiled: sliceForm, roasted: roastJoint, raw: rawBreast }),
  ),
  look(
    'chicken breast, grilled chicken, grilled chicken breast',
    byCooking({ any: cookedBreast, boiled: sliceForm, raw: rawBreast }),
  ),
  look('sliced chicken breast, sliced grilled chicken', sliceForm),
  look('raw chicken, raw chicken breast', rawBreast),
  look('turkey breast, turkey with skin, roast turkey, turkey', breast(42, 36, 190)),
  look(
    'chicken chunk, chicken piece, chicken cube, diced chicken, chicken strip',
    chunks(searedChunk),
  ),
  look('boiled chicken chunk, white chicken chunk', chunks(boiledChunk)),
]
