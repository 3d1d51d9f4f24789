import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Outline } from '../../shapes/shapes.ts'

/** An outline by its radius in mm at an angle: the paint of a slice asks it how near the crust is. */
export type Polar = (angle: number) => number

export const outlineOf = (polar: Polar, count = 48): Outline =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const far = polar(angle)
    return [far * Math.cos(angle), far * Math.sin(angle)] as const
  })

/** Mm from the edge of an outline inwards. */
export const inset = (polar: Polar, u: number, v: number): number =>
  polar(Math.atan2(v, u)) - Math.hypot(u, v)

/** Baked skin: pale at the sides, brown on top, in clouds. */
export const baked = (
  pale: string,
  brown: string,
  { size = 13, from = -0.2, to = 0.75 } = {},
): Paint => {
  const [a, b] = [colour(pale), colour(brown)]
  const dark = blend(b, colour('#3a1a08'), 0.5)
  return ({ u, v, w, up, seed }) => {
    const cloud = fractal(u / size + seed * 50, v / size, w / size, 3)
    const fine = noise(u / 2.3, v / 2.3, w / 2.3) - 0.5
    const hot = step(from, to, up) * 0.75 + (cloud - 0.5) * 0.9 + 0.1 + 0.14 * fine
    const own = blend(a, b, Math.min(1, Math.max(0, hot)))
    // The crown of a loaf is darker than its slopes.
    return blend(own, dark, 0.45 * step(0.78, 1.15, hot))
  }
}

/** Bread's matt skin; `gloss` for glazed ones. */
export const crusty = (paint: Paint, gloss = 0.1, bump = 0.35): Material =>
  material(paint, { gloss, polish: 0.3, glow: 0.15, bump: { height: bump, size: 3 } })

type Crumb = {
  polar: Polar
  /** Thickness of the slice, in mm. */
  height: number
  crust: string
  crumb: string
  pores: string
  /** Mm from pore to pore; large ones for sourdough. */
  hole?: number
  /** Colour of the toasted face, and how far it is toasted, 0 to 1. */
  toast?: string
  toasted?: number
  /** Seeds or bran in it. */
  bits?: string
}

/** The cut face of bread within its crust. */
export function crumbOf(spec: Crumb): Material {
  const { polar, height, hole = 3, toasted = 0 } = spec
  const [crust, crumb, pores] = [colour(spec.crust), colour(spec.crumb), colour(spec.pores)]
  const toast = colour(spec.toast ?? '#b5742f')
  const dark = blend(toast, colour('#3a1a08'), 0.45)
  const bits = spec.bits ? colour(spec.bits) : undefined
  return material(
    ({ u, v, w, seed }) => {
      const deep = inset(polar, u, v)
      const pore = porosity(u, v, seed, hole)
      let own: Colour = blend(crumb, pores, pore)
      if (bits) own = blend(own, bits, step(0.7, 0.76, noise(u / 1.6, v / 1.6, 9 + seed)) * 0.5)
      if (toasted > 0) own = browned(own, toast, dark, u, v, seed, toasted * (1 - 0.5 * pore), deep)
      const skin = 1 - step(1, 3, deep + (noise(u / 4, v / 4, 2) - 0.5) * 1.2)
      const side = deep < 1.5 && w > 0.6 && w < height - 0.4 ? 1 : skin
      return blend(own, crust, side)
    },
    {
      gloss: 0.03,
      polish: 0.2,
      glow: 0.25,
      bump: { height: 0.3 + hole * 0.07, size: 1.6 + hole * 0.3 },
    },
  )
}

const porosity = (u: number, v: number, seed: number, hole: number): number => {
  const fine = step(0.5, 0.85, fractal(u / 1.5 + seed * 40, v / 1.5, 3, 2)) * 0.5
  if (hole < 4) {
    // Even a fine crumb has bubbles, some larger than others.
    const size = 0.12 + 0.26 * noise(u / 7 + seed * 11, v / 7, 5)
    const bubble = cells(u / hole + seed * 30, v / hole, seed * 7)
    return Math.max(fine, 0.9 * (1 - step(size * 0.5, size, bubble)))
  }
  const bend = (noise(u / 5, v / 5, 6 + seed * 9) - 0.5) * 1.1
  const wide = 0.2 + 0.22 * noise(u / 9, v / 9, 2 + seed * 9)
  const far = cells(u / hole + seed * 30 + bend, v / hole - bend, seed * 7)
  const pore = 1 - step(wide * 0.4, wide, far)
  if (pore < 0.1) return fine
  // Its wall on the side of the light is in shadow, the other one is not.
  const lee =
    1 -
    step(
      wide * 0.4,
      wide,
      cells(u / hole + seed * 30 + bend - 0.13, v / hole - bend + 0.13, seed * 7),
    )
  return Math.max(fine, pore * (0.35 + 0.65 * (1 - lee)) + 0.45 * pore * lee)
}

function browned(
  own: Colour,
  toast: Colour,
  dark: Colour,
  u: number,
  v: number,
  seed: number,
  by: number,
  deep: number,
): Colour {
  const cloud = fractal(u / 16 + seed * 70, v / 16, 5, 3)
  const brown = Math.min(1, Math.max(0, by * (0.5 + 1.4 * (cloud - 0.3))))
  const edge = (1 - step(2, 11, deep)) * 0.5 * by
  return blend(
    blend(own, toast, brown),
    dark,
    Math.min(0.6, edge + step(0.62, 0.8, cloud) * 0.4 * by),
  )
}

/** Flat bread from a hot plate or oven: pale, with browned blisters of about `size` mm. */
export const blistered = (
  pale: string,
  brown: string,
  { size = 14, share = 0.45, char = '#4a2812', burnt = 0.5, crisp = 0.12 } = {},
): Paint => {
  const [a, b, c] = [colour(pale), colour(brown), colour(char)]
  return ({ u, v, w, seed }) => {
    const cloud = fractal(u / (size * 2) + seed * 30, v / (size * 2), w / 20 + 4, 3)
    const bend = (noise(u / 7, v / 7, 8 + seed * 9) - 0.5) * 0.7
    const spot = cells(u / size + seed * 40 + bend, v / size + seed * 17 - bend, 3 + seed)
    const reach = share * (0.35 + 1.3 * step(0.3, 0.7, cloud))
    const own = blend(a, b, step(0.35, 0.75, cloud) * 0.55)
    const near = 1 - step(reach - crisp, reach + crisp, spot)
    const lot = step(0.35, 0.6, noise(u / (size * 1.2) + seed * 21, v / (size * 1.2), 12))
    const fine = 0.5 * (noise(u / 2.1, v / 2.1, 6) - 0.5)
    const core = 1 - step(reach * 0.28, reach * 0.72, spot + reach * fine)
    return blend(blend(own, b, near * 0.75), c, core * Math.min(0.92, burnt * (0.35 + 1.1 * lot)))
  }
}
