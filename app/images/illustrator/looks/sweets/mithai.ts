import { filled, swimming } from '../../forms/filled.ts'
import { type Grain, mound } from '../../forms/heaps.ts'
import { pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, varied } from '../../render/material.ts'
import { cells } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

const pistachio: Grain & { per: number } = {
  meshes: [1, 2, 3].map((seed) => lump([3.2, 1.2, 0.8], 0.35, seed, 5)),
  material: material(varied('#7a8a3c', '#aab466'), { gloss: 0.15, glow: 0.25 }),
  covers: 90,
  out: 0.8,
  per: 3.4,
}

const almond: Grain & { per: number } = {
  ...pistachio,
  material: material(varied('#e3c690', '#f2e2bc'), { glow: 0.3 }),
  per: 2.4,
}

const raisin: Grain & { per: number } = {
  ...pistachio,
  meshes: [lump([3.6, 2.6, 2.4], 0.4, 2, 6)],
  material: material(varied('#7a4a1c', '#a8702c'), { gloss: 0.4 }),
  per: 0.6,
}

const riceGrain: Grain & { per: number } = {
  meshes: [1, 2].map((seed) => lump([3.3, 1.2, 0.9], 0.1, seed, 5)),
  material: material(varied('#efe2c2', '#faf2de'), { glow: 0.5, gloss: 0.4 }),
  covers: 20,
  lean: 0.3,
  out: 0.3,
  per: 14,
}

const syrup = {
  material: material('#c98a34', { gloss: 0.95, polish: 0.75, glow: 0.5 }),
  uneven: 0.2,
}

const milk = {
  material: material(mottled('#f0e0b0', '#f7ecca', 14), { gloss: 0.5, polish: 0.5, glow: 0.4 }),
  uneven: 0.5,
  on: [pistachio],
}

const balls = (each: number, size: Vec, skin: Material, most = 10): Pieces => ({
  each,
  variants: 3,
  most,
  make: (random) => {
    const mesh = lump(size, 0.05, random.next(), 18)
    return pieceOf(raised(mesh, size[2]), skin, size[0], size[2] * 2)
  },
})

const raised = (mesh: ReturnType<typeof lump>, by: number) => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => (i % 3 === 2 ? value + by : value)),
})

const jamun = material(mottled('#5c2a12', '#86441c', 13), {
  gloss: 0.85,
  polish: 0.6,
  glow: 0.2,
  bump: { height: 0.12, size: 3 },
})

const chhena = material(mottled('#efe6d2', '#f8f2e4', 6), {
  gloss: 0.45,
  polish: 0.45,
  glow: 0.5,
  bump: { height: 0.4, size: 3 },
})

const crumbly = (a: string, b: string, bit: string): Material => {
  const [from, to, dot] = [colour(a), colour(b), colour(bit)]
  return material(
    ({ u, v, w, seed }) => {
      const grain = cells(u / 3 + seed * 20, v / 3, w / 3)
      const own = blend(from, to, step(0.2, 0.7, grain))
      return blend(own, dot, 1 - step(0.13, 0.18, cells(u / 9 + seed * 9, v / 9, w / 9)))
    },
    { gloss: 0.2, glow: 0.25, bump: { height: 1, size: 3 } },
  )
}

/** A coil fried in loops, soaked in syrup. */
const jalebi: Pieces = {
  each: 40,
  variants: 3,
  most: 8,
  make: (random) => {
    const steps = 110
    const [phase, sway] = [random.range(0, 6), random.range(0.8, 1.2)]
    const path = Array.from({ length: steps + 1 }, (_, i): Vec => {
      const t = i / steps
      const a = t * 6.283 * 3.6 + phase
      const far = 8 + 27 * t + 2.5 * sway * Math.sin(a * 1.7)
      return [far * Math.cos(a), far * Math.sin(a) * 0.95, 4.6 + 1.6 * Math.sin(a * 2.3)]
    })
    return pieceOf(
      tube(path, { radius: (t) => 4 + 0.7 * Math.sin(t * 40), around: 9 }),
      orange,
      38,
      10,
    )
  },
}

const orange = material(mottled('#c8661a', '#e3922c', 9), { gloss: 0.8, polish: 0.6, glow: 0.5 })

const halwa = (a: string, b: string, bump = 1.2) =>
  mound(
    material(mottled(a, b, 3), {
      gloss: 0.45,
      polish: 0.4,
      glow: 0.35,
      bump: { height: bump, size: 4 },
    }),
    { uneven: 4, flat: 0.55 },
  )

const wet = { role: 'wet', density: 1.05 } as const

export const mithaiLooks: readonly Look[] = [
  look('gulab jamun', swimming(syrup, balls(45, [21, 20, 19], jamun), 12), {
    ...wet,
    vessel: 'small bowl',
  }),
  look(
    'rasgulla, rosogolla',
    swimming(
      { ...syrup, material: material('#e6dcc0', { gloss: 0.95, polish: 0.75, glow: 0.5 }) },
      balls(45, [21, 20, 19], chhena),
      13,
    ),
    { ...wet, vessel: 'small bowl' },
  ),
  look(
    'rasmalai, ras malai',
    swimming(
      milk,
      balls(
        30,
        [23, 21, 9],
        material(mottled('#efdca0', '#f6e9c0', 8), { gloss: 0.4, glow: 0.45 }),
      ),
      9,
    ),
    { ...wet, vessel: 'small bowl' },
  ),
  look('jalebi, imarti', laid(jalebi, { apart: 0.95 })),
  look(
    'ladoo, laddu, besan ladoo, motichoor ladoo',
    pile(balls(40, [19, 19, 19], crumbly('#e6a83a', '#b87a20', '#8a9a4c')), {
      lean: 0.3,
      steep: 1.2,
    }),
  ),
  look(
    'peda, kalakand, milk cake',
    laid(balls(30, [20, 20, 9], crumbly('#d9a862', '#b88444', '#8a9a4c'))),
  ),
  look('suji halwa, halwa, semolina halwa', halwa('#cf8f3a', '#e6b45c')),
  look(
    'kheer, rice kheer, payasam, rice pudding, seviyan, firni',
    filled({
      material: material(mottled('#e0cb98', '#eddcb2', 9), { gloss: 0.5, polish: 0.5, glow: 0.4 }),
      uneven: 0.7,
      on: [riceGrain, pistachio, almond, raisin],
    }),
    wet,
  ),
  look(
    'tapioca pudding, sabudana kheer, sago pudding',
    filled({
      material: material('#efe4ca', { gloss: 0.5, glow: 0.45 }),
      uneven: 0.7,
      on: [{ ...riceGrain, meshes: [lump([1.9, 1.9, 1.8], 0.02, 2, 6)], per: 26 }],
    }),
    wet,
  ),
]
