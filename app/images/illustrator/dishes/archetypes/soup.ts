import type { Form } from '../../forms/form.ts'
import type { Material } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import { createGround, type Ground, strewnOver } from '../../scene/ground.ts'
import { radiusAt } from '../../scene/levels.ts'
import type { Bowl, Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { cover } from '../../shapes/cover.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'
import { putChopsticks } from './chopsticks.ts'
import { coated, type DishPart, layPart, lazyParts, strewParts } from './parts.ts'
import { liquidOf, type Stew } from './stew.ts'
import { putSwirl } from './swirl.ts'

export type Soup = Omit<Stew, 'in' | 'on'> & {
  /** Look of the noodles that lie just below the surface. */
  noodles?: string
  /** Parts that float all over it, half sunk; percent of the surface's volume. */
  in?: string
  /** Parts that lie side by side on top, each in a place of its own. */
  sectors?: string
  /** Parts strewn over all of it. */
  on?: string
  chopsticks?: boolean
}

/** Mm between the surface of a soup and the rim of its bowl. */
const finger = 11
const noBowl: Bowl = {
  radius: 90,
  depth: 44,
  inside: (far) => (far < 60 ? 5 : 5 + (far - 60) * 1.3),
}

/** A bowl of soup, filled to a finger below its rim, with what swims in it and what lies on it. */
export function soup(spec: Soup): Form {
  const liquid = liquidOf(spec)
  const noodles = lazyParts(spec.noodles)
  const inside = lazyParts(spec.in)
  const sectors = lazyParts(spec.sectors)
  const top = lazyParts(spec.on)
  const { clear = 3, coat = clear < 8 ? 0.3 : 0.06 } = spec
  return {
    ground: ({ volume }) => (volume * 1000) / 14,
    lay(whole) {
      const bowl = whole.bowl ?? noBowl
      const level = bowl.depth - finger
      const reach = radiusAt(bowl, level)
      const surface = { level, reach, clear }
      putSurface(whole, liquid, surface)
      whole.ground.heap(0, 0, reach * 1.1, level - 5, 4)
      const place = { ...whole, volume: (Math.PI * reach * reach * 12) / 1000 }
      const below = createGround(() => level - (noodles().length > 0 ? 6 : 7))
      const soaked = coated({ ...place, ground: below }, spec.liquid, coat)
      for (const part of noodles()) layNoodles(soaked, part, surface)
      strewParts(afloat(soaked, level), inside(), disc(0, 0, reach * 0.9), { sunk: 1 })
      const ground = above(below, level)
      laySectors({ ...place, ground }, sectors(), reach)
      if (spec.swirl) putSwirl(place, spec.swirl, surface)
      strewParts({ ...place, ground }, top(), disc(0, 0, reach * 0.8))
      if (spec.chopsticks) putChopsticks(whole, bowl.radius, bowl.depth)
    },
  }
}

type Surface = { level: number; reach: number; clear: number }

function putSurface({ put, random }: Place, liquid: Material, { level, reach, clear }: Surface) {
  const mesh = cover(disc(0, 0, reach + 0.6), (_x, _y, out) => level + 1.3 * out ** 14, 16)
  const coords = new Float32Array(mesh.positions)
  for (let i = 0; i < coords.length; i += 3) {
    coords[i + 2] = Math.hypot(coords[i] ?? 0, coords[i + 1] ?? 0) / (reach + 0.6)
  }
  const veil = { clear, most: 1, least: clear < 5 ? 0.9 : 0.3 }
  put({ mesh: { ...mesh, coords }, material: liquid, pose: {}, seed: random.next(), veil })
}

/** The place with most pieces lifted until their tops look out of the surface. */
const afloat = (place: Place, level: number): Place => ({
  ...place,
  put(body) {
    const { at = [0, 0, 0], scale = 1 } = body.pose
    const high = topOf(body.mesh) * (typeof scale === 'number' ? scale : scale[2])
    const lift = level + 1 - at[2] - high
    const floats = lift > 0 && place.random.chance(0.75)
    const pose = floats ? { ...body.pose, at: [at[0], at[1], at[2] + lift] as const } : body.pose
    place.put({ ...body, pose })
  },
})

const tops = new WeakMap<Mesh, number>()

/** Height of a mesh above its own origin in mm. */
function topOf(mesh: Mesh): number {
  const top = tops.get(mesh) ?? boundsOf(mesh)[1][2]
  tops.set(mesh, top)
  return top
}

/** What lies in the soup, but never lower than just below its surface. */
const above = (below: Ground, level: number): Ground => {
  const ground = createGround((x, y) => Math.max(level - 1, below.at(x, y) - 1.5))
  return ground
}

/** A flat nest whose top strands come out of the broth. */
function layNoodles(place: Place, part: DishPart, { reach }: Surface): void {
  const region = disc(place.random.range(-4, 4), -reach * 0.06, reach * 0.8)
  const high = 9
  layPart(place, part, region, (region.area * high) / 1700)
}

/** Parts in a ring round the middle, from the back to the left, each in a disc of its own. */
export function laySectors(place: Place, parts: readonly DishPart[], reach: number): void {
  const sum = parts.reduce((all, { share }) => all + share, 0)
  const start = place.random.range(0, 0.5) + 0.6
  let passed = 0
  for (const part of parts) {
    const middle = start + ((passed + part.share / 2) / sum) * 2 * Math.PI
    passed += part.share
    const radius = reach * Math.min(0.46, 0.9 * Math.sqrt(part.share / sum))
    const far = parts.length === 1 ? 0 : Math.min(reach * 0.52, reach * 0.93 - radius)
    const region = disc(far * Math.cos(middle), far * Math.sin(middle), radius)
    const ground = strewnOver(place.ground)
    layPart({ ...place, ground }, part, region, (place.volume * part.share) / 100)
  }
}
