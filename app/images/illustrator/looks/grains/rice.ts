import { type Grain, grains } from '../../forms/heaps.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, varied } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

const long = [1, 2, 3].map((seed) => lump([3.5, 1.05, 1], 0.12, seed, 5))
const short = [1, 2, 3].map((seed) => lump([2.7, 1.35, 1.25], 0.1, seed, 5))

/** The skin of the heap under the grains: the same colours in specks, so that no bare dough shows. */
export const specked = (from: string, to: string, size = 2.2): Material => {
  const [a, b] = [colour(from), colour(to)]
  return material(
    ({ u, v, w }) => blend(a, b, step(0.3, 0.7, noise(u / size, v / size, w / size))),
    {
      glow: 0.35,
      bump: { height: 0.6, size: size * 1.3 },
    },
  )
}

/** Colours by lot, each with its share of 1. */
export const mixed = (...kinds: readonly (readonly [hex: string, share: number])[]) => {
  const list = kinds.map(([hex, share]) => [colour(hex), share] as const)
  return ({ seed }: { seed: number }): Colour => {
    let left = seed
    for (const [own, share] of list) {
      if (left < share) return own
      left -= share
    }
    return list[0]?.[0] ?? [1, 1, 1]
  }
}

const cooked = { glow: 0.5, gloss: 0.34, polish: 0.48 }

const grain = (from: string, to: string, meshes = long): Grain => ({
  meshes,
  material: material(varied(from, to), cooked),
  covers: meshes === long ? 13 : 12,
  out: 0.9,
})

const rice = (from: string, to: string, under: string, meshes = long) =>
  grains(grain(from, to, meshes), { under: specked(under, from), uneven: 3.5, flat: 0.9 })

/** Cooked until it flows: grains in the cream that came out of them, which shines between them. */
export const creamy = (from: string, to: string, cream: readonly [string, string]) =>
  grains(
    { ...grain(from, to, short), covers: 15, out: 0.55, lean: 0.35 },
    {
      under: material(mottled(...cream, 9), {
        ...{ gloss: 0.66, polish: 0.6, glow: 0.45, grain: 0.2 },
        bump: { height: 0.35, size: 4 },
      }),
      ...{ uneven: 3.2, flat: 0.4, drowned: 1.15 },
    },
  )

const few = (hexes: readonly [string, string], meshes: Grain['meshes'], covers: number): Grain => ({
  meshes,
  material: material(varied(...hexes), { ...cooked, gloss: 0.15 }),
  covers,
  out: 1.4,
})

const cumin = few(['#5a3d22', '#7a5630'], [lump([2.6, 0.5, 0.5], 0.1, 4, 4)], 420)
const clove = few(['#4a2c1a', '#6a4326'], [lump([5, 1.6, 0.8], 0.3, 5, 5)], 900)
const herb = few(['#3f6b24', '#6d9a3d'], [lump([1.8, 1.2, 0.25], 0.4, 6, 4)], 170)
const pea = few(['#6f9a35', '#8fb550'], [lump([3.6, 3.4, 3.3], 0.08, 7, 6)], 330)
const carrot = few(['#d9731f', '#e89044'], [lump([2.9, 2.5, 2.2], 0.3, 8, 5)], 300)
const egg = few(['#efc65a', '#f7dd8c'], [lump([5.5, 3.8, 1.8], 0.5, 9, 6)], 330)
const onion = few(['#5c8a35', '#a9c46a'], [lump([2.6, 2.4, 0.9], 0.3, 2, 5)], 330)
const tomato = few(['#b8321c', '#cf5433'], [lump([3.2, 2.6, 1.7], 0.4, 3, 5)], 380)

/** Rice with other things in it. The form gives each kind the same ground, so what they cover says how many there are. */
const riceWith = (
  from: string,
  to: string,
  under: string,
  among: readonly Grain[],
  meshes = long,
) =>
  grains(
    [grain(from, to, meshes), ...among].map((kind) => ({
      ...kind,
      covers: kind.covers / (among.length + 1),
    })),
    { under: specked(under, from), uneven: 3.5, flat: 0.8 },
  )

export const rices: readonly Look[] = [
  look(
    'rice, white rice, basmati rice, jasmine rice, coconut rice, rice pilaf, long grain rice, dry white rice',
    rice('#eee3ca', '#fcf6e8', '#dccdad'),
  ),
  look(
    'sushi rice, sticky rice, glutinous rice, short grain rice',
    rice('#e8dcc2', '#fbf5e6', '#d8caab', short),
  ),
  look('risotto rice', creamy('#eadfc4', '#fbf4e2', ['#e2d2a8', '#efe3c2'])),
  look('saffron risotto rice', creamy('#e8ac2c', '#f8d56c', ['#dd9a1c', '#eeb840'])),
  look('brown rice, whole grain rice, dry brown rice', rice('#b98f58', '#dfc291', '#a98350')),
  look(
    'wild rice, black rice, forbidden rice',
    grains(
      {
        meshes: [1, 2, 3].map((seed) => lump([5, 0.95, 0.9], 0.15, seed, 5)),
        material: material(
          mixed(['#2d1d16', 0.4], ['#4a3022', 0.4], ['#8a643c', 0.12], ['#cbb08a', 0.08]),
          { glow: 0.2, gloss: 0.35, polish: 0.4 },
        ),
        covers: 14,
        out: 1,
      },
      { under: specked('#2a1b13', '#4a3020'), flat: 0.8 },
    ),
  ),
  look(
    'white and wild rice, wild rice blend',
    riceWith('#e6d8ba', '#f8f0dc', '#cdbb96', [
      {
        meshes: [lump([5, 0.9, 0.9], 0.15, 2, 5)],
        material: material(varied('#2d1d16', '#5c4028'), { glow: 0.2, gloss: 0.3 }),
        covers: 34,
        out: 1.2,
      },
    ]),
  ),
  look('yellow rice, saffron rice, turmeric rice', rice('#e0a52c', '#f4cd62', '#c98f22')),
  look(
    'spanish rice, mexican rice, tomato rice',
    riceWith('#c96a2c', '#e29a52', '#a8521f', [tomato, herb, onion]),
  ),
  look('jeera rice, cumin rice', riceWith('#e8dabb', '#fbf3e0', '#d4c39e', [cumin, herb])),
  look(
    'rice with pea, pea pulao, matar pulao, rice and pea',
    riceWith('#e9dcbf', '#fcf5e4', '#d8c8a6', [pea, cumin]),
  ),
  look(
    'rice with vegetable, vegetable rice, vegetable pulao',
    riceWith('#e9dcbf', '#fcf5e4', '#d8c8a6', [pea, carrot, onion]),
  ),
  look('pulao, pilau rice', riceWith('#e2c995', '#f3e3bd', '#c9ab72', [clove, cumin])),
  look(
    'rice with lentil, lentil and rice, mujaddara',
    riceWith('#d6b27a', '#e9d0a0', '#b08850', [
      few(['#6a4a2c', '#8a6540'], [lump([2.6, 2.6, 1.2], 0.1, 3, 5)], 40),
    ]),
  ),
  look('fried rice heap', riceWith('#d0a668', '#ecd3a0', '#b58a4c', [egg, pea, carrot, onion])),
  look('herb rice, cilantro rice, green rice', riceWith('#dcd6ae', '#f1ecd2', '#b9b585', [herb])),
  look('cauliflower rice', rice('#e6ddc4', '#f8f3e3', '#d4c8a6', short)),
]
