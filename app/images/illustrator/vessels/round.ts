import { blend, colour, step } from '../render/colour.ts'
import { material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import { lathe } from '../shapes/shapes.ts'
import { heightOn, type Profile } from './profile.ts'
import type { Glaze, Vessel, VesselKind } from './vessel.ts'

/** A round vessel by the line of its inside, from the middle outwards, and the thickness of its wall. */
function round(kind: VesselKind, inside: Profile, glaze: Glaze, wall = 3.2): Vessel {
  const last = inside.at(-1) ?? [100, 10]
  const radius = last[0]
  const outside: Profile = inside.map(
    ([r, z]) => [Math.max(0, r + wall * 0.5), Math.max(0.4, z - wall)] as const,
  )
  const profile: Profile = [
    ...outside,
    [radius + wall * 0.75, last[1] - wall * 0.3],
    [radius + wall * 0.6, last[1] + wall * 0.12],
    [radius, last[1] + wall * 0.15],
    ...inside.toReversed(),
  ]
  const [face, edge] = [colour(glaze.face), colour(glaze.edge)]
  const hasLine = glaze.line && kind.includes('plate')
  const line = colour(glaze.line ?? glaze.edge)
  const paint = material(
    ({ u, v, up }) => {
      const far = Math.sqrt(u * u + v * v)
      const rim = Math.max(step(radius - 2.5, radius - 0.5, far), step(0.1, -0.1, up))
      const ring = hasLine
        ? step(radius - 9, radius - 8.4, far) * (1 - step(radius - 7, radius - 6.4, far))
        : 0
      return blend(blend(face, line, ring * 0.8), edge, rim)
    },
    { gloss: 0.36, polish: 0.6, glow: 0.1 },
  )
  return {
    kind,
    radius,
    inner: inside[1]?.[0] ?? radius,
    floor: inside[0]?.[1] ?? 0,
    height: last[1],
    inside: (far) => heightOn(inside, far),
    bodies: [{ mesh: meshOf(kind, profile), material: paint, pose: {}, seed: 0 }],
  }
}

/** The meshes of kinds that were served: each is tried on several plates, and drawn in all colours. */
const meshes = new Map<VesselKind, Mesh>()

function meshOf(kind: VesselKind, profile: Profile): Mesh {
  const known = meshes.get(kind)
  if (known) return known
  const made = lathe(profile, 120)
  meshes.set(kind, made)
  return made
}

const arc = (
  from: readonly [number, number],
  to: readonly [number, number],
  bend: number,
  count = 10,
): Profile =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count
    return [
      from[0] + (to[0] - from[0]) * (1 - (1 - t) ** bend) ** (1 / bend),
      from[1] + (to[1] - from[1]) * t ** bend,
    ] as const
  })

/** A plate or bowl of the given kind; null for kinds that are not round. */
export function roundVessel(kind: VesselKind, glaze: Glaze): Vessel | null {
  const inside = insides[kind]
  if (kind === 'clay bowl' && inside) return round(kind, inside, clay, 5)
  return inside ? round(kind, inside, glaze, kind.includes('bowl') ? 3.4 : 3) : null
}

/** Fired earth under a clear glaze. */
const clay: Glaze = { face: '#b8714a', edge: '#a5613c' }

/** Lines of the insides from the middle to the rim, [radius, height] in mm, measured from common tableware. */
const insides: Partial<Record<VesselKind, Profile>> = {
  plate: [[0, 4], [97, 4], ...arc([97, 4], [105, 9], 1.6), [117, 14], [120, 15.5]],
  'lunch plate': [[0, 4], [82, 4], ...arc([82, 4], [89, 8.5], 1.6), [99, 13], [102, 14.5]],
  'side plate': [[0, 4], [68, 4], ...arc([68, 4], [74, 8], 1.6), [83, 12], [86, 13]],
  'small plate': [[0, 3], [53, 3], ...arc([53, 3], [58, 6], 1.6), [65, 9], [68, 10]],
  platter: [[0, 4], [122, 4], ...arc([122, 4], [132, 10], 1.6), [147, 16], [151, 18]],
  'shallow bowl': [[0, 5], [66, 5], ...arc([66, 5], [106, 38], 2)],
  'pasta bowl': [[0, 5], [54, 5], ...arc([54, 5], [87, 33], 2)],
  'side bowl': [[0, 5], [42, 5], ...arc([42, 5], [69, 29], 2)],
  bowl: [[0, 6], [44, 6], ...arc([44, 6], [82, 50], 2.1)],
  'cereal bowl': [[0, 6], [36, 6], ...arc([36, 6], [68, 45], 2.1)],
  'noodle bowl': [[0, 6], [36, 6], ...arc([36, 6], [97, 60], 1.45)],
  'small bowl': [[0, 5], [26, 5], ...arc([26, 5], [56, 42], 2.1)],
  'clay bowl': [[0, 6], [36, 6], ...arc([36, 6], [62, 41], 2.6)],
  'dip bowl': [[0, 3], [20, 3], ...arc([20, 3], [36, 26], 2.2)],
}
