import { blend, type Colour, colour, step } from '../../render/colour.ts'
import type { Paint, Spot } from '../../render/material.ts'
import { cells, fractal, noise } from '../../render/noise.ts'

export type Browned = {
  flesh: string
  brown: string
  dark: string
  /** Mm from patch to patch. */
  size?: number
  /** Share that is browned: -0.5 hardly, 0 as in a pan, 0.5 all round. */
  more?: number
}

/** Flesh browned by heat: in patches on top, paler down its sides. */
export function browned({ flesh, brown, dark, size = 13, more = 0 }: Browned): Paint {
  const [pale, mid, deep] = [colour(flesh), colour(brown), colour(dark)]
  return ({ u, v, w, up, seed }) => {
    const n = fractal(u / size + seed * 41, v / size, w / size, 3)
    const fine = noise(u / 1.8 + seed * 9, v / 1.8, w / 1.8) - 0.5
    const crust = step(-0.1, 0.8, up + more + (n - 0.5) * 1.6 + 0.3 * fine)
    const own = blend(pale, mid, crust)
    // Edges are thin and get hot first.
    const edge =
      step(0.2, 0.5, up) * (1 - step(0.62, 0.93, up)) * (0.4 + 0.6 * step(-0.5, 0.3, more))
    const hot = step(0.5, 0.68, n + 0.16 * fine + 0.1 * edge)
    return blend(own, deep, Math.min(0.92, crust * (0.8 * hot + 0.35 * edge)))
  }
}

export type Bars = {
  char: string
  /** Mm from bar to bar, and mm of a bar. */
  every?: number
  wide?: number
  /** Radians against the piece. */
  angle?: number
}

/** The dark bars of a grill over another paint, on what looks up. */
export function barred(paint: Paint, { char, every = 17, wide = 4.5, angle = 0.9 }: Bars): Paint {
  const burnt = colour(char)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (spot) => {
    const { u, v, up, seed } = spot
    const wander = (noise(u / 9 + seed * 30, v / 9, 5) - 0.5) * 3
    const across = (u * c + v * s + wander) / every + seed * 0.5 + 40.25
    const off = Math.abs((across % 1) - 0.5) * every
    const ragged = 0.55 + 0.6 * noise(u / 5, v / 5, 9)
    const bar = (1 - step(wide * 0.32, wide * 0.75, off)) * step(0.35, 0.75, up) * ragged
    return blend(paint(spot), burnt, Math.min(0.92, bar))
  }
}

/** Specks of pepper, herbs or spice over another paint; `every` mm from speck to speck. */
export function speckled(paint: Paint, hex: string, every = 6, size = 0.16): Paint {
  const speck = colour(hex)
  return (spot) => {
    const far = cells(spot.u / every, spot.v / every, spot.w / every + spot.seed * 17)
    return blend(paint(spot), speck, 0.8 * (1 - step(size * 0.6, size, far)))
  }
}

/** Fibres of cooked muscle that run along v. */
export function fibrous(from: string, to: string, fine = 1.3): Paint {
  const [a, b] = [colour(from), colour(to)]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / fine + seed * 33, v / (fine * 7), w / (fine * 2), 2)
    const broad = noise(u / 14 + seed * 9, v / 14, w / 14)
    return blend(a, b, Math.min(1, Math.max(0, 0.42 + (n - 0.5) * 0.8 + (broad - 0.5) * 0.6)))
  }
}

/**
 * Meat that comes apart along its fibres, which run along u (of a mesh that is `fibred`): pale strands and dark gaps
 * between them over another paint, most where it was torn rather than seared.
 */
export function shredding(paint: Paint, pale: string, gap: string): Paint {
  const [light, dark] = [colour(pale), colour(gap)]
  return (spot) => {
    const { u, v, w, seed } = spot
    // Fine fibres within broader bundles; a gap only here and there.
    const fine = noise(u / 1.6 + seed * 33, v / 0.9, w / 0.9)
    const bundle = fractal(u / 2.4 + seed * 21, v / 3.4, w / 3.4, 2)
    const own = blend(paint(spot), light, 0.24 * step(0.35, 0.75, 0.5 * fine + 0.5 * bundle))
    return blend(own, dark, 0.26 * (1 - step(0.26, 0.42, 0.45 * fine + 0.55 * bundle)))
  }
}

/** A crumb crust: crumbs lighter and darker, brown where it was hot, dark in the creases between. */
export function crumbed(pale: string, gold: string, dark: string, size = 2.4): Paint {
  const [a, b, c] = [colour(pale), colour(gold), colour(dark)]
  return ({ u, v, w, up, seed, hill }) => {
    const broad = fractal(u / 15 + seed * 41, v / 15, w / 15, 2)
    const crumb = noise(u / size + seed * 7, v / size, w / size)
    const own = blend(b, a, step(0.42, 0.78, crumb) * 0.8)
    const hot = step(0.44, 0.74, broad + 0.25 * (0.5 - crumb) + 0.1 * (up - 0.5))
    return blend(blend(own, c, hot * 0.7), c, (1 - hill) * 0.4)
  }
}

/** One paint in the middle of a slice and another on its rim; for meshes made by `slice`. */
export function rimmed(face: Paint, rim: Paint, from = 0.93, to = 1.12): Paint {
  return (spot) => {
    const t = step(from, to, spot.w + (noise(spot.u / 5, spot.v / 5, 3) - 0.5) * 0.12)
    if (t <= 0) return face(spot)
    return t >= 1 ? rim(spot) : blend(face(spot), rim(spot), t)
  }
}

/** Two paints by a share that depends on the place. */
export const mixed =
  (a: Paint, b: Paint, share: (spot: Spot) => number): Paint =>
  (spot) => {
    const t = share(spot)
    if (t <= 0) return a(spot)
    const first: Colour = a(spot)
    return blend(first, b(spot), Math.min(1, t))
  }
