import type { Body } from '../render/body.ts'
import { material } from '../render/material.ts'
import type { Mesh } from '../render/mesh.ts'
import type { Vec } from '../render/vector.ts'
import { lathe, tube } from '../shapes/shapes.ts'
import { heightOn, type Profile } from './profile.ts'
import type { Glaze, Vessel, VesselKind } from './vessel.ts'

/** Lines of the insides of glasses and cups from the middle of their floor to the rim, [radius, height] in mm. */
const insides: Partial<Record<VesselKind, Profile>> = {
  tumbler: [
    [0, 8],
    [27, 8],
    [30, 11],
    [33, 50],
    [36, 104],
  ],
  'wine glass': [
    [0, 74],
    [14, 75],
    [28, 84],
    [37, 100],
    [39, 118],
    [37, 136],
    [33, 154],
  ],
  'dessert glass': [
    [0, 34],
    [16, 35],
    [30, 48],
    [40, 72],
    [46, 96],
  ],
  mug: [
    [0, 6],
    [34, 6],
    [39, 10],
    [41, 20],
    [42, 88],
  ],
  cup: [
    [0, 8],
    [20, 8],
    [31, 14],
    [38, 28],
    [43, 54],
  ],
}

const glassy = material('#dfe8e6', { gloss: 1, polish: 0.85, glow: 0 })

/** A glass or cup of the given kind; null for other kinds. */
export function drinkingVessel(kind: VesselKind, glaze: Glaze): Vessel | null {
  const inside = insides[kind]
  const last = inside?.at(-1)
  if (!inside || !last) return null
  const [radius, height] = last
  const isGlass = kind === 'tumbler' || kind.endsWith('glass')
  const bodies = isGlass ? glassBodies(kind, inside) : cupBodies(kind, inside, glaze)
  return {
    kind,
    radius: kind === 'cup' ? 72 : kind === 'mug' ? 58 : Math.max(...inside.map(([r]) => r)),
    inner: radius * 0.8,
    floor: inside[0]?.[1] ?? 0,
    height,
    inside: (far) => heightOn(inside, far),
    rim: radius,
    bodies,
  }
}

function glassBodies(kind: VesselKind, inside: Profile): Body[] {
  const wall = inside.map(([r, z]) => [r + 1.6, z] as const)
  const base = inside[0]?.[1] ?? 0
  const bodies: Body[] = [
    seen(lathe([[0, base - 2], ...wall]), 0.14),
    ring(inside.at(-1) ?? [30, 100]),
  ]
  if (kind === 'tumbler')
    bodies.push(
      seen(
        lathe([
          [0, 0],
          [28, 0],
          [29, 7],
          [0, 7],
        ]),
        0.4,
      ),
    )
  else {
    bodies.push(
      seen(
        lathe([
          [0, 0],
          [36, 0],
          [36, 1.6],
          [10, 4],
          [4.5, 9],
          [4, base - 12],
          [9, base - 2],
        ]),
        0.42,
      ),
    )
  }
  return bodies
}

const seen = (mesh: Mesh, least: number): Body => ({
  mesh,
  material: glassy,
  pose: {},
  seed: 0,
  veil: { clear: 400, most: 0.5, least },
})

/** The bright rim, which makes a glass visible. */
const ring = ([radius, z]: readonly [number, number]): Body =>
  seen(
    lathe([
      [radius + 1.7, z - 1],
      [radius + 1.2, z + 0.8],
      [radius, z + 0.6],
      [radius - 0.2, z - 1],
    ]),
    0.6,
  )

function cupBodies(kind: VesselKind, inside: Profile, glaze: Glaze): Body[] {
  const china = material(glaze.face, { gloss: 0.5, polish: 0.55, glow: 0.1 })
  const [radius, height] = inside.at(-1) ?? [40, 60]
  const outside: Profile = inside.map(
    ([r, z]) => [r === 0 ? 0 : r + 3, Math.max(3, z - 4)] as const,
  )
  const mesh = lathe([
    ...outside,
    [radius + 3, height - 1],
    [radius + 1.5, height + 0.8],
    [radius, height],
    ...inside.toReversed(),
  ])
  const handle = tube(loop(outside, height), { radius: () => 5, flat: 0.7, around: 10 })
  const bodies: Body[] = [
    { mesh, material: china, pose: {}, seed: 0 },
    { mesh: handle, material: china, pose: { turn: -0.5, tilt: Math.PI / 2 }, seed: 0 },
  ]
  if (kind === 'cup') bodies.push({ mesh: saucer, material: china, pose: {}, seed: 0 })
  return bodies
}

const saucer = lathe(
  [
    [0, 0.5],
    [40, 0.5],
    [70, 8],
    [72, 10],
    [70, 11],
    [42, 4.5],
    [0, 4],
  ],
  90,
)

/**
 * The line of a handle from high on a wall to low on it, both ends in the wall. It lies: a tube that runs straight up
 * would twist.
 */
const loop = (outside: Profile, height: number): Vec[] =>
  Array.from({ length: 16 }, (_, i): Vec => {
    const t = i / 15
    const z = height * (0.84 - 0.52 * t)
    return [wallAt(outside, z) - 1.6 + 22 * Math.sin(Math.PI * t) ** 0.75, z, 0]
  })

/** Radius of a wall at a height. */
function wallAt(line: Profile, z: number): number {
  const above = line.findIndex(([, high]) => high >= z)
  const [r, high] = line[above] ?? line.at(-1) ?? [0, 0]
  const [from, low] = line[above - 1] ?? [r, high]
  return high > low ? from + ((r - from) * (z - low)) / (high - low) : r
}
