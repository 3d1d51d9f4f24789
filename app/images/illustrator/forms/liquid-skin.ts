import { blend, type Colour, colour, cookedRed, step } from '../render/colour.ts'
import { type Material, material, type Spot } from '../render/material.ts'
import { fractal, nearestSpot, noise } from '../render/noise.ts'

export type Skin = {
  /** Colour of the liquid, and of the clouds in it. */
  liquid: string
  clouds?: string
  /** Colour of the fat that parted from it. */
  oil?: string
  /** 0 runs like broth, 1 stands like mash. */
  thick: number
  /** How much of it is fine grain, as of ground nuts and onions: 0 smooth to 1. */
  grain?: number
  /** How far its clouds stand out, as those of miso that settles: 0 hardly, 1 wholly. */
  cloudy?: number
  /** Cream that was poured on it in a spiral, and how far out the liquid reaches about its middle. */
  swirl?: { colour: string; x: number; y: number; reach: number }
}

/**
 * What a liquid looks like from above: deeper towards its edge, a fine dark line where it meets the wall, fat in drops
 * and films, and a surface that glistens. Its mesh has coords `toEdge`.
 */
export function liquidSkin(skin: Skin): Material {
  const { liquid, clouds = liquid, oil, thick, grain = 0, cloudy = 0, swirl } = skin
  const [base, cloud] = [cookedRed(colour(liquid)), cookedRed(colour(clouds))]
  // What is white throws light about in itself and hardly gets darker.
  const pale = step(0.45, 0.8, Math.min(...base))
  const deep = blend(times(base, [0.66, 0.6, 0.56]), times(base, [0.93, 0.9, 0.84]), pale)
  // On a thin broth fat stands in many eyes.
  const eyes = 1 - step(0.12, 0.26, thick)
  const fat = oil ? fatOf(colour(oil)) : undefined
  const cream = swirl ? colour(swirl.colour) : base
  // What was puréed is never quite smooth; what has milk in it nearly is.
  const smooth = 0.8 * step(0.25, 0.6, Math.min(...base))
  const [light, pulp] = [times(cloud, [1.22, 1.2, 1.16]), step(0.4, 0.7, thick) * (1 - smooth)]
  return material(
    (spot) => {
      const { u, v, w } = spot
      const broad = fractal(u / 16, v / 16, 4, 3)
      let own = blend(base, cloud, 0.25 + 0.5 * step(0.3, 0.7, broad))
      if (cloudy > 0) own = blend(own, cloud, cloudy * billows(u, v))
      const fine = grain > 0 || pulp > 0 ? noise(u / 1.9 + 2 * broad, v / 1.9, 3) : 0
      if (grain > 0) own = blend(own, deep, grain * 0.5 * step(0.5, 0.85, fine))
      own = blend(own, deep, 0.5 * step(0.55, 1, w) + 0.12 * step(0.6, 0.85, 1 - broad))
      // Fat and foam are dull.
      spot.dull = (0.08 + 0.2 * thick) * step(0.45, 0.7, broad)
      if (pulp > 0) {
        own = blend(own, light, 0.34 * pulp * step(0.3, 0.72, 0.5 * broad + 0.5 * (1 - fine)))
      }
      if (fat) own = fatOn(own, fat, spot, eyes)
      if (swirl) {
        const share = swirlAt(u - swirl.x, v - swirl.y, swirl.reach)
        if (share > 0) own = blend(own, cream, share)
      }
      return w > 0.955 ? blend(own, deep, 0.75 * step(0.955, 0.985, w)) : own
    },
    {
      // Too dull for the panes of the window, which would read as a stain.
      gloss: 0.27 - 0.06 * thick,
      polish: 0.65 - 0.06 * thick,
      glow: 0.22,
      grain: 0,
      bump: { height: 0.12 + 0.36 * thick, size: 12 - 4 * grain },
    },
  )
}

/** Share of a cloud at a place: billows with a crisp side and one that fades. */
function billows(u: number, v: number): number {
  const [x, y] = [
    u + 16 * (noise(u / 19, v / 19, 5) - 0.5),
    v + 16 * (noise(u / 19, v / 19, 9) - 0.5),
  ]
  const puff = 1 - Math.abs(2 * noise(x / 17 + 8, y / 17 + 8, 2) - 1)
  return step(0.42, 0.9, puff - 0.5 * (fractal(x / 30, y / 30, 6, 2) - 0.5))
}

/** Share of cream at a place: a spiral of two turns, thick and thin as it was poured, its edges drawn into the rest. */
function swirlAt(u: number, v: number, reach: number): number {
  const far = Math.hypot(u, v) / reach
  if (far > 0.62) return 0
  const wave = (noise(u / 13, v / 13, 8) - 0.5) * 0.08
  const angle = Math.atan2(v, u)
  const turn = (angle / 6.2832 + 1 - (far + wave) * 3.6 + 9) % 1
  const wide = (0.15 + 0.07 * Math.sin(angle * 2.3 + 11 * far)) * (1 - step(0.38, 0.58, far))
  const near = Math.abs(turn - 0.5)
  if (near > wide + 0.03) return 0
  const line = near + 0.06 * (noise(u / 2.4, v / 2.4, 4) - 0.5)
  return 0.94 * (1 - step(0.62 * wide, wide, line)) * step(0.01, 0.08, wide)
}

/** The colours of fat that swims: its own, of the rim of a film, of the edge of a drop, and of its bright side. */
type Fat = { own: Colour; rim: Colour; edge: Colour; bright: Colour }

const fatOf = (own: Colour): Fat => ({
  own,
  rim: times(own, [0.45, 0.4, 0.4]),
  edge: times(own, [0.42, 0.36, 0.34]),
  bright: times(own, [1.5, 1.5, 1.4]),
})

/** A colour with the fat that swims on it. */
function fatOn(own: Colour, fat: Fat, spot: Spot, eyes: number): Colour {
  const { u, v, w, seed } = spot
  const shift = 40 * seed
  const film = fractal(u / 17 + 31 + shift, v / 17 + 5, 3, 2) + 0.1 * step(0.5, 0.95, w)
  const within = step(0.6, 0.635, film)
  let mixed = blend(own, fat.own, 0.15 * within)
  spot.dull = Math.max(spot.dull, 0.2 * within)
  const rim = within * (1 - step(0.64, 0.67, film))
  if (rim > 0) mixed = blend(mixed, fat.rim, 0.08 * rim)
  // Drops gather about the films, large ones among small; elsewhere there are hardly any.
  const rare = 0.97 - 0.42 * step(0.42 - 0.14 * eyes, 0.6 - 0.1 * eyes, film) - 0.1 * eyes
  mixed = drop(mixed, fat, u / 13 + shift, v / 13, 0.34, rare + 0.05)
  return drop(mixed, fat, u / 4.1 + 40 + shift, v / 4.1, 0.26, rare)
}

/** A round drop, a lens: dark at its edge, bright on the side away from the light, with a glint on the other. */
function drop(own: Colour, fat: Fat, x: number, y: number, most: number, rare: number): Colour {
  const { dx, dy, far, lot } = nearestSpot(x, y)
  if (lot < rare) return own
  const share = (lot - rare) / (1 - rare)
  const radius = most * (0.22 + 0.78 * share * share)
  if (far > radius * 1.15) return own
  const out = far / radius
  const away = (dx * 0.75 - dy * 0.66) / radius
  let mixed = blend(own, fat.own, 0.42 * (1 - step(0.85, 1.1, out)))
  mixed = blend(mixed, fat.edge, 0.2 * step(0.7, 0.95, out) * (1 - step(1, 1.15, out)))
  if (away < -0.25)
    mixed = blend(mixed, fat.bright, 0.5 * step(0.25, 0.8, -away) * (1 - step(0.8, 1, out)))
  if (away > 0.35)
    mixed = blend(mixed, glint, 0.5 * step(0.42, 0.6, away) * (1 - step(0.68, 0.86, out)))
  return mixed
}

const glint: Colour = [1, 0.95, 0.85]

const times = ([r, g, b]: Colour, [x, y, z]: readonly [number, number, number]): Colour => [
  r * x,
  g * y,
  b * z,
]
