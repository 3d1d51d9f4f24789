import type { Form } from '../../forms/form.ts'
import { liquidSkin } from '../../forms/liquid-skin.ts'
import type { Material } from '../../render/material.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { standingIn } from '../../scene/standing-in.ts'
import { afloat } from './in-liquid/afloat.ts'
import { drenched, isLaid, stirParts } from './in-liquid/stirred.ts'
import { joined, layPart, lazyParts, onTop, sauced, strewParts } from './parts.ts'
import { bite, drawnUp, plenty, surfaceOf } from './stew.ts'

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
  const { thick = 0.6, coat = 0.38, clear = 2 } = spec
  const inside = lazyParts(spec.in)
  const on = lazyParts(spec.on)
  return {
    ground: ({ volume }) => (volume * 1000) / 15,
    with: (more) => gravy({ ...spec, in: joined(spec.in, more) }),
    lay(place) {
      const surface = surfaceOf(place)
      const { level, region } = surface
      const below = createGround(() => level - 10 + 3 * thick)
      const standing = standingIn(place, level, drawnUp(thick, clear))
      const rim = place.bowl ? Math.sqrt(region.area / Math.PI) : place.rim
      const within = { ...standing.place, ...(rim && { rim }), ground: below, bite }
      const soaked = sauced(within, spec.liquid, coat)
      const more = plenty(inside(), clear)
      const line = level + 0.8 * drawnUp(thick, clear)
      const floats = afloat(soaked, line)
      for (const part of inside().filter(isLaid))
        layPart(floats, part, region, (place.volume * part.share * more) / 80)
      stirParts(drenched(within, spec.liquid, coat), inside(), region, line, more)
      const { x, y } = region.center
      const reach = place.bowl ? 1.1 * place.bowl.radius : surface.radius
      surface.pour(gravyOf(spec, x, y, reach), { clear, thick, rise: standing.rise })
      standing.release()
      const top = createGround((x, y) =>
        Math.max(level + standing.rise(x, y), below.at(x, y) - 2 + drawnUp(thick, clear) / 2),
      )
      const middle = disc(x, y, Math.sqrt(region.area / Math.PI) * 0.66)
      const threads = on().filter(({ look }) => look.role === 'sauce')
      const over = createGround((x, y) => (below.at(x, y) > level - 6 ? level + 7 : level))
      strewParts(onTop({ ...place, ground: over }), threads, middle)
      const rest = on().filter((part) => !threads.includes(part))
      strewParts(onTop({ ...place, ground: top }), rest, middle)
    },
  }
}

/** The gravy's material about a middle; `reach` mm is where its edge lies. */
function gravyOf(spec: Gravy, x: number, y: number, reach: number): Material {
  const { liquid, clouds = liquid, thick = 0.6, oil, swirl } = spec
  return liquidSkin({
    liquid,
    clouds,
    thick,
    grain: 0.6,
    ...(oil && { oil }),
    ...(swirl && { swirl: { colour: swirl, x, y, reach } }),
  })
}
