import { bodyAt } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { solid } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { type Look, look } from '../look.ts'
import { wedge } from './cake-layers.ts'
import {
  angle,
  fruits,
  height,
  outOfSides,
  pecans,
  radius,
  rim,
  shell,
  thick,
} from './pie-parts.ts'

type Pie = {
  each: number
  /** Colours of the filling, and of the pieces in it where it has some. */
  filling: string
  pieces?: string
  /** Radii in mm of a piece. */
  size?: Vec
  /** What is on top: a crust, nuts, fruit, nothing, or a layer of this colour. */
  lid: 'crust' | 'pecans' | 'fruit' | 'open' | { hex: string; height: number; brown: string }
  gloss?: number
}

const crust = crusty(baked('#dcae66', '#b0702c', { size: 12 }), 0.15, 0.6)

/** What a fork cut through: smooth custard, or what holds pieces together. */
function fillingOf({ filling, gloss = 0.5 }: Pie): Material {
  const own = colour(filling)
  const deep = blend(own, [0, 0, 0], 0.3)
  return material(
    ({ u, v, w, seed }) =>
      blend(own, deep, step(0.35, 0.75, fractal(u / 9 + seed * 9, v / 9, w / 7, 2))),
    { gloss, polish: 0.5, glow: 0.32, bump: { height: 0.7, size: 7 } },
  )
}

/** What lies on the filling. */
function lidOf(lid: Pie['lid']): readonly Body[] {
  if (lid === 'open') return []
  if (lid === 'pecans') return pecans
  if (lid === 'fruit') return fruits
  if (lid === 'crust') {
    const mesh = solid(wedge(radius - 2, angle + 0.01), { height: 6, edge: 2, dome: 3, rough: 2.4 })
    return [bodyAt(mesh, vented, [-1, 0, height - 1])]
  }
  const { height: high } = lid
  const mesh = solid(wedge(radius - 8, angle - 0.02), { height: high, edge: high * 0.45, rough: 5 })
  return [bodyAt(mesh, topOf(lid), [-2, 0, height - 1])]
}

const pies = (pie: Pie): Pieces => {
  const rough = pie.lid === 'open' ? 1.5 : 0
  const inside = solid(wedge(radius - thick, angle - 0.012, radius), {
    height: height - thick + 0.5,
    edge: 1.5,
    rough,
  })
  const bodies = [
    bodyAt(shell, crust),
    bodyAt(inside, fillingOf(pie), [0, 0, thick - 0.5]),
    ...(pie.pieces ? outOfSides(pie.pieces, pie.size ?? [9, 5, 4.4], pie.gloss) : []),
    bodyAt(rim, crust, [0, 0, height]),
    ...lidOf(pie.lid),
  ]
  return {
    each: pie.each,
    variants: 1,
    most: 4,
    make: () => ({ bodies, radius: 54, height: height + 8 }),
  }
}

/** A lid of crust with slits and sugar. */
const vented: Material = (() => {
  const skin = baked('#e0b46c', '#b57430', { size: 12, from: 0.3, to: 1 })
  const dark = colour('#7a3c16')
  return crusty(
    (spot) => {
      const { u, v } = spot
      const along = Math.abs(((u / 22) % 1) + (u < 0 ? 1 : 0) - 0.5)
      const slit =
        (1 - step(0.03, 0.06, along)) *
        (1 - step(7, 9, Math.abs(v + (noise(u / 9, 1, 1) - 0.5) * 4)))
      return blend(skin(spot), dark, slit * 0.85)
    },
    0.25,
    0.7,
  )
})()

const topOf = ({ hex, brown }: { hex: string; brown: string }): Material => {
  const [a, b] = [colour(hex), colour(brown)]
  return material(
    ({ u, v, w }) => blend(a, b, step(0.48, 0.75, fractal(u / 13, v / 13, w / 9, 2))),
    { gloss: 0.12, glow: 0.35, bump: { height: 1, size: 9 } },
  )
}

const facing = { turned: 0.35, facing: 0.42 }
const slice = (words: string, pie: Pie) => look(words, laid(pies(pie), facing))

export const pieLooks: readonly Look[] = [
  slice('apple pie, pie, peach pie, fruit pie, mince pie', {
    each: 130,
    filling: '#a8662a',
    pieces: '#dcb064',
    size: [10, 6, 3.6],
    lid: 'crust',
  }),
  slice('cherry pie, strawberry pie, rhubarb pie', {
    each: 130,
    filling: '#7a0f18',
    pieces: '#9c1420',
    size: [6.4, 5.6, 5.4],
    lid: 'crust',
    gloss: 0.6,
  }),
  slice('blueberry pie, berry pie, blackberry pie', {
    each: 130,
    filling: '#3a1430',
    pieces: '#2c2346',
    size: [4.8, 4.6, 4.4],
    lid: 'crust',
    gloss: 0.45,
  }),
  slice('pumpkin pie, custard pie, sweet potato pie, egg tart, custard tart, pastel de nata', {
    each: 135,
    filling: '#a86a30',
    lid: 'open',
    gloss: 0.35,
  }),
  slice('treacle tart', { each: 120, filling: '#9a5c22', lid: 'open', gloss: 0.5 }),
  slice('pecan pie', {
    each: 120,
    filling: '#7a4218',
    lid: 'pecans',
    gloss: 0.55,
  }),
  slice('tart, fruit tart, strawberry tart', {
    each: 110,
    filling: '#e6c060',
    lid: 'fruit',
  }),
  slice('lemon tart, key lime pie', {
    each: 120,
    filling: '#e6bf3c',
    lid: 'open',
    gloss: 0.45,
  }),
  slice('lemon meringue pie, lemon pie', {
    each: 125,
    filling: '#e6bf3c',
    lid: { hex: '#f6ecd6', height: 26, brown: '#c48a44' },
  }),
  slice('chocolate pie, chocolate tart', {
    each: 120,
    filling: '#3a1c0e',
    lid: 'open',
    gloss: 0.45,
  }),
  slice(
    'banana cream pie, coconut cream pie, cream pie, banoffee pie, coconut pie, peanut butter pie',
    {
      each: 135,
      filling: '#e6c676',
      lid: { hex: '#f6eedc', height: 20, brown: '#ecdcba' },
    },
  ),
]
