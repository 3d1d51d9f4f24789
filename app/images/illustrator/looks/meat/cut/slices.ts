import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { type CutSlice, cutSlice } from '../../../shapes/cut-slice.ts'
import type { Look } from '../../look.ts'
import { drapedCuts } from './draped-cuts.ts'

type Face = {
  /** Colours of its cut faces from light to dark, and of what touched the pan. */
  light: string
  deep: string
  brown: string
  /** How much of its faces is browned: 0 boiled, 0.5 turned in a wok, 1 seared all over. */
  seared?: number
  /** Colour of the fat along one side of most slices. */
  fat?: string
  /** Its fibres run along it, else across: cut against the grain. */
  along?: boolean
  gloss?: number
}

type Slice = Face & Omit<CutSlice, 'seed'> & { each: number; most?: number }

/** The face of a slice as `cutSlice` shapes it: fine fibres, brown along its edge and where it lay in the pan. */
export function faceOf({
  width,
  seared = 0.4,
  fat,
  along = false,
  gloss = 0.16,
  ...own
}: Slice): Material {
  const [pale, dark, hot] = [colour(own.light), colour(own.deep), colour(own.brown)]
  const white = fat && colour(fat)
  return material(
    ({ u, v, w, seed }) => {
      const [long, wide] = along ? [u, v] : [v, u]
      const broad = fractal(u / 10 + seed * 31, v / 8, 3, 2)
      const fibre = noise(long / 10 + seed * 33, wide / 0.85, seed * 7)
      const bundle = noise(long / 9 + seed * 21, wide / 3.6, 9)
      let flesh = blend(
        pale,
        dark,
        step(0.25, 0.75, 0.65 * broad + 0.35 * bundle + 0.3 * (seed - 0.5)),
      )
      if (white) {
        const side =
          (2 * v) / width + 0.5 * (noise(u / 12 + seed * 13, 5, 2) - 0.5) - 0.7 * (seed - 0.3)
        flesh = blend(flesh, white, 0.85 * step(0.52, 0.66, side))
      }
      // Fibres show here and there: lines all over would be the grain of wood.
      const seen = step(0.45, 0.7, fractal(u / 7 + seed * 11, v / 6, 12, 2))
      const k = 1 + (0.16 + 0.4 * seen) * (fibre - 0.5)
      const rim = step(0.8, 0.97, w + 0.22 * (broad - 0.5) + 0.12 * (fibre - 0.5))
      const pan =
        seared * step(0.46, 0.66, fractal(u / 15 + seed * 57, v / 13, 8, 2) + 0.12 * (fibre - 0.5))
      return blend(
        fibred(flesh, k),
        hot,
        Math.min(0.9, Math.max((0.5 + 0.4 * seared) * rim, 0.9 * pan)),
      )
    },
    { gloss, polish: 0.3, glow: 0.16, grain: 0.9, bump: { height: 0.2, size: 1.2 } },
  )
}

const fibred = ([r, g, b]: Colour, k: number): Colour => [r * k, g * k, b * k]

/** How long each variant is against the longest. */
const lengths = [1, 0.74, 0.9, 0.62, 0.84, 0.7, 0.95]

/** Slices cut with a knife that lie softly over each other. */
const slices = (words: string, spec: Slice): Look =>
  drapedCuts(words, {
    each: spec.each,
    length: spec.length,
    lengths,
    most: spec.most ?? 75,
    mesh: (length, seed) => cutSlice({ ...spec, length, seed }),
    material: faceOf(spec),
  })

export const sliceLooks: readonly Look[] = [
  slices('beef slice, stir fried beef, beef strip', {
    each: 5,
    length: 45,
    width: 16,
    thick: 2.8,
    ragged: 1.5,
    light: '#b08a6c',
    deep: '#83573c',
    brown: '#43230f',
    seared: 0.55,
    bulge: 6,
    ruffle: 1.6,
    every: 17,
    gloss: 0.2,
  }),
  slices('boiled beef slice, soup beef slice', {
    each: 6,
    length: 46,
    width: 21,
    thick: 2.2,
    light: '#bd9a6e',
    deep: '#94693f',
    brown: '#6b4424',
    fat: '#e6d0a6',
    seared: 0.12,
    ragged: 1.5,
    bulge: 3,
    ruffle: 2.4,
    every: 21,
    steps: 17,
  }),
  slices('rare beef slice', {
    each: 7,
    length: 48,
    width: 27,
    thick: 1.5,
    light: '#c79a84',
    deep: '#a87462',
    brown: '#86644e',
    seared: 0.45,
    ragged: 1.5,
    bulge: 2,
    ruffle: 2.4,
    every: 20,
    steps: 18,
    gloss: 0.3,
  }),
  slices('bulgogi beef', {
    each: 5.2,
    length: 44,
    width: 18,
    thick: 2,
    light: '#9c6c46',
    deep: '#744728',
    brown: '#35190a',
    fat: '#d2a878',
    seared: 0.5,
    ragged: 1.7,
    bulge: 4,
    ruffle: 2.4,
    every: 19,
    steps: 16,
    gloss: 0.24,
  }),
  slices('red pork slice', {
    each: 7,
    length: 40,
    width: 17,
    thick: 3.6,
    light: '#cf9e68',
    deep: '#b0733e',
    brown: '#7a2c12',
    fat: '#ecd2a0',
    seared: 0.3,
    gloss: 0.26,
  }),
  slices('chicken slice, poached chicken, sliced chicken, white chicken slice', {
    each: 9,
    length: 44,
    width: 20,
    thick: 5,
    along: true,
    light: '#f6e8ca',
    deep: '#e8cf9e',
    brown: '#c08a42',
    seared: 0.22,
    bulge: 2,
  }),
]
