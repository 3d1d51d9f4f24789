import type { Region } from '../../core/layout.ts'
import type { Form } from '../../forms/form.ts'
import { putPool } from '../../forms/liquids.ts'
import { blend, type Colour, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { createGround } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { coated, layPart, lazyParts, strewParts } from './parts.ts'
import { fillBowl } from './stew.ts'

export type Gravy = {
  /** Its colour, and that of the clouds in it. */
  liquid: string
  clouds?: string
  /** Fat that parted from it: in drops, and as a film along its edge. */
  oil?: string
  /** Cream poured on it in a spiral, by its colour. */
  swirl?: string
  /** Mm of it that hide half of what lies in it: broth 8, gravy 2. */
  clear?: number
  /** 0 runs like broth, 1 stands like mash. */
  thick?: number
  /** Parts in it and on it, in percent of the volume; all of those in it look out. */
  in?: string
  on?: string
  /** How much the parts in it take on its colour, 0 to 1. */
  coat?: number
}

/** A curry or daal: grainy gravy, fat along its edge, pieces half sunk in it. In its bowl, or as a pool on a plate. */
export function gravy(spec: Gravy): Form {
  const { thick = 0.6, coat = 0.45, clear = 2 } = spec
  const inside = lazyParts(spec.in)
  const on = lazyParts(spec.on)
  return {
    ground: ({ volume }) => (volume * 1000) / 15,
    lay(place) {
      const { level, region } = pour(place, spec, clear)
      const below = createGround(() => level - 7 + 4 * thick)
      const soaked = coated({ ...place, ground: below }, spec.liquid, coat)
      for (const part of inside()) {
        layPart(soaked, part, region, (place.volume * part.share) / 100)
      }
      const top = createGround((x, y) => Math.max(level, below.at(x, y) - 2))
      const { x, y } = region.center
      const middle = disc(x, y, Math.sqrt(region.area / Math.PI) * 0.66)
      strewParts({ ...place, ground: top }, on(), middle)
    },
  }
}

function pour(place: Place, spec: Gravy, clear: number): { level: number; region: Region } {
  if (place.bowl) {
    const surface = fillBowl(place, gravyOf(spec, 0, 0, 1.1 * place.bowl.radius), { clear })
    return { level: surface.level, region: disc(0, 0, surface.radius * 0.93) }
  }
  const { region, ground } = place
  const { x, y } = region.center
  putPool(place, gravyOf(spec, x, y, Math.sqrt(region.area / Math.PI)), 9, 1)
  return { level: ground.at(x, y) + 8, region }
}

/** The gravy's material about a middle; `radius` mm is where its edge lies. */
function gravyOf(spec: Gravy, x: number, y: number, radius: number): Material {
  const { liquid, clouds = liquid, thick = 0.6 } = spec
  const [base, cloud, dark] = [colour(liquid), colour(clouds), shaded(colour(liquid), 0.62)]
  const fat = spec.oil && colour(spec.oil)
  const cream = spec.swirl && colour(spec.swirl)
  return material(
    ({ u, v, w }) => {
      const far = Math.min(1, Math.hypot(u - x, v - y) / radius)
      const broad = fractal(u / 15 + 7, v / 15, w / 15, 3)
      const fine = noise(u / 1.7, v / 1.7, w / 1.7)
      let own = blend(base, cloud, step(0.3, 0.7, broad + (fine - 0.5) * 0.35))
      own = blend(own, dark, step(0.62, 0.85, fine) * 0.35 + step(0.55, 0.75, broad) * 0.1)
      if (fat) own = blend(own, fat, oilAt(u, v, far))
      if (cream) own = blend(own, cream, swirlAt(u - x, v - y, radius))
      return own
    },
    {
      gloss: 0.75 - 0.4 * thick,
      polish: 0.6 - 0.2 * thick,
      glow: 0.22,
      bump: { height: 0.25 + 0.4 * thick, size: 5 },
    },
  )
}

/** Share of fat at a place: in pools that are larger towards the edge. */
function oilAt(u: number, v: number, far: number): number {
  const pools = fractal(u / 9 + 31, v / 9 + 5, 3, 2)
  return step(0.64, 0.76, pools + 0.16 * step(0.3, 0.8, far)) * 0.5
}

/** Share of cream at a place: a spiral of two turns that wavers and ends before the edge. */
function swirlAt(u: number, v: number, radius: number): number {
  const far = Math.hypot(u, v) / radius + (fractal(u / 14, v / 14, 8, 2) - 0.5) * 0.05
  const turn = (Math.atan2(v, u) / (2 * Math.PI) + 1 - far * 4.2 + 9) % 1
  const line = Math.abs(turn - 0.5)
  return (1 - step(0.07, 0.15, line)) * (1 - step(0.42, 0.52, far)) * 0.92
}

const shaded = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by]
