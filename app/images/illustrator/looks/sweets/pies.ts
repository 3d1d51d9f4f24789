import { bodyAt } from '../../forms/piece-of.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { solid, tube } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { type Look, look } from '../look.ts'
import { wedge } from './cake-layers.ts'

type Pie = {
  each: number
  /** Colours of the filling and of the pieces in it. */
  filling: string
  pieces: string
  /** What is on top: a crust, or nothing but a layer of this colour. */
  lid: 'crust' | 'open' | { hex: string; height: number; brown: string }
  gloss?: number
}

const radius = 108
const crust = crusty(baked('#dcae66', '#b0702c', { size: 12 }), 0.15, 0.6)

/** Mm from the pie's middle. */
const farOf = (u: number, v: number) => Math.hypot(u + radius * 0.6, v)

function fillingOf({ filling, pieces, gloss = 0.5 }: Pie, height: number): Material {
  const [syrup, bit, shell] = [colour(filling), colour(pieces), colour('#cf9c54')]
  return material(
    ({ u, v, w, seed }) => {
      const near = cells(u / 11 + seed * 9, v / 11, w / 8)
      const own = blend(bit, syrup, step(0.35, 0.6, near + 0.15 * fractal(u / 4, v / 4, w / 4, 1)))
      const edge = Math.max(1 - step(3.4, 4.4, w), step(radius - 6, radius - 5, farOf(u, v)))
      return blend(own, shell, w > height - 0.5 ? step(radius - 6, radius - 5, farOf(u, v)) : edge)
    },
    { gloss, polish: 0.5, glow: 0.3, bump: { height: 1.2, size: 8 } },
  )
}

const rim = tube(
  Array.from({ length: 25 }, (_, i): Vec => {
    const a = (i / 24 - 0.5) * 0.68
    return [(radius - 3) * Math.cos(a) - radius * 0.6, (radius - 3) * Math.sin(a), 0]
  }),
  { radius: (t) => 8 + 1.6 * Math.sin(t * 44), around: 10, flat: 0.8 },
)

const pies = (pie: Pie): Pieces => {
  const height = 30
  const filling = fillingOf(pie, height)
  const body = solid(wedge(radius, 0.68), { height, edge: 1.5, rough: pie.lid === 'open' ? 3 : 0 })
  const { lid } = pie
  const top =
    typeof lid === 'object'
      ? [
          bodyAt(
            solid(wedge(radius - 8, 0.66), {
              height: lid.height,
              edge: lid.height * 0.45,
              rough: 5,
            }),
            topOf(lid),
            [-2, 0, height - 1],
          ),
        ]
      : lid === 'crust'
        ? [
            bodyAt(
              solid(wedge(radius - 2, 0.69), { height: 6, edge: 2, dome: 3, rough: 2.4 }),
              vented,
              [-1, 0, height - 1],
            ),
          ]
        : []
  return {
    each: pie.each,
    variants: 1,
    most: 4,
    make: (random) => ({
      bodies: [
        bodyAt(body, filling, [0, 0, 0], {}, random.next()),
        bodyAt(rim, crust, [0, 0, height]),
        ...top,
      ],
      radius: 54,
      height: height + 8,
    }),
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
    filling: '#b8782c',
    pieces: '#ecca80',
    lid: 'crust',
  }),
  slice('cherry pie, strawberry pie, rhubarb pie', {
    each: 130,
    filling: '#7a0f18',
    pieces: '#b8242c',
    lid: 'crust',
    gloss: 0.7,
  }),
  slice('blueberry pie, berry pie, blackberry pie', {
    each: 130,
    filling: '#3a1430',
    pieces: '#33264f',
    lid: 'crust',
    gloss: 0.6,
  }),
  slice('pumpkin pie, custard pie, sweet potato pie, egg tart, custard tart, pastel de nata', {
    each: 135,
    filling: '#b8621f',
    pieces: '#c06a24',
    lid: 'open',
    gloss: 0.35,
  }),
  slice('pecan pie, treacle tart', {
    each: 120,
    filling: '#6a3414',
    pieces: '#96582a',
    lid: 'open',
    gloss: 0.55,
  }),
  slice('tart, fruit tart, strawberry tart', {
    each: 110,
    filling: '#e6c060',
    pieces: '#c0282a',
    lid: 'open',
    gloss: 0.8,
  }),
  slice('lemon tart, key lime pie', {
    each: 120,
    filling: '#e6bf3c',
    pieces: '#e9c64c',
    lid: 'open',
    gloss: 0.45,
  }),
  slice('lemon meringue pie, lemon pie', {
    each: 125,
    filling: '#e6bf3c',
    pieces: '#e9c64c',
    lid: { hex: '#f6ecd6', height: 26, brown: '#c48a44' },
  }),
  slice('chocolate pie, chocolate tart', {
    each: 120,
    filling: '#3a1c0e',
    pieces: '#40200f',
    lid: 'open',
    gloss: 0.45,
  }),
  slice(
    'banana cream pie, coconut cream pie, cream pie, banoffee pie, coconut pie, peanut butter pie',
    {
      each: 135,
      filling: '#e6c676',
      pieces: '#f0dca0',
      lid: { hex: '#f6eedc', height: 20, brown: '#ecdcba' },
    },
  ),
]
