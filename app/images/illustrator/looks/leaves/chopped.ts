import type { Form } from '../../forms/form.ts'
import { type Leaf, leafMesh } from '../../forms/leaves.ts'
import { type Kind, strewn } from '../../forms/strewn/strewn.ts'
import { placed } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { join, type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'
import { hoop } from '../extra-asia-east/bits.ts'

const six = [0, 1, 2, 3, 4, 5]

/** Half width of a bit that a knife left of a leaf, cut off at both ends. */
const cutOff = (variant: number) => (along: number) =>
  0.5 + 0.32 * Math.sin(along * (4 + variant) + variant) + 0.12 * Math.sin(along * 17 + variant)

/** Bits of a chopped leaf: some curl up, some are no more than a crumb. */
const bitsOf = (leaf: Leaf): Mesh[] =>
  six.map((i) =>
    leafMesh(
      {
        ...leaf,
        length: 2.6 + 0.7 * i,
        width: 2.2 + 0.5 * ((i * 5) % 6),
        outline: cutOff(i),
        ruffle: 0.35,
        waves: 1.5,
        cup: 0.9 * ((i % 3) - 1),
        curl: 0.35,
        detail: 4,
      },
      i,
    ),
  )

/** A piece of stalk that a knife left. Coords as of a leaf at its foot, so that it is pale. */
const stalk = (i: number, long = 6): Mesh =>
  withCoords(
    tube(
      [-1, 0, 1].map((t) => [(t * long) / 2, 0.5 * t * t * ((i % 3) - 1), 0.5] as const),
      { radius: () => 0.45, around: 5 },
    ),
    () => [0.02, 0, i],
  )

const turned = (mesh: Mesh, turn: number, x: number, y: number, tilt = 0, scale = 1): Mesh => {
  const pose = { turn, at: [x, y, 0] as const, roll: tilt, scale }
  return reshape(mesh, (at) => placed(pose, at))
}

/** Three leaves at the end of a stalk, as coriander and parsley grow. */
const sprig = (leaf: Leaf, i: number): Mesh => {
  const out = leaf.length * 0.45
  const at = (turn: number, nth: number, scale: number) =>
    turned(leafMesh(leaf, i + nth), turn, out * Math.cos(turn), out * Math.sin(turn), -0.22, scale)
  const long = leaf.length * (0.7 + 0.2 * (i % 3))
  return join([
    at(0.1 * i, 0, 1),
    at(1.3 + 0.12 * i, 1, 0.86),
    at(-1.35 + 0.1 * i, 2, 0.78),
    turned(stalk(i, long), 0, -long / 2, 0),
  ])
}

/** The tip of a shoot: pairs of leaves across each other, the youngest standing up in the middle. */
const tip = (leaf: Leaf, i: number): Mesh =>
  join(
    [0, 2.9, 1.5, 4.6, 0.8, 3.8].map((turn, nth) => {
      const scale = [1, 0.9, 0.75, 0.8, 0.42, 0.36][nth] ?? 0.5
      const far = leaf.length * 0.42 * scale
      const own = turn + 0.2 * i
      return turned(
        leafMesh(leaf, i + nth),
        own,
        far * Math.cos(own),
        far * Math.sin(own),
        -0.16 - 0.16 * nth,
        scale,
      )
    }),
  )

type Strewing = Omit<Kind, 'meshes' | 'material'>

/** What a knife left of leaves. */
const bits = (leaf: Leaf, how: Strewing): Kind => ({
  material: leaf.material,
  meshes: bitsOf(leaf),
  ...how,
})

/** Pieces that `mesh` makes of a leaf; whole leaves, unless told otherwise. */
const pieces = (leaf: Leaf, how: Strewing, mesh = leafMesh): Kind => ({
  material: leaf.material,
  meshes: six.map((i) => mesh(leaf, i)),
  ...how,
})

/** Chopped leaves with a few whole ones among them, `each` grams of one of these. */
export const chopped = (leaf: Leaf, each: number, most = 22): Form => {
  const kinds: Kind[] = [
    bits(leaf, { times: 2.6, sizes: [0.55, 1.35], lean: 0.5, pressed: 0.35 }),
    pieces(leaf, { times: 0.25, sizes: [0.5, 1.1], pressed: 0.3 }, (_, i) => stalk(i)),
    pieces(leaf, { times: 0.42, sizes: [0.5, 1.15], pressed: 0.8, raises: 1 }),
  ]
  return strewn(kinds, { each, most, wide: 0.46 })
}

/** Sprigs and leaves picked off them, and a little that was chopped. */
export const picked = (leaf: Leaf, each: number, most = 22): Form => {
  const sprigs = { times: 0.26, sizes: [0.7, 1.05], lean: 0.2, pressed: 1, raises: 1.6 } as const
  const kinds: Kind[] = [
    bits(leaf, { times: 1.3, sizes: [0.6, 1.4], lean: 0.5, pressed: 0.35 }),
    pieces(leaf, sprigs, sprig),
    pieces(leaf, { times: 0.5, sizes: [0.55, 1.1], pressed: 0.8, raises: 1 }),
  ]
  return strewn(kinds, { each, most, wide: 0.42 })
}

/** Whole leaves, large and small, a few torn; with `tips`, the tip of a shoot among them. */
export const wholeLeaves = (leaf: Leaf, each: number, most: number, tips = false): Form => {
  const shoots = { times: 0.12, sizes: [0.8, 1], lean: 0.15, pressed: 1.2, raises: 3 } as const
  const times = tips ? 0.5 : 0.85
  const kinds: Kind[] = [
    ...(tips ? [pieces(leaf, shoots, tip)] : []),
    pieces(leaf, { times, sizes: [0.5, 1.1], lean: 0.3, pressed: 1, raises: 1.6 }),
    bits(leaf, { times: 0.5, sizes: [0.8, 2], lean: 0.4, pressed: 0.4 }),
  ]
  return strewn(kinds, { each, most, wide: 0.36 })
}

/** A ring cut off a green onion: thick or thin, squashed, some cut slantwise. */
const ring = (i: number, outer: number): Mesh => {
  const r = outer * (0.72 + 0.11 * i)
  const thin = hoop(r, r * (0.58 + 0.04 * (i % 3)), r * (0.35 + 0.12 * ((i * 2) % 5)), 16)
  const [flat, slant] = [0.62 + 0.08 * ((i * 2) % 5), 0.25 * ((i % 3) - 1)]
  return uneven(
    reshape(thin, ([x, y, z]) => [x * 1.08, y * flat, z + slant * x]),
    r * 0.16,
    r * 1.2,
    i,
  )
}

/** From the white of the stalk to its dark green tips, paler inside. */
const ringPaint = (dark: string, light: string, white: string): Material => {
  const [a, b, c] = [colour(dark), colour(light), colour(white)]
  return material(
    ({ u, v, seed, up }) => {
      const n = fractal(u / 2.5 + seed * 17, v / 2.5, seed * 9, 2)
      const green = blend(a, b, step(0.1, 0.8, seed + 0.5 * (n - 0.5)))
      return blend(green, c, step(0.72, 1, seed) * 0.8 + 0.25 * Math.max(0, up) * n)
    },
    { gloss: 0.4, polish: 0.5, glow: 0.5 },
  )
}

/** Colours of a green onion from its tips to its stalk. */
export const scallion = ['#456326', '#8aa458', '#dfe3c0'] as const

/** Rings of a green onion, single and fallen together, of about `outer` mm. */
export const onionRings = (
  outer: number,
  each: number,
  [dark, light, white]: readonly [dark: string, light: string, white: string],
): Form =>
  strewn(
    [
      {
        meshes: six.map((i) => ring(i, outer)),
        material: ringPaint(dark, light, white),
        sizes: [0.55, 1.2],
        lean: 0.5,
        pressed: 0.6,
        raises: 1,
      },
    ],
    { each, most: 70, close: 0.66, wide: 0.5 },
  )

/** Seeds and grains strewn over a dish, `size` their three radii in mm. */
export const seedsOver = (
  size: readonly [number, number, number],
  colours: readonly [from: string, to: string],
  {
    each = 0.02,
    most = 120,
    rough = 0.08,
    sizes = [0.8, 1.15] as readonly [number, number],
    gloss = 0.3,
  } = {},
): Form =>
  strewn(
    [
      {
        meshes: six.map((i) => lump(size, rough, i, 5)),
        material: material(mottled(...colours, 2), { gloss, glow: 0.35 }),
        sizes,
        lean: 0.7,
        pressed: 0.25,
      },
    ],
    { each, most, close: 0.62, wide: 0.5 },
  )

/** Peppercorns from the mill: dust and halves. */
export const cracked = { rough: 0.45, sizes: [0.4, 1.3] as const, gloss: 0.15 }
