import type { Body } from '../render/body.ts'
import { blend, colour } from '../render/colour.ts'
import { material } from '../render/material.ts'
import { noise } from '../render/noise.ts'
import { lathe, oblong, solid, tube } from '../shapes/shapes.ts'
import { ironKarahi } from './karahi.ts'
import { steamer } from './steamer.ts'
import type { Vessel, VesselKind } from './vessel.ts'

/** Boards, pans and dishes for the oven; null for other kinds. */
export function otherVessel(kind: VesselKind): Vessel | null {
  if (kind === 'board') return board('board', [300, 215], '#b98d5c', '#8f6439')
  if (kind === 'small board') return board(kind, [228, 184], '#b98d5c', '#8f6439')
  if (kind === 'sushi board') return board('sushi board', [252, 168], '#6b4a33', '#4a3120')
  if (kind === 'pan') return pan()
  if (kind === 'karahi') return ironKarahi
  if (kind === 'baking dish') return bakingDish()
  if (kind === 'steamer') return steamer()
  return null
}

/** A wooden board of this width and depth in mm, in two tones of its wood. */
function board(
  kind: VesselKind,
  [width, depth]: readonly [number, number],
  pale: string,
  deep: string,
): Vessel {
  const [light, dark] = [colour(pale), colour(deep)]
  const wood = material(
    ({ u, v }) =>
      blend(light, dark, 0.65 * noise(u / 80, v / 2.4, 3) + 0.35 * noise(u / 30, v / 9, 8)),
    { gloss: 0.15, polish: 0.2, glow: 0 },
  )
  const mesh = solid(oblong(width, depth, 22), { height: 16, edge: 3 })
  return {
    kind,
    radius: depth * 0.55,
    reach: [width / 2 + 2, depth / 2 + 3],
    inner: depth * 0.465,
    floor: 16,
    height: 17,
    inside: () => 16,
    bodies: [{ mesh, material: wood, pose: {}, seed: 0 }],
  }
}

function pan(): Vessel {
  const iron = material('#2e2c2a', {
    gloss: 0.5,
    polish: 0.3,
    glow: 0,
    bump: { height: 0.15, size: 2 },
  })
  const body = lathe(
    [
      [0, 1],
      [98, 1],
      [118, 36],
      [121, 37],
      [118, 38],
      [114, 36],
      [96, 6],
      [0, 6],
    ],
    110,
  )
  const handle = tube(
    [
      [112, 0, 30],
      [150, 0, 36],
      [215, 0, 44],
    ],
    { radius: () => 11, flat: 0.4 },
  )
  const bodies: Body[] = [
    { mesh: body, material: iron, pose: {}, seed: 0 },
    { mesh: handle, material: iron, pose: { turn: 0.7 }, seed: 0 },
  ]
  const inside = (far: number) => (far < 96 ? 6 : 6 + ((far - 96) / 18) * 30)
  return { kind: 'pan', radius: 121, inner: 96, floor: 6, height: 38, inside, rim: 114, bodies }
}

function bakingDish(): Vessel {
  const glaze = material('#b7643f', { gloss: 0.55, polish: 0.5, glow: 0.1 })
  const profile = [
    [0, 1],
    [84, 1],
    [92, 8],
    [95, 44],
    [97, 46],
    [94, 48],
    [90, 46],
    [86, 12],
    [78, 7],
    [0, 7],
  ] as const
  const inside = (far: number) =>
    far < 78 ? 7 : far < 86 ? 7 + (far - 78) * 0.6 : 12 + (far - 86) * 8
  return {
    kind: 'baking dish',
    radius: 97,
    inner: 80,
    floor: 7,
    height: 47,
    inside,
    rim: 90,
    bodies: [{ mesh: lathe(profile, 110), material: glaze, pose: {}, seed: 0 }],
  }
}
