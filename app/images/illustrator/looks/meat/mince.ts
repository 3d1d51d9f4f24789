import { draped } from '../../forms/draped.ts'
import { mound } from '../../forms/heaps.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { strewnOver } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { scaled } from '../../scene/regions.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { rounded } from '../../shapes/shapes.ts'
import { fibreClump } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, crumbed, speckled } from './browning.ts'
import { mince } from './crumbs.ts'
import { hilly } from './joints.ts'
import { kept, simple } from './pieces.ts'

const clumps = kept(7, (seed) => fibreClump(19 + (seed % 4) * 5, seed, 4 + (seed % 3)))

/** Meat pulled into shreds that lie matted in clumps. */
const pulled = (from: string, to: string, gloss = 0.4) => {
  const under = mound(material(shredPaint(from, to), { gloss, bump: { height: 0.8, size: 3 } }), {
    uneven: 4,
  })
  const over = draped(
    simple({
      each: 1.1,
      radius: 12,
      height: 5,
      variants: 9,
      most: 150,
      mesh: clumps,
      material: material(shredPaint(from, to), {
        gloss,
        polish: 0.45,
        glow: 0.2,
        bump: { height: 0.35, size: 1.2 },
      }),
    }),
    { stiff: 0.1, sunk: 3 },
  )
  return {
    ...over,
    flows: true,
    lay(place: Place) {
      const { region, volume } = place
      under.lay({ ...place, region: scaled(region, 0.86), volume: volume * 0.55 })
      over.lay({ ...place, grams: place.grams * 0.85, ground: strewnOver(place.ground, 1) })
    },
  }
}

/** Along a fibre and from clump to clump, with darker roasted ends here and there. */
function shredPaint(from: string, to: string): Paint {
  const [deep, pale] = [colour(from), colour(to)]
  return ({ u, v, seed }) => {
    const along = fractal(u / 11 + seed * 37, v * 2.1, seed * 9, 2)
    return blend(deep, pale, step(0.18, 0.72, along * 0.7 + 0.3 * seed))
  }
}

const ballMesh = kept(5, (seed) =>
  hilly(
    hilly(chunk([17.5, 17, 15.5], { boxy: 2.2, rough: 0.2, seed, detail: 24 }), 2.2, 9, seed),
    1.3,
    3.4,
    seed,
  ),
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
    gloss: 0.26,
    polish: 0.28,
    bump: { height: 1.1, size: 3.2, crust: 0.45 },
  })

const meatball = minced('#a87a54', '#7f4f30', '#432414')

const pattyMesh = (radius: number) => (seed: number) =>
  pad(rounded(radius, 0.98 * radius, 0.06, seed, 56), {
    height: 10 + 0.14 * radius,
    full: 7,
    rough: 2.2,
    wave: 6,
    seed,
    rings: 20,
  })

/** Patties of so many grams and mm; small ones lie clear of each other. */
export const patty = (paint: Paint, each = 110, radius = 50) =>
  laid(
    simple({
      each,
      radius,
      height: 9 + 0.14 * radius,
      mesh: pattyMesh(radius),
      material: material(paint, {
        gloss: 0.35,
        polish: 0.35,
        bump: { height: 1.1, size: 3.4, crust: 0.5 },
      }),
    }),
    { apart: radius < 50 ? 1.02 : 0.85 },
  )

const beefPatty = barred(
  browned({ flesh: '#8f6142', brown: '#6d412a', dark: '#3a1d10', size: 8, more: 0.3 }),
  { char: '#1f0e07', every: 17, wide: 4, angle: 0.6 },
)

export const minceLooks: readonly Look[] = [
  look(
    'ground beef, mince, minced beef, lean ground beef, ground meat, ground lamb, ground bison, taco meat',
    mince('#5f3d27', '#a4764f', '#4a2e1c'),
    { density: 0.75 },
  ),
  look(
    'ground turkey, ground chicken, ground pork, meatless crumble, veggie crumble, soy crumble, vegan mince, soy mince, soya mince',
    mince('#9a7450', '#d8ba92', '#84613f'),
    {
      density: 0.75,
    },
  ),
  look('raw ground beef', mince('#a23430', '#d67e76', '#8c2722'), { density: 0.85 }),
  look(
    'shredded chicken, pulled chicken, canned chicken, chicken shred, turkey shred',
    pulled('#cba77c', '#f0dcba'),
    {
      density: 0.6,
    },
  ),
  look('pulled pork, carnita, pulled meat', pulled('#80482a', '#c99568', 0.55), {
    density: 0.65,
  }),
  look('shredded beef, beef shred, barbacoa, beef machaca', pulled('#5e3820', '#a37350', 0.5), {
    density: 0.65,
  }),
  look('meatball, beef meatball, kofta, kofte, turkey meatball', balls(meatball)),
  look('kofta ball, malai kofta ball, small meatball', balls(meatball, 17, 0.8)),
  look('beef patty, burger patty, hamburger patty, patty, hamburger steak', patty(beefPatty)),
  look(
    'salisbury patty',
    laid(
      simple({
        each: 210,
        radius: 47,
        height: 18,
        mesh: (seed) =>
          pad(rounded(55, 38, 0.08, seed, 64), {
            height: 19,
            full: 4.5,
            rough: 2.6,
            wave: 7,
            seed,
            rings: 20,
          }),
        material: minced('#a8774a', '#84522a', '#4a2812'),
      }),
      { apart: 0.98, turned: 0.5, facing: 0.3 },
    ),
    { density: 0.8 },
  ),
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
    'chapli kebab, shami kebab, aloo tikki',
    patty(
      browned({ flesh: '#b5793f', brown: '#8f5426', dark: '#522a10', size: 10, more: 0.3 }),
      65,
      39,
    ),
  ),
  look(
    'sausage patty',
    patty(browned({ flesh: '#a06a42', brown: '#7c4a28', dark: '#43220f', size: 8 }), 45, 36),
  ),
  look(
    'fish cake, crab cake, salmon cake',
    patty(crumbed('#f0cf8c', '#d39a48', '#95581e', 2.8), 75, 39),
  ),
  look(
    'galouti patty',
    patty(
      browned({ flesh: '#8a5a34', brown: '#6b3d1e', dark: '#3a1c0c', size: 9, more: 0.3 }),
      36,
      30,
    ),
  ),
]
