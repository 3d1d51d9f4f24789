import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'

/** Crumbs of bread from hot oil: golden, pale where they stick out, brown in patches where they got hottest. */
export function breadcrumbs(
  gold = '#dc9c42',
  pale = '#f5d596',
  brown = '#9a561c',
  hotter = 1,
): Paint {
  const [mid, light, deep] = [colour(gold), colour(pale), colour(brown)]
  return ({ u, v, w, up, seed, hill }) => {
    const broad = fractal(u / 16 + seed * 41, v / 16, w / 16, 2)
    const crumb = noise(u / 2.1 + seed * 7, v / 2.1, w / 2.1)
    const own = blend(mid, light, step(0.45, 0.85, crumb) * (0.35 + 0.4 * up) * hill)
    const hot = step(0.5, 0.78, broad + 0.05 * (hotter - 1) + 0.22 * (0.5 - crumb) - 0.12 * up)
    return blend(
      own,
      deep,
      Math.min(0.85, 0.62 * hotter * hot + 0.3 * (1 - hill) + 0.25 * step(0.2, -0.5, up)),
    )
  }
}

export const breaded = material(breadcrumbs(), {
  gloss: 0.16,
  polish: 0.3,
  glow: 0.24,
  bump: { height: 0.5, size: 1.7 },
})

/** Batter from hot oil: golden, its bumps pale and crisp, brown about its edges. */
export const battered = material(breadcrumbs('#d8922f', '#f2cc80', '#a05a1a'), {
  gloss: 0.34,
  polish: 0.42,
  glow: 0.26,
  bump: { height: 0.8, size: 3.2 },
})

/** A crust of flour that fried dark and light in turns. */
export const craggy = material(breadcrumbs('#c67f30', '#ecc27c', '#7a4014', 1.5), {
  gloss: 0.3,
  polish: 0.4,
  glow: 0.2,
  bump: { height: 0.8, size: 2.8 },
})

/**
 * The cut through something in crumbs: what is in its middle, the flesh about it, and the crust as a thin golden line.
 * Coords as `cutOpen` gives them. `core` is the share that the middle takes.
 */
export function cutThrough(middle: Paint, flesh: Paint, core = 0.3, crust = 0.93): Paint {
  const [line, rim] = [colour('#b8702a'), breadcrumbs()]
  return (spot) => {
    const { u, v, w, seed } = spot
    const out = w + 0.1 * (noise(u / 5 + seed * 9, v / 5, 2) - 0.5)
    if (out > crust) return blend(line, rim(spot), step(crust, crust + 0.05, out))
    const t = step(core, core + 0.05, out)
    if (t <= 0) return middle(spot)
    const own = flesh(spot)
    const shade = blend(own, line, 0.5 * step(crust - 0.07, crust, out))
    return t >= 1 ? shade : blend(middle(spot), shade, t)
  }
}
