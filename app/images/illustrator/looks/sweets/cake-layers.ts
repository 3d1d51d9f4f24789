import { bodyAt } from '../../forms/piece-of.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, meshWhenDrawn, patch } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { type Outline, oblong, solid } from '../../shapes/shapes.ts'

/** A layer from the one below it up to a height in mm: crumb with pores, or cream, jam and other smooth fillings. */
type Tier = readonly [until: number, own: string, pores: string, kind?: 'smooth']

export type Layers = {
  /** Mm from the tip of a slice to its back; 0 for blocks. */
  radius: number
  height: number
  /** From below to above. */
  tiers: readonly Tier[]
  /** Colour of what covers its top and its back. */
  top: string
  /** Mm of it on top. */
  icing?: number
  /** Whether the back is covered too. */
  back?: boolean
  /** Colour of bits in the crumb: nuts, carrot, fruit. */
  bits?: string
  gloss?: number
  /** Mm from pore to pore. */
  pore?: number
  /** Whether it is moist and dense, without the crumb of a sponge. */
  dense?: boolean
  /** Whether its top is a thin crust that cracked in the oven, or dusted; icing where neither. */
  covered?: 'crackled' | 'dusted'
}

/** Points of a slice of a cake whose radius is `whole`: mm from its tip, radians from its middle line, mm of height. */
export const sliceAt =
  (whole: number) =>
  (far: number, turn: number, z = 0): Vec => [
    far * Math.cos(turn) - 0.6 * whole,
    far * Math.sin(turn),
    z,
  ]

/** The outline of a slice of a round cake: its tip on the left, `radius` mm long, of a cake whose radius is `whole`. */
export function wedge(radius: number, angle: number, whole = radius): Outline {
  const point = sliceAt(whole)
  const at = (far: number, turn: number): [number, number] => {
    const [x, y] = point(far, turn)
    return [x, y]
  }
  const sides = Array.from({ length: 16 }, (_, i) => i / 16)
  return [
    ...sides.map((t) => at(Math.max(1, radius * t), -angle / 2)),
    ...Array.from({ length: 13 }, (_, i) => at(radius, (i / 12 - 0.5) * angle)),
    ...sides.toReversed().map((t) => at(Math.max(1, radius * t), angle / 2)),
  ]
}

/** An outline moved outwards by the mm that `by` gives for each of its points. */
function moved(outline: Outline, by: (x: number, y: number) => number): Outline {
  const count = outline.length
  return outline.map(([x, y], i) => {
    const [ax, ay] = outline[(i + count - 1) % count] ?? [x, y]
    const [bx, by_] = outline[(i + 1) % count] ?? [x, y]
    const long = Math.hypot(bx - ax, by_ - ay) || 1
    const out = by(x, y) / long
    return [x + (by_ - ay) * out, y - (bx - ax) * out] as const
  })
}

/** Crumb: fine pores, darker where the layer met its tin. */
function crumbOf([, own, pores]: Tier, high: number, spec: Layers): Material {
  const { pore = 3, dense = false } = spec
  const [light, dark] = [colour(own), colour(pores)]
  const bits = spec.bits ? colour(spec.bits) : undefined
  const paint: Paint = ({ u, v, w, seed }) => {
    const cloud = fractal(u / (3 * pore) + seed * 30, v / (3 * pore), w / (2 * pore), 2)
    const hole = dense ? 1 : cells(u / pore + seed * 9, v / pore, (1.3 * w) / pore)
    const crust = 1 - step(0.4, 1.8, Math.min(w, high - w) + cloud)
    const crumb = blend(light, dark, 0.55 * step(0.45, 0.75, cloud) + 0.4 * crust)
    const shown = blend(crumb, dark, 1 - step(0.14, 0.34, hole))
    return bits ? blend(shown, bits, 1 - step(0.2, 0.27, cells(u / 8, v / 8, w / 8))) : shown
  }
  const bump = dense
    ? { height: 0.5, size: 0.7 * pore }
    : { height: 0.7, size: 0.9 * pore, crust: 0.35 }
  return material(paint, { gloss: dense ? 0.16 : 0.06, polish: 0.35, glow: 0.26, bump })
}

const smooth = ([, own, other]: Tier): Material =>
  material(mottled(own, other, 7), { gloss: 0.3, polish: 0.45, glow: 0.35, grain: 0.2 })

/** The layers of a piece on each other: crumb a little uneven, as the knife leaves it, and cream that swells out. */
function stacked(outline: Outline, spec: Layers, seed = 1): Body[] {
  const top = spec.height - (spec.icing ?? 3)
  return spec.tiers.map((tier, i) => {
    const from = spec.tiers[i - 1]?.[0] ?? 0
    const high = Math.min(tier[0], top) - from
    if (tier[3]) {
      const edge = moved(outline, (x, y) => 0.5 + 1.4 * noise(x / 8, y / 8, i + seed))
      const mesh = solid(edge, { height: high + 1, edge: (high + 1) / 2 })
      return bodyAt(mesh, smooth(tier), [0, 0, from - 0.5], {}, 0.3 + 0.1 * i)
    }
    const cut = spec.dense ? 0.5 : 1.4
    const edge = moved(outline, (x, y) => cut * (noise(x / 4, y / 4, i * 3 + seed) - 0.7))
    const mesh = solid(edge, { height: high, edge: 1.2, rough: 0.8, seed: i + seed })
    return bodyAt(mesh, crumbOf(tier, high, spec), [0, 0, from], {}, 0.3 + 0.1 * i)
  })
}

/** Mm by which the strokes of a knife stand out on icing that is thick enough for it. */
const strokes = 0.9

/** Icing spread over the top of a slice with a knife, round at its edges. */
function spread({ radius, icing = 3 }: Layers, angle: number, from: number): Mesh {
  const ridge = icing < 2 ? 0 : strokes
  return meshWhenDrawn(() =>
    patch(46, 20, (t, s) => {
      const across = Math.sin((2 * s - 1) * (Math.PI / 2))
      const far = 1 + (radius - 0.4) * t
      const turn = 0.5 * angle * across
      const inside = (1 - Math.abs(across) ** 6) * (1 - t ** 40)
      const sway = noise(far / 16, turn * 5, 3)
      const stroke = Math.sin(far * 0.52 + 3 * sway + 9 * turn * sway)
      const z = from + icing * Math.sqrt(inside) + ridge * inside * (0.6 * stroke + 2 * sway - 1)
      return [far * Math.cos(turn) - 0.6 * radius, far * Math.sin(turn) * 1.02, Math.max(from, z)]
    }),
  )
}

/** A wall of so many mm at the back of a slice, with its two cut ends: icing, the side of a pie's shell. */
export function backWall(radius: number, height: number, thick: number, angle: number): Mesh {
  const [high, inner] = [height - 0.5, radius - thick]
  const round = Math.min(1.2, thick / 3)
  const profile = [
    [inner, high],
    [radius - round, high],
    [radius - 0.3 * round, high - 0.3 * round],
    [radius, high - round],
    [radius, 0],
  ] as const
  const at = sliceAt(radius)
  const outside = meshWhenDrawn(() =>
    patch(4, 14, (u, v) => {
      const [far, z] = profile[Math.round(4 * u)] ?? profile[0]
      return at(far, (v - 0.5) * angle * 1.01, z)
    }),
  )
  const end = (side: number) =>
    patch(1, 1, (u, v) => {
      const far = side > 0 ? inner + thick * u : radius - thick * u
      return at(far, side * 0.505 * angle, v * high)
    })
  return join([outside, end(1), end(-1)])
}

const cocoa = colour('#5f4029')
const covers = {
  crackled: { height: 0.9, size: 9, crust: 0.8 },
  dusted: { height: 0.4, size: 1.8 },
}

/** What covers a piece. */
const icingOf = ({ top, gloss = 0.2, covered }: Layers): Material => {
  const own = colour(top)
  if (covered) {
    const paint: Paint = ({ u, v, w, hill }) => {
      const n = fractal(u / 5, v / 5, w / 5, 3)
      const clear = blend(
        own,
        covered === 'dusted' ? cocoa : [0.24, 0.12, 0.065],
        0.6 * step(0.45, 0.75, n),
      )
      return blend([0.09, 0.045, 0.025], clear, 0.35 + 0.65 * step(0, 0.3, hill))
    }
    return material(paint, {
      gloss: covered === 'dusted' ? 0 : 0.14,
      glow: 0.2,
      bump: covers[covered],
    })
  }
  const deep = blend(own, [0, 0, 0], 0.14)
  return material(({ u, v, w }) => blend(own, deep, fractal(u / 8, v / 8, w / 8, 2)), {
    gloss,
    polish: 0.42,
    glow: 0.3,
    grain: 0.4,
    bump: { height: 0.15, size: 4 },
  })
}

/** A slice of a round cake, its sides cut, its top and back covered. */
export function cakeSlice(spec: Layers, angle: number): Body[] {
  const { radius, height, icing = 3, back = true } = spec
  const inner = back ? radius - icing : radius
  const cover = [
    spread(spec, angle, height - icing),
    ...(back ? [backWall(radius, height, icing, angle)] : []),
  ]
  return [
    ...stacked(wedge(inner, angle, radius), spec),
    bodyAt(join(cover), icingOf(spec), [0, 0, 0], {}, 0.4),
  ]
}

/** A block cut from a tray, and what covers its top. */
export function cakeBlock(
  [long, wide]: readonly [number, number],
  spec: Layers,
  seed: number,
): Body[] {
  const { height, icing = 3 } = spec
  const cover = patch(22, 18, (u, v) => {
    const [x, y] = [Math.sin((u - 0.5) * Math.PI), Math.sin((v - 0.5) * Math.PI)]
    const inside = (1 - x ** 14) * (1 - y ** 14)
    const hills = fractal((x * long) / 14 + 40 + seed * 9, (y * wide) / 14 + 40, 3, 2) - 0.5
    return [
      x * long * 0.505,
      y * wide * 0.505,
      height - icing + inside * Math.max(0.5, icing + 2.4 * hills),
    ]
  })
  return [
    ...stacked(oblong(long, wide, 3, 7), spec, seed),
    bodyAt(cover, icingOf(spec), [0, 0, 0], {}, seed),
  ]
}
