import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material, type Paint } from '../../../render/material.ts'
import { cells, fractal } from '../../../render/noise.ts'

/** Colours of cooked rice in the light and in its gaps. */
export const [riceLight, riceDark] = [colour('#faf4e6'), colour('#d5c8aa')]

/** Grains of rice that stick together: pale grains with dark gaps between them. */
export const riceColour = (u: number, v: number, w: number): Colour =>
  blend(riceLight, riceDark, step(0.34, 0.75, cells(u / 3.1, v / 3.1, w / 3.1)))
/** Rice pressed by hand. */
export const riceMaterial = material(({ u, v, w }) => riceColour(u, v, w), {
  gloss: 0.3,
  polish: 0.4,
  glow: 0.45,
  bump: { height: 1.1, size: 2.8 },
})
/** A sheet of dried seaweed. */
export const noriMaterial = material(
  ({ u, v, w }) => blend(colour('#141f18'), colour('#2a3a28'), fractal(u / 3, v / 3, w / 3, 2)),
  { gloss: 0.35, polish: 0.35, glow: 0.05, bump: { height: 0.3, size: 2 } },
)

export type Fish = 'salmon' | 'tuna' | 'shrimp' | 'egg' | 'eel' | 'white fish'

/** Flesh with its bands, along u across v. */
const fishes: Record<Fish, Paint> = {
  salmon: ({ u, v, seed }) => {
    const line = Math.abs(Math.sin((u * 0.8 + Math.abs(v) * 0.5) / 2.6 + seed * 6))
    return blend(
      colour('#f6cda9'),
      blend(colour('#e0682f'), colour('#ec8a50'), seed),
      step(0.1, 0.4, line),
    )
  },
  tuna: ({ u, v, seed }) => {
    const broad = fractal(u / 12 + seed * 9, v / 12, 1, 2)
    const own = blend(colour('#6d161c'), colour('#96383a'), step(0.25, 0.75, broad))
    const sinew = Math.abs(Math.sin((u + v * 0.55 + broad * 7) / 5.2 + seed * 9))
    return blend(own, colour('#c9736a'), (1 - step(0.03, 0.16, sinew)) * 0.26)
  },
  shrimp: ({ u, v, seed }) => {
    const band = 0.5 + 0.5 * Math.sin(u * 0.75 + Math.abs(v) * 0.25 + seed * 5)
    return blend(
      colour('#f9ecdf'),
      colour('#e0703f'),
      step(0.5, 0.95, band) * step(0.5, 3, Math.abs(v)),
    )
  },
  egg: ({ u, v, w }) =>
    blend(colour('#e6b13a'), colour('#f5d374'), fractal(u / 9, v / 4, w / 1.6, 2)),
  eel: ({ u, v, seed }) =>
    blend(colour('#4a2410'), colour('#a05a24'), fractal(u / 6 + seed * 9, v / 2.4, 1, 3)),
  'white fish': ({ u, v, seed }) =>
    blend(
      colour('#efe2d2'),
      colour('#fbf5ec'),
      step(0.2, 0.5, Math.abs(Math.sin((u + v * 0.4) / 3 + seed * 6))),
    ),
}
/** The flesh of a kind of fish, or what stands for it. */
export const fleshOf = (fish: Fish): Material =>
  material(fishes[fish], { gloss: 0.45, polish: 0.6, glow: 0.4, bump: { height: 0.12, size: 3 } })
