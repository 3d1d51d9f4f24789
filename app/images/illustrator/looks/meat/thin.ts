import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type SoftSlice, softSlice } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'

type Flesh = {
  /** Colours of the meat from dark to light, of its browned edge, and of the fat in it. */
  dark: string
  light: string
  edge: string
  fat?: string
  gloss?: number
  /** Whether a band of it lies along one side, as of belly that was sliced across. */
  layered?: boolean
  /** Its fibres run along it; else across, as in slices cut against the grain. */
  along?: boolean
}

/** Cooked meat in a thin slice: grain across it, browned edges, some fat. Half the length and width in mm. */
export function sliceOf(
  { dark, light, edge, fat, gloss = 0.26, along = false, layered = false }: Flesh,
  half: readonly [number, number],
): Material {
  const [deep, pale, brown] = [colour(dark), colour(light), colour(edge)]
  const white = fat && colour(fat)
  return material(
    ({ u, v, w, seed }) => {
      const [long, wide] = along ? [10, 1.6] : [1.5, 9]
      const grain = fractal(u / long + seed * 31, v / wide, w / 3, 2)
      const broad = fractal(u / 9 + seed * 17, v / 9, 3, 2)
      const clouds = grain * 0.22 + broad * 0.78 + (seed - 0.5) * 0.12
      let own = blend(deep, pale, 0.2 + 0.6 * step(0.3, 0.7, clouds))
      if (white) {
        const vein = fractal(u / 14 + seed * 9, v / 4, 7, 2)
        own = blend(own, white, 0.4 * step(0.58, 0.76, vein))
        const side = v / half[1] + 0.5 * (noise(u / 12 + seed * 13, 5, 2) - 0.5)
        if (layered) {
          const second = step(-0.62, -0.52, side) * (1 - step(-0.36, -0.26, side))
          own = blend(own, white, 0.88 * Math.max(step(0.1, 0.24, side), 0.8 * second))
        }
      }
      const out = Math.max(Math.abs(u) / half[0], Math.abs(v) / half[1]) + (broad - 0.5) * 0.7
      const crisp = noise(u / 2 + seed * 5, v / 2, 8) - 0.5
      return blend(own, brown, step(0.56, 0.96, out + 0.3 * crisp) * 0.88)
    },
    { gloss, polish: 0.26, glow: 0.15, bump: { height: 0.25, size: 1.8 } },
  )
}

type Thin = Flesh & Omit<SoftSlice, 'seed'> & { each: number; most?: number }

/** Thin slices of meat that lie softly over each other. */
export const thin = (words: string, spec: Thin): Look =>
  look(
    words,
    draped(
      copies({
        each: spec.each,
        variants: 7,
        most: spec.most ?? 70,
        mesh: (seed) =>
          softSlice({
            ...spec,
            length: spec.length * (0.85 + 0.3 * noise(seed * 3.7, 1, 2)),
            seed,
          }),
        material: sliceOf(spec, [spec.length / 2, spec.width / 2]),
      }),
    ),
    { density: 0.65 },
  )

export const thinLooks: readonly Look[] = [
  thin('ham strip', {
    each: 3,
    length: 44,
    width: 20,
    thick: 1.8,
    dark: '#d59c8e',
    light: '#eec6b6',
    edge: '#c48272',
    bulge: 3,
    ruffle: 3,
    every: 17,
  }),
  thin('pork belly slice', {
    each: 9,
    length: 56,
    width: 25,
    thick: 2.6,
    dark: '#86512f',
    light: '#b98356',
    edge: '#6b3417',
    fat: '#efd6a8',
    layered: true,
    bulge: 5,
    ruffle: 2.4,
    every: 24,
    gloss: 0.34,
  }),
  thin('crisp prosciutto', {
    each: 5,
    length: 74,
    width: 38,
    thick: 1.3,
    along: true,
    dark: '#93402a',
    light: '#c17350',
    edge: '#6a2a14',
    fat: '#e4b67a',
    bulge: 2,
    ruffle: 1.5,
    every: 37,
    steps: 20,
    gloss: 0.42,
  }),
  thin('prosciutto fold', {
    each: 5,
    length: 62,
    width: 30,
    thick: 1,
    along: true,
    dark: '#9c3a30',
    light: '#cc7a68',
    edge: '#a34a3c',
    fat: '#f0d8b8',
    bulge: 5,
    ruffle: 4,
    every: 26,
    steps: 34,
    gloss: 0.5,
  }),
  thin('small bulgogi', {
    each: 2.4,
    length: 28,
    width: 15,
    thick: 2,
    dark: '#55301a',
    light: '#8f5c38',
    edge: '#361a0a',
    fat: '#a87a4e',
    bulge: 3,
    ruffle: 2,
    every: 12,
    gloss: 0.34,
  }),
]
