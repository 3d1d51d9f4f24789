import { grains } from '../../forms/heaps.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { lump, rounded, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, fibrous, rimmed, speckled } from './browning.ts'
import { hilly, own } from './joints.ts'
import { kept, simple } from './pieces.ts'
import { sliced } from './sliced.ts'

const crumbs = [1, 2, 3, 4].map((seed) => lump([3.6, 2.6, 2.2], 0.55, seed, 7, 1.9))

const mince = (paint: Paint, under: string) =>
  grains(
    {
      meshes: crumbs,
      material: material(paint, { gloss: 0.4, polish: 0.35 }),
      covers: 20,
      out: 1.4,
      lean: 1,
    },
    { under: material(under), uneven: 5 },
  )

/** A shred: a bundle of fibres, thin at both ends and bent. */
const shred = (seed: number) => {
  const [long, bend] = [22 + ((seed * 7) % 5) * 5, ((seed * 5) % 13) - 6]
  return tube(
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 7
      return [bend * Math.sin(Math.PI * t), (t - 0.5) * long, 1.2 * Math.sin(t * 5 + seed)] as const
    }),
    {
      radius: (t) => (2.5 + (seed % 3) * 1.1) * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.6,
      flat: 0.5,
      around: 6,
    },
  )
}
const shreds = Array.from({ length: 9 }, (_, i) => own(shred(i + 1)))

/** Meat pulled into shreds. */
const pulled = (from: string, to: string, under: string, gloss = 0.4) =>
  grains(
    {
      meshes: shreds,
      material: material(fibrous(from, to, 1.2), {
        gloss,
        polish: 0.35,
        glow: 0.2,
        bump: { height: 0.5, size: 1.4 },
      }),
      covers: 75,
      lean: 0.2,
      out: 1.4,
    },
    { under: material(under), uneven: 6 },
  )

const ballMesh = kept(5, (seed) =>
  hilly(chunk([17.5, 17, 15.5], { boxy: 2.1, rough: 0.1, seed, detail: 20 }), 0.9, 5, seed),
)

export const balls = (skin: Material, each = 28, size = 1, form = pile) =>
  form(ballsOf(skin, each, size))

const ballsOf = (skin: Material, each: number, size: number): Pieces =>
  simple({
    each,
    radius: 18 * size,
    height: 30 * size,
    lift: 15 * size,
    variants: 5,
    mesh: ballMesh,
    material: skin,
    pose: { scale: size },
  })

const minced = (flesh: string, brown: string, dark: string) =>
  material(browned({ flesh, brown, dark, size: 9, more: 0.15 }), {
    gloss: 0.4,
    polish: 0.35,
    bump: { height: 0.8, size: 2.4 },
  })

const meatball = minced('#9c6a45', '#7c4a2a', '#472413')

const pattyMesh = (seed: number) =>
  pad(rounded(50, 49, 0.06, seed, 56), {
    height: 17,
    full: 7,
    rough: 2.2,
    wave: 6,
    seed,
    rings: 20,
  })

export const patty = (paint: Paint, each = 110) =>
  laid(
    simple({
      each,
      radius: 50,
      height: 16,
      mesh: pattyMesh,
      material: material(paint, { gloss: 0.35, polish: 0.35, bump: { height: 0.9, size: 2.6 } }),
    }),
    { apart: 0.85 },
  )

const beefPatty = barred(
  browned({ flesh: '#8f6142', brown: '#6d412a', dark: '#3a1d10', size: 8, more: 0.3 }),
  { char: '#1f0e07', every: 17, wide: 4, angle: 0.6 },
)

const loafFace = speckled(mottled('#96694c', '#b08463', 4), '#d9b58a', 6, 0.2)
const glaze = browned({ flesh: '#8f5230', brown: '#70381d', dark: '#3d180a', size: 9, more: 0.4 })

const meatloaf = sliced({
  each: 260,
  slices: 3,
  thick: 19,
  lean: 0.75,
  size: () => [43, 58],
  material: material(rimmed(loafFace, glaze), { gloss: 0.35, bump: { height: 0.6, size: 2.4 } }),
})

const link = (length: number, radius: number) => (seed: number) =>
  hilly(
    own(
      tube(
        Array.from(
          { length: 13 },
          (_, i) => [(i / 12 - 0.5) * length, 3 * Math.sin(i / 3 + seed), 0] as const,
        ),
        { radius: (t) => radius * Math.min(1, (6 * Math.min(t, 1 - t) + 0.25) ** 0.5), around: 20 },
      ),
    ),
    2.2,
    9,
    seed,
  )

/** Minced meat pressed on a skewer, without the skewer. */
const seekh = rowed({
  length: 118,
  width: 26,
  ...simple({
    each: 60,
    radius: 42,
    height: 23,
    lift: 11.5,
    mesh: link(118, 12.5),
    material: material(
      speckled(
        browned({ flesh: '#a86f46', brown: '#85502e', dark: '#3f1d0d', size: 10, more: 0.1 }),
        '#55652a',
        5,
        0.17,
      ),
      { gloss: 0.3, polish: 0.3, bump: { height: 0.9, size: 2.4 } },
    ),
  }),
})

export const minceLooks: readonly Look[] = [
  look(
    'ground beef, mince, minced beef, lean ground beef, ground meat, ground lamb, ground bison, taco meat',
    mince(mottled('#6e4429', '#9a6842', 3), '#4f2f1c'),
    { density: 0.75 },
  ),
  look(
    'ground turkey, ground chicken, ground pork',
    mince(mottled('#a97f58', '#d0ab80', 3), '#8a6442'),
    {
      density: 0.75,
    },
  ),
  look('raw ground beef', mince(mottled('#a8322c', '#d0706a', 3), '#8c2722'), { density: 0.85 }),
  look(
    'shredded chicken, pulled chicken, canned chicken, chicken shred, turkey shred',
    pulled('#cba77c', '#f0dcba', '#b08c62'),
    {
      density: 0.6,
    },
  ),
  look('pulled pork, carnita, pulled meat', pulled('#8c5230', '#c48a5c', '#5e3218', 0.6), {
    density: 0.65,
  }),
  look(
    'shredded beef, beef shred, barbacoa, ropa vieja, beef machaca',
    pulled('#5e3822', '#9a6a48', '#43261a', 0.5),
    {
      density: 0.65,
    },
  ),
  look('meatball, beef meatball, kofta, kofte, turkey meatball', balls(meatball)),
  look('kofta ball, malai kofta ball, small meatball', balls(meatball, 17, 0.8)),
  look('beef patty, burger patty, hamburger patty, patty, hamburger steak', patty(beefPatty)),
  look(
    'veggie burger patty, veggie patty, bean patty, black bean patty, turkey patty',
    patty(
      speckled(
        browned({ flesh: '#a97c48', brown: '#85582c', dark: '#553414', size: 9, more: 0.2 }),
        '#5f7a34',
        6,
        0.22,
      ),
      90,
    ),
  ),
  look(
    'chapli kebab, shami kebab, aloo tikki, sausage patty, fish cake, crab cake, salmon cake',
    patty(
      browned({ flesh: '#b5793f', brown: '#8f5426', dark: '#522a10', size: 10, more: 0.3 }),
      65,
    ),
  ),
  look('meatloaf, meat loaf, liver pate, terrine, haggis', meatloaf),
  look('seekh kebab, kebab, kofta kebab, adana kebab, kabob, cevapi', seekh),
]
