import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { meatStrip } from '../../../shapes/meat-strip.ts'
import type { Look } from '../../look.ts'
import { drapedCuts } from './draped-cuts.ts'
import { fibresOn } from './flesh.ts'

type Strip = {
  /** Grams of one, and mm of the longest. */
  each: number
  length: number
  width: number
  thick: number
  /** Colours of its cut faces, of what got hotter, and of its edges. */
  face: string
  deep: string
  edge: string
  /** Its fibres run along it, else across. */
  along?: boolean
  gloss?: number
}

/** Seared on the outside: faces of one quiet colour, brown along the edges and at the ends. */
function stripOf({ length, width, thick, face, deep, edge, along, gloss = 0.24 }: Strip): Material {
  const [a, b, c] = [colour(face), colour(deep), colour(edge)]
  return material(
    (spot) => {
      const { u, v, w, seed } = spot
      const broad = fractal(u / 8 + seed * 31, v / 5, w / 5, 2)
      const side = Math.max(Math.abs(v) / (width / 2), Math.abs(w) / (thick * 0.9))
      const out = Math.max(side, Math.abs(u) / (length * 0.46)) + 0.8 * (broad - 0.5)
      const own = blend(blend(a, b, step(0.36, 0.66, broad)), c, 0.72 * step(0.66, 1.08, out))
      if (along) return fibresOn(own, spot, 0.3)
      // Cut against the grain: the fibres run across.
      return fibresOn(own, { ...spot, u: v, v: u * 0.7 }, 0.4)
    },
    { gloss, polish: 0.22, glow: 0.16, grain: 0.85, bump: { height: 0.26, size: 1.3 } },
  )
}

/** How long each variant is against the longest. */
const lengths = [1, 0.72, 0.9, 0.58, 0.82, 0.66, 0.95]

/** Thin strips as they are cut for a wok or a pan, bent by the heat. */
const strips = (words: string, spec: Strip): Look =>
  drapedCuts(words, {
    each: spec.each,
    length: spec.length,
    lengths,
    most: 80,
    mesh: (length, seed) => meatStrip({ ...spec, length, seed }),
    material: stripOf(spec),
  })

export const stripLooks: readonly Look[] = [
  strips('fajita chicken strip, grilled chicken strip', {
    each: 6,
    length: 60,
    width: 15.5,
    thick: 5,
    along: true,
    face: '#e9d0a4',
    deep: '#d2a86c',
    edge: '#8f5526',
  }),
  strips('crispy beef strip', {
    each: 3,
    length: 52,
    width: 10,
    thick: 3.6,
    along: true,
    face: '#94552f',
    deep: '#7a3c1c',
    edge: '#4a2310',
    gloss: 0.45,
  }),
]
