import { material } from '../render/material.ts'
import { lathe, lump } from '../shapes/shapes.ts'
import type { Form } from './form.ts'

const steel = material('#c3c6c7', {
  gloss: 1,
  polish: 0.62,
  glow: 0,
  bump: { height: 0.12, size: 9 },
})

const dome = lathe(
  [
    [96, 0],
    [98, 1.5],
    [95, 3],
    [93, 6],
    [90, 26],
    [80, 46],
    [62, 62],
    [38, 71],
    [14, 75],
    [8, 76],
    [5, 80],
    [5, 84],
  ],
  96,
)

const knob = lump([8, 8, 7], 0.02, 1, 16)

/** A plate under its cover: for a dish of which nothing is known. */
export const covered: Form = {
  ground: () => Math.PI * 90 ** 2,
  lay({ region, ground, put }) {
    const { x, y } = region.center
    const foot = ground.at(x + 88, y)
    put({ mesh: dome, material: steel, pose: { at: [x, y, foot] }, seed: 0 })
    put({ mesh: knob, material: steel, pose: { at: [x, y, foot + 90] }, seed: 0 })
  },
}
