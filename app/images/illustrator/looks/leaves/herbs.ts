import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { type Leaf, leafPile } from '../../forms/leaves.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { material, mottled } from '../../render/material.ts'
import { tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { chopped, onionRings, picked, scallion, wholeLeaves } from './chopped.ts'
import { leafPaint } from './leaf-paint.ts'
import { oval, spoon } from './salad.ts'

const paint = (from: string, to: string, vein = '#8aa858') =>
  leafPaint({ from, to, vein, rib: 0.03, gloss: 0.13 })

/** Three toothed lobes on a thin stalk: parsley, coriander. */
const lobed = (t: number) =>
  t < 0.3
    ? 0.05
    : (0.55 + 0.35 * Math.abs(Math.sin(t * 13))) * Math.sin(((t - 0.28) / 0.74) * Math.PI) ** 0.45 +
      0.03

const parsley: Leaf = {
  length: 12,
  width: 10,
  outline: lobed,
  material: paint('#37601f', '#628a3c'),
  ruffle: 1.3,
  waves: 3,
  cup: 2,
  curl: 2,
  detail: 22,
}
export const coriander: Leaf = {
  ...parsley,
  length: 12,
  width: 11.5,
  material: paint('#40682a', '#75984a'),
  ruffle: 1.6,
}
export const basil: Leaf = {
  length: 27,
  width: 16.5,
  outline: oval,
  material: paint('#325a1f', '#527c34', '#84a05a'),
  cup: -3.5,
  curl: -3,
}
const mint: Leaf = {
  ...basil,
  length: 22,
  width: 13,
  material: paint('#305a2c', '#507a42', '#7f9f6c'),
  cup: 3,
  ruffle: 0.6,
  waves: 9,
  detail: 24,
}
export const sage: Leaf = {
  ...basil,
  length: 34,
  width: 11,
  material: paint('#5c6f50', '#8a9a78', '#aebb9a'),
}
const curry: Leaf = {
  ...basil,
  length: 26,
  width: 9,
  material: paint('#23421a', '#3c5f28', '#6a8a48'),
  cup: 2,
  curl: 3,
}
const bay: Leaf = {
  ...basil,
  length: 31,
  width: 11,
  material: paint('#4f5f34', '#6f7d4c', '#97a070'),
  cup: 2,
  curl: 4,
}
const cress: Leaf = {
  ...basil,
  length: 15,
  width: 8,
  outline: spoon,
  material: paint('#4a7a28', '#75a044'),
  cup: 2,
  curl: 2,
}
const amaranth: Leaf = { ...cress, material: paint('#5a1f3c', '#8a3a5c', '#b86a8a') }

/** Leaves scattered thinly over what lies below them. */
const scattered = (leaf: Leaf | readonly Leaf[], each: number, most = 22): Form =>
  leafPile('length' in leaf && 'width' in leaf ? [leaf as Leaf] : (leaf as readonly Leaf[]), {
    each,
    most,
    stand: 0.45,
    steep: 0.4,
  })

const herb = { role: 'garnish', density: 0.12 } as const

const needle = (
  length: number,
  radius: number,
  from: string,
  to: string,
  each: number,
  most = 60,
) =>
  pile(
    copies({
      each,
      mesh: (i) =>
        tube(
          [-1, -0.5, 0, 0.5, 1].map((t) => [
            (t * length) / 2,
            (i - 2) * 0.8 * t * t,
            radius + (t * t * (i % 3)) / 2,
          ]),
          { radius: (t) => radius * (1 - 0.7 * Math.abs(2 * t - 1) ** 3), around: 6 },
        ),
      material: material(mottled(from, to, 4), { glow: 0.4 }),
      most,
    }),
    { steep: 0.5, lean: 0.25 },
  )

/** Thin pale sprouts with a small head. */
const sprout = (
  length: number,
  thick: number,
  head: number,
  from: string,
  to: string,
  each: number,
) =>
  sticks(
    copies({
      each,
      mesh: (i) =>
        tube(
          Array.from({ length: 9 }, (_, k) => {
            const t = k / 4 - 1
            return [(t * length) / 2, Math.sin(t * 2.2 + i * 1.3) * length * 0.13, thick] as const
          }),
          {
            radius: (t) =>
              t > 0.86
                ? head * (1.15 - Math.abs(t - 0.94) * 9)
                : thick * (0.4 + 0.6 * Math.min(1, t * 3)),
            around: 7,
          },
        ),
      material: material(mottled(from, to, 8), { glow: 0.6, gloss: 0.35 }),
      most: 110,
    }),
    { mess: 3.1 },
  )

export const herbLooks: readonly Look[] = [
  look('parsley, herb, fresh herb, chervil', chopped(parsley, 0.045, 30), herb),
  look('coriander, cilantro, coriander leaf', picked(coriander, 0.045, 30), herb),
  look('basil, basil leaf, thai basil', wholeLeaves(basil, 0.4, 12), herb),
  look('mint, mint leaf, peppermint', wholeLeaves(mint, 0.25, 14, true), herb),
  look('sage', scattered(sage, 0.3, 10), herb),
  look('curry leaf', scattered(curry, 0.12, 14), herb),
  look('bay leaf', scattered(bay, 0.5, 3), herb),
  look('oregano, marjoram, thyme', chopped({ ...basil, length: 8, width: 5 }, 0.03, 30), herb),
  look(
    'microgreen, micro green, cress, pea shoot',
    scattered([cress, cress, amaranth], 0.04, 46),
    herb,
  ),
  look('dill, fennel frond, tarragon', needle(16, 0.45, '#3f6a24', '#5f8c38', 0.02, 80), herb),
  look('rosemary', needle(18, 0.8, '#3f5c3a', '#6a8560', 0.03, 30), herb),
  look('chive', onionRings(1.7, 0.03, ['#3d5c24', '#5f8038', '#7f9a50']), {
    ...herb,
    density: 0.2,
  }),
  look('spring onion, green onion, scallion', onionRings(3.4, 0.15, scallion), {
    ...herb,
    density: 0.25,
  }),
  look(
    'bean sprout, beansprout, mung bean sprout',
    sprout(56, 1.5, 2.6, '#e2d6a4', '#f1eacb', 0.7),
    {
      density: 0.3,
      leafy: true,
    },
  ),
  look('sprout, alfalfa sprout, alfalfa', sprout(36, 0.6, 1.9, '#d5d8b0', '#8aa858', 0.2), {
    density: 0.15,
    leafy: true,
  }),
]
