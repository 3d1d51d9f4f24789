import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material, mottled } from '../../../render/material.ts'
import { loft, patch } from '../../../render/mesh.ts'
import { cells, fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { lump } from '../../../shapes/shapes.ts'

/** Colours of a filling, as many as there are foods in it. */
export type Filling = readonly string[]

/** Dough with scorched blisters: tortilla, naan, paratha, crepe. */
export const flatDough = (pale = '#ecd5a4', scorch = '#8f5a2a'): Material => {
  const [a, b, warm] = [colour(pale), colour(scorch), colour('#d9ad68')]
  return material(
    ({ u, v, w, seed }) => {
      const spots = 1 - step(0.1, 0.36, cells(u / 13 + seed * 50, v / 13, w / 13))
      const base = blend(a, warm, step(0.35, 0.7, fractal(u / 16, v / 16, seed * 9, 2)))
      return blend(base, b, spots * 0.75)
    },
    { gloss: 0.12, polish: 0.2, glow: 0.25, bump: { height: 0.5, size: 4 } },
  )
}

const fillingPaint = (colours: Filling): Material => {
  const own = colours.map(colour)
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 5 + seed * 40, v / 5, w / 5, 2)
      const place = Math.min(0.999, Math.max(0, (n - 0.28) / 0.44)) * own.length
      const at = Math.floor(place)
      const a = own[at] ?? [0.5, 0.4, 0.3]
      return blend(a, own[Math.min(own.length - 1, at + 1)] ?? a, step(0.75, 1, place - at))
    },
    { gloss: 0.35, polish: 0.35, glow: 0.25, bump: { height: 1.4, size: 4 } },
  )
}

export type Roll = {
  filling: Filling
  skin?: Material
  /** Grams of one; mm. */
  each: number
  length?: number
  radius?: number
  /** Cut in two, so that one looks into it. */
  cut?: boolean
}

/** A flatbread or skin rolled round a filling: burritos, wraps, kathi rolls, spring rolls, enchiladas. */
export const roll = ({
  filling,
  skin = flatDough(),
  each,
  length = 150,
  radius = 27,
  cut = true,
}: Roll): Form =>
  laid(
    {
      each: cut ? each / 2 : each,
      most: 10,
      variants: 3,
      make: (random) => rollPiece(random, filling, skin, cut ? length / 2 : length, radius, cut),
    },
    { apart: 0.86, turned: 0.7, facing: 0.35 },
  )

function rollPiece(
  random: Random,
  filling: Filling,
  skin: Material,
  length: number,
  radius: number,
  cut: boolean,
): Piece {
  const seed = random.range(0, 50)
  const steps = 16
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const closing =
      t > 0.86
        ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.86) / 0.14) ** 2))
        : !cut && t < 0.14
          ? Math.sqrt(Math.max(0.02, 1 - ((0.14 - t) / 0.14) ** 2))
          : 1
    return Array.from({ length: 26 }, (_, k): Vec => {
      const angle = (k / 26) * 2 * Math.PI
      const r =
        radius *
        closing *
        (1 + 0.09 * (fractal(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2, t * 4, 2) - 0.5))
      return [r * Math.cos(angle), (t - 0.5) * length, radius * 0.82 + r * 0.82 * Math.sin(angle)]
    })
  })
  const bodies: Body[] = [
    {
      mesh: loft(rings.toReversed(), { start: true, end: false }),
      material: skin,
      pose: {},
      seed: random.next(),
    },
  ]
  if (cut) {
    const face = patch(14, 14, (u, v) => {
      const angle = v * 2 * Math.PI
      const r = u * radius * 0.93
      const bulge = 5 * fractal(Math.cos(angle) * u * 5 + seed, Math.sin(angle) * u * 5, 3, 2)
      return [
        r * Math.cos(angle),
        -length / 2 - 1.5 - bulge * (1 - u ** 6) + 3 * u ** 4,
        radius * 0.82 + r * 0.82 * Math.sin(angle),
      ]
    })
    bodies.push({ mesh: face, material: fillingPaint(filling), pose: {}, seed: random.next() })
  }
  return {
    bodies: bodies.map((body) => ({ ...body, pose: { tilt: cut ? 0.16 : 0 } })),
    radius: length * 0.42,
    height: radius * 1.7,
  }
}

/** A shell folded over its filling, its open side up: tacos, gyros, filled pita. */
export const folded = (
  filling: Filling,
  { each = 90, shell = flatDough('#e9c06a', '#b8762a'), size = 74, lumps = 26 } = {},
): Form =>
  laid(
    {
      each,
      most: 8,
      variants: 3,
      make: (random) => foldedPiece(random, filling, shell, size, lumps),
    },
    { apart: 0.74, turned: 0.5, facing: 0.15 },
  )

function foldedPiece(
  random: Random,
  filling: Filling,
  shell: Material,
  size: number,
  lumps: number,
): Piece {
  const seed = random.range(0, 60)
  const mesh = patch(
    22,
    12,
    (u, v) => {
      const across = (v - 0.5) * 2
      const along = (u - 0.5) * 2
      const reach = Math.sqrt(Math.max(0, 1 - across * across * 0.96))
      const x = along * reach * size
      // A U whose walls lean outwards.
      const bend = Math.abs(across)
      const y = Math.sign(across) * (9 + 11 * bend) * (bend < 0.12 ? bend / 0.12 : 1)
      const z = 2 + 46 * bend ** 1.15 + 2.5 * (fractal(u * 4 + seed, v * 4, 1, 2) - 0.5)
      return [x, y, z]
    },
    (u, v) => [u * 120, v * 120, seed],
  )
  const bodies: Body[] = [{ mesh, material: shell, pose: {}, seed: random.next() }]
  const paints = filling.map((hex) =>
    material(mottled(hex, shade(hex), 4), {
      gloss: 0.35,
      glow: 0.3,
      bump: { height: 0.6, size: 2.5 },
    }),
  )
  for (let i = 0; i < lumps; i++) {
    const paint = paints[i % paints.length]
    if (!paint) break
    const along = random.range(-0.82, 0.82)
    const high = 26 * Math.sqrt(1 - along * along)
    bodies.push({
      mesh: bits[i % bits.length] ?? bits[0],
      material: paint,
      pose: {
        at: [along * size, random.range(-15, 15), 17 + high + random.range(-5, 6)],
        turn: random.range(0, 6.3),
        tilt: random.range(-0.7, 0.7),
        scale: random.range(6.5, 10.5),
      },
      seed: random.next(),
    })
  }
  return { bodies, radius: size * 0.78, height: 52 }
}

const bits = [
  lump([1, 0.8, 0.55], 0.35, 3, 9, 2),
  lump([1.15, 0.5, 0.4], 0.3, 7, 9, 2),
  lump([0.85, 0.85, 0.6], 0.4, 5, 9, 2),
] as const

/** A little darker than a colour. */
const shade = (hex: string): string => {
  const part = (at: number) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.8)
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}
