import type { Form } from '../../forms/form.ts'
import { putPool } from '../../forms/liquids.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { cells, fractal } from '../../render/noise.ts'
import { createGround } from '../../scene/ground.ts'
import { levelIn, radiusAt } from '../../scene/levels.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { cover } from '../../shapes/cover.ts'
import { coated, layPart, lazyParts, strewParts } from './parts.ts'
import { putSwirl } from './swirl.ts'

export type Stew = {
  /** Colour of the liquid, and of the clouds in it. */
  liquid: string
  clouds?: string
  /** Mm of it that hide half of what lies in it: broth 25, thin curry 4, cream 1.5. */
  clear?: number
  /** Drops of fat on top, by their colour. */
  oil?: string
  /** Colour of a cream or oil that is drawn in a spiral over it. */
  swirl?: string
  /** Parts that look out of it: "chicken chunk 40, carrot 10". */
  in?: string
  /** Parts that lie on top. */
  on?: string
  /** How much the parts take on its colour, 0 to 1. */
  coat?: number
  /** Thick enough for pieces to lie on it rather than in it, 0 to 1. */
  thick?: number
}

/** Pieces in a liquid: soups, stews, curries, daal, cereal in milk. In its own bowl, or as a pool on a plate. */
export function stew(spec: Stew): Form {
  const { thick = 0.3, clear = 3 } = spec
  const { coat = clear < 8 ? 0.4 : 0.1 } = spec
  const inside = lazyParts(spec.in)
  const on = lazyParts(spec.on)
  const liquid = liquidOf(spec)
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    lay(place) {
      const surface = place.bowl ? fillBowl(place, liquid, spec) : spill(place, liquid)
      const below = createGround(() => surface.level - 9 * (1 - thick))
      const soaked = coated({ ...place, ground: below }, spec.liquid, coat)
      for (const part of inside()) {
        layPart(soaked, part, surface.region, (place.volume * part.share) / 140)
      }
      if (spec.swirl) putSwirl(place, spec.swirl, { level: surface.level, reach: surface.radius })
      const { x, y } = surface.region.center
      const top = createGround((x, y) => Math.max(surface.level, below.at(x, y) - 2))
      const middle = disc(x, y, surface.radius * 0.62)
      strewParts({ ...place, ground: top }, on(), middle)
    },
  }
}

/** The liquid's material, darker towards the edge of its vessel, where it dries. */
export function liquidOf({ liquid, clouds, oil, thick = 0.3 }: Stew): Material {
  const [base, cloud] = [colour(liquid), colour(clouds ?? liquid)]
  const fat = oil ? colour(oil) : undefined
  return material(
    ({ u, v, w }) => {
      let own = blend(
        base,
        cloud,
        0.45 * fractal(u / 17, v / 17, 4, 2) + 0.55 * fractal(u / 4.6, v / 4.6, 7, 3),
      )
      if (fat) own = blend(own, fat, drops(u, v))
      return blend(own, blend(own, [0, 0, 0], 0.45), step(0.9, 1, w))
    },
    {
      gloss: 0.85 - 0.3 * thick,
      polish: 0.62 - 0.25 * thick,
      glow: 0.25,
      bump: { height: 0.25 + 0.5 * thick, size: 11 },
    },
  )
}

/** Round drops of fat here and there, some large, most small: 0 between them to 0.6. */
function drops(u: number, v: number): number {
  const some = step(0.42, 0.6, fractal(u / 24 + 9, v / 24, 2, 2))
  const large = 1 - step(0.2, 0.26, cells(u / 11, v / 11, 2.5))
  const small = 1 - step(0.2, 0.3, cells(u / 5 + 40, v / 5, 7.5))
  return Math.max(large * 0.55, small * 0.4) * (0.25 + 0.75 * some)
}

type Surface = { level: number; radius: number; region: ReturnType<typeof disc> }

/** Fills the bowl to the level of the volume. */
export function fillBowl(
  place: Place,
  liquid: Material,
  { clear = 3 }: { clear?: number },
): Surface {
  const { bowl, volume, random, put } = place
  const held = bowl ?? { radius: 80, depth: 60, inside: () => 0 }
  const level = levelIn(held, volume, 7)
  const radius = radiusAt(held, level)
  const region = disc(0, 0, radius + 0.6)
  const mesh = cover(region, (_x, _y, out) => level + 1.3 * out ** 14, 16)
  const coords = new Float32Array(mesh.positions)
  for (let i = 0; i < coords.length; i += 3) {
    coords[i + 2] = Math.hypot(coords[i] ?? 0, coords[i + 1] ?? 0) / (radius + 0.6)
  }
  put({
    mesh: { ...mesh, coords },
    material: liquid,
    pose: {},
    seed: random.next(),
    veil: { clear, most: 1, least: clear < 5 ? 0.9 : 0.3 },
  })
  // What is put into the bowl afterwards floats.
  place.ground.heap(0, 0, radius * 1.1, level - 5, 4)
  return { level, radius, region: disc(0, 0, radius * 0.9) }
}

function spill(place: Place, liquid: Material): Surface {
  const { region, ground } = place
  const floor = ground.at(region.center.x, region.center.y)
  putPool(place, liquid, 10)
  return { level: floor + 9, radius: Math.sqrt(region.area / Math.PI), region }
}
