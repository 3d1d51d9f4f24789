import { pieceOf } from '../../forms/piece-of.ts'
import { fanned, laid, type Pieces } from '../../forms/pieces.ts'
import { shingled } from '../../forms/shingled.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { type Outline, oblong, rounded, solid } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { blistered, outlineOf } from './crust.ts'

const side = { role: 'bread' } as const

/** A sheet of dough with hills where it blistered; `wave` mm by which it buckles. */
function sheet(outline: Outline, height: number, hills: number, wave: number, seed: number): Mesh {
  const flat = solid(outline, { height, edge: height * 0.45, seed })
  return reshape(flat, ([x, y, z]) => {
    const buckle = wave * 2 * (fractal(x / 55 + seed * 20, y / 55 + 9, 2, 1) - 0.4)
    const bubble =
      z > height * 0.4 ? hills * step(0.45, 0.8, fractal(x / 13 + seed * 31, y / 13, 5, 2)) : 0
    return [x, y, z + Math.max(0, buckle) + bubble]
  })
}

export const dough = (paint: Paint, gloss = 0.06): Material =>
  material(paint, { gloss, polish: 0.3, glow: 0.22, bump: { height: 0.5, size: 4.5, crust: 0.25 } })

export type Flat = {
  each: number
  outline: (seed: number) => Outline
  radius: number
  height: number
  hills?: number
  wave?: number
  skin: Material
}

const flats = ({ each, outline, radius, height, hills = 1.5, wave = 3, skin }: Flat): Pieces => ({
  each,
  variants: 3,
  most: 8,
  make: (random) => {
    const seed = random.next()
    return pieceOf(sheet(outline(seed), height, hills, wave, seed), skin, radius, height + 1.5)
  },
})

export const disc =
  (radius: number, wobble = 0.05) =>
  (seed: number) =>
    rounded(radius, radius, wobble, seed, 48)

/** The drop of a naan: round below, drawn out to one side. */
const drop = (long: number) => (seed: number) =>
  outlineOf((angle) => {
    const c = Math.cos(angle)
    const drawn = 1 + 0.5 * Math.max(0, c) ** 5
    return long * 0.66 * drawn * (0.97 + 0.06 * Math.sin(angle * 3 + seed * 6))
  }, 52)

const naanSkin = blistered('#e6c68c', '#b8782f', {
  size: 17,
  share: 0.46,
  char: '#35190b',
  burnt: 0.85,
})

const naan: Flat = {
  each: 130,
  outline: drop(115),
  radius: 84,
  height: 7,
  hills: 5,
  wave: 4,
  skin: dough(naanSkin, 0.35),
}

const garlicNaan: Flat = {
  ...naan,
  skin: dough(sprinkled(naanSkin), 0.3),
}

/** Chopped herbs and garlic on a paint. */
function sprinkled(paint: Paint): Paint {
  const [leaf, garlic] = [colour('#3f6b24'), colour('#f1dfae')]
  return (spot) => {
    const { u, v, seed } = spot
    const bit = cells(u / 7 + seed * 9, v / 7, 2)
    const own = blend(paint(spot), leaf, 1 - step(0.16, 0.2, bit))
    return blend(own, garlic, 1 - step(0.12, 0.16, cells(u / 9 + 40, v / 9, 7)))
  }
}

const roti: Flat = {
  each: 45,
  outline: disc(82, 0.04),
  radius: 82,
  height: 2.6,
  hills: 2.2,
  wave: 3,
  skin: dough(
    blistered('#d2a868', '#9a6430', { size: 15, share: 0.3, char: '#5c3418', burnt: 0.65 }),
  ),
}

/** Layers wound into a disc, fried in ghee. */
const layered = ((): Material => {
  const spots = blistered('#e2bd78', '#b5742e', {
    size: 17,
    share: 0.42,
    char: '#7a4218',
    burnt: 0.5,
  })
  const line = colour('#8a5420')
  return dough((spot) => {
    const { u, v, seed } = spot
    const far = Math.hypot(u, v) + 15 * fractal(u / 22 + seed * 9, v / 22, 3, 2)
    const turn = Math.atan2(v, u) / 6.283
    const ring = Math.abs(((far / 6.5 + turn) % 1) - 0.5)
    return blend(spots(spot), line, (1 - step(0.03, 0.24, ring)) * 0.26)
  }, 0.3)
})()

const paratha: Flat = {
  ...roti,
  each: 80,
  outline: disc(78, 0.06),
  radius: 78,
  height: 4,
  hills: 2.6,
  skin: layered,
}

const stuffed: Flat = {
  ...roti,
  each: 130,
  outline: disc(80, 0.05),
  radius: 80,
  height: 6,
  skin: dough(
    sprinkled(
      blistered('#dfb878', '#a8682c', { size: 18, share: 0.48, char: '#6a3a16', burnt: 0.55 }),
    ),
    0.3,
  ),
}

const pita: Flat = {
  each: 60,
  outline: disc(76, 0.03),
  radius: 76,
  height: 8,
  hills: 2.5,
  wave: 2,
  skin: dough(
    blistered('#e3c48a', '#c08a42', { size: 26, share: 0.4, char: '#a8682c', burnt: 0.5 }),
  ),
}

const tortilla = (radius: number, each: number, pale: string, brown: string): Flat => ({
  each,
  outline: disc(radius, 0.02),
  radius,
  height: 2,
  hills: 0.8,
  wave: 2.5,
  skin: dough(blistered(pale, brown, { size: 12, share: 0.24, char: brown, burnt: 0.6 })),
})

/** Injera: a sour pancake full of small eyes. */
const eyed = ((): Material => {
  const [skin, hole] = [colour('#b39a78'), colour('#7c6248')]
  return dough(({ u, v, seed }) => {
    const eye = cells(u / 3.4 + seed * 50, v / 3.4, 2)
    return blend(
      skin,
      hole,
      (1 - step(0.2, 0.38, eye)) * 0.75 + 0.25 * fractal(u / 26, v / 26, 3, 2),
    )
  })
})()

const focaccia: Flat = {
  each: 60,
  outline: () => oblong(84, 62, 7),
  radius: 44,
  height: 24,
  hills: 3,
  wave: 0,
  skin: ((): Material => {
    const top = blistered('#d9a450', '#a8681f', {
      size: 15,
      share: 0.35,
      char: '#8a5018',
      burnt: 0.4,
    })
    const [crumb, pores, leaf] = [colour('#efd9a6'), colour('#cfaa6a'), colour('#45602c')]
    return dough((spot) => {
      const { u, v, w } = spot
      if (w < 20 && spot.up < 0.6)
        return blend(crumb, pores, 1 - step(0.2, 0.4, cells(u / 5, v / 5, w / 5)))
      const needle = cells(u / 10, v / 17 + u / 30, 4)
      return blend(top(spot), leaf, 1 - step(0.1, 0.15, needle))
    }, 0.35)
  })(),
}

/** One leaning on the other. */
export const row = (flat: Flat) => shingled(flats(flat), flat.radius, flat.height + 1, 42)

export const flatBreads: readonly Look[] = [
  look(
    'naan, butter naan, tandoori naan, kulcha, peshwari naan, flatbread',
    shingled(flats(naan), 84, 8, 62),
    side,
  ),
  look('garlic naan, herb flatbread', shingled(flats(garlicNaan), 84, 8, 62), side),
  look('roti, chapati, phulka, chapatti, tandoori roti', row(roti), side),
  look('paratha, lachha paratha', row(paratha), side),
  look('aloo paratha, stuffed paratha, keema naan', row(stuffed), side),
  look(
    'pita, pita bread, whole wheat pita, lavash, manakish, zaatar bread',
    fanned(flats(pita), { overlap: 0.72, lean: 0.1 }),
    side,
  ),
  look(
    'tortilla, flour tortilla, whole wheat tortilla',
    row(tortilla(86, 30, '#e6cb96', '#b07c40')),
    side,
  ),
  look('corn tortilla', row(tortilla(70, 24, '#e6c06a', '#b07a34')), side),
  look(
    'injera',
    row({ each: 120, outline: disc(105, 0.03), radius: 105, height: 4, wave: 4, skin: eyed }),
    side,
  ),
  look('focaccia', laid(flats(focaccia), { turned: 0.8 }), side),
  look(
    'matzo',
    laid(
      flats({
        each: 28,
        outline: () => oblong(110, 110, 4),
        radius: 62,
        height: 3,
        skin: dough(blistered('#e9cf96', '#a8703a', { size: 9, share: 0.35 })),
      }),
      { turned: 0.6 },
    ),
    side,
  ),
]
