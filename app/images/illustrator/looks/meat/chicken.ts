import type { Form } from '../../forms/form.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import type { Amount } from '../../scene/place.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { facetted, fibred } from '../../shapes/facetted.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, fibrous, mixed, rimmed, shredding, speckled } from './browning.ts'
import { roastJoint } from './legs.ts'
import { byCooking, kept, simple } from './pieces.ts'
import { sliced } from './sliced.ts'

const whiteMeat = fibrous('#efd6ae', '#fff2da', 1.6)
const skin = browned({ flesh: '#e2c39a', brown: '#c08a58', dark: '#8f5a2b', size: 11, more: 0.1 })
const grilledSkin = barred(skin, { char: '#3d2010', every: 27, wide: 4, angle: 0.05 })
const moist = { gloss: 0.4, polish: 0.4, glow: 0.22, bump: { height: 0.25, size: 2.4 } }

const breastFace = (grilled: boolean) =>
  material(rimmed(whiteMeat, speckled(grilled ? grilledSkin : skin, '#3b2a14', 5, 0.15)), moist)

const [plainBreast, grilledBreast, boiledBreast] = [
  breastFace(false),
  breastFace(true),
  material(rimmed(whiteMeat, mottled('#dcc09a', '#f0dfc4', 14)), moist),
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
  size: 16,
  more: 0.15,
})
const cookedBreast = wholeBreast(
  material(
    speckled(
      barred(
        mixed(golden, fibrous('#b98048', '#e4c08c', 1.6), () => 0.45),
        { char: '#40200e', every: 21, wide: 4.4, angle: 0.5 },
      ),
      '#3b2a14',
      5,
      0.12,
    ),
    moist,
  ),
)

const chunkMesh = kept(6, (seed) =>
  fibred(
    facetted([15 + (seed % 3) * 2.4, 12 + 1.8 * (seed % 2), 10.5], {
      faces: 'block',
      sharp: 12,
      rough: 1.7,
      wave: 4,
      seed,
      detail: 18,
    }),
    2.4,
  ),
)

const chunks = (paint: Paint, gloss = 0.34) =>
  pile(
    simple({
      each: 14,
      radius: 13,
      height: 18,
      lift: 8.4,
      variants: 8,
      mesh: chunkMesh,
      material: material(paint, {
        ...moist,
        gloss,
        polish: 0.34,
        bump: { height: 0.3, size: 1.7 },
      }),
    }),
  )

/** The outside of a piece of breast is browned, its cut sides are pale and show their fibres. */
const seared = (cut: Paint, crust: Paint, high = 10.5): Paint =>
  mixed(cut, crust, ({ u, v, w, seed }) => {
    const wander = noise(u / 2 + seed * 17, v / 5, w / 5) - 0.5
    return step(0.5, 0.74, Math.abs(w + 1.5) / high + 0.5 * wander)
  })

const whiteFibres = shredding(mottled('#ddbf92', '#ecd7b2', 9), '#f8ead0', '#b98f5e')

const searedChunk = seared(
  whiteFibres,
  browned({ flesh: '#dcae70', brown: '#b4722f', dark: '#6b3a16', size: 7, more: 0.3 }),
)
const boiledChunk = shredding(mottled('#dcc39f', '#efdfc4', 9), '#fbf1de', '#b79b74')

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
