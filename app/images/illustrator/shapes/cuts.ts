import { loft, type Mesh, meshWhenDrawn } from '../render/mesh.ts'
import { fractal } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import type { Outline } from './shapes.ts'

const tau = 2 * Math.PI

type Pad = {
  /** Mm at its highest. */
  height: number
  /** 2 is round like a lens, 6 flat on top with a steep edge. */
  full?: number
  /** Share of the height at a place; 1 everywhere where it is absent. */
  taper?: (x: number, y: number) => number
  /** Mm of unevenness, and mm from hill to hill. */
  rough?: number
  wave?: number
  seed?: number
  rings?: number
  /** Its third coord is how far out, 0 in the middle to 1 on the outline, in place of mm of height. */
  outwards?: boolean
}

/** A soft body over an outline, flat below, standing on z = 0: fillets, breasts, patties, omelettes. */
export const pad = (
  outline: Outline,
  {
    height,
    full = 3,
    taper = () => 1,
    rough = 0,
    wave = 12,
    seed = 0,
    rings = 14,
    outwards = false,
  }: Pad,
): Mesh =>
  meshWhenDrawn(() => {
    const ring = (i: number): Vec[] => {
      const out = Math.max(0.01, Math.cos((i / rings) * (Math.PI / 2)) ** 0.7)
      const dome = (1 - out ** full) ** 0.5
      // The innermost points share one height, so that they form no star in the middle.
      const far = Math.min(1, out / 0.3) ** 2
      return outline.map(([x, y]) => {
        const [px, py] = [x * out, y * out]
        const hills =
          rough * 2 * far * (fractal(px / wave + seed * 31 + 40, py / wave + 40, seed * 7, 3) - 0.5)
        return [
          px,
          py,
          Math.max(0, height * dome * taper(px, py) + hills * Math.min(1, dome * 1.6)),
        ]
      })
    }
    const below = outline.map(([x, y]): Vec => [x * 0.93, y * 0.93, 0])
    const levels = [below, ...Array.from({ length: rings + 1 }, (_, i) => ring(i))]
    if (!outwards) return loft(levels, { start: true, end: true })
    return loft(levels, { start: true, end: true }, (along, _around, [x, y, z]) => {
      const level = Math.round(along * (rings + 1)) - 1
      const out = Math.cos((Math.max(0, level) / rings) * (Math.PI / 2)) ** 0.7
      // Down its side its place runs on outwards, as on the rim of a slice.
      const k = 1 + Math.max(0, height - z) / Math.max(1, Math.hypot(x, y))
      return out > 0.9 ? [x * k, y * k, out] : [x, y, out]
    })
  })

type Slice = {
  /** Mm from face to face. */
  thick: number
  /** Mm by which its edges are round. */
  edge?: number
}

/**
 * A slice of something, lying on z = 0. Its coords are x and y in mm and how far out: 0 in the middle of a face,
 * 1 on its edge, up to 2 on its rim, so that a paint can tell rind from flesh.
 */
export const slice = (outline: Outline, { thick, edge = Math.min(1, thick / 3) }: Slice): Mesh =>
  meshWhenDrawn(() => {
    const reach = Math.min(...outline.map(([x, y]) => Math.hypot(x, y)))
    const face = [0.01, 0.35, 0.65, 0.85]
    const soft = 1 - Math.min(0.5, edge / Math.max(1, reach))
    const rows: [scale: number, z: number, out: number][] = [
      ...face.map((k): [number, number, number] => [k * soft, 0, k]),
      [soft, 0, 1],
      [(1 + soft * 2) / 3, edge * 0.3, 1.3],
      [1, edge, 2],
      [1, thick - edge, 2],
      [(1 + soft * 2) / 3, thick - edge * 0.3, 1.3],
      [soft, thick, 1],
      ...face.toReversed().map((k): [number, number, number] => [k * soft, thick, k]),
    ]
    return loft(
      rows.map(([k, z]) => outline.map(([x, y]): Vec => [x * k, y * k, z])),
      { start: true, end: true },
      (along, _around, [x, y]) => {
        const [, z, out] = rows[Math.round(along * (rows.length - 1))] ?? [1, 0, 0]
        // On the rim its place runs on outwards, so that what is painted there is not drawn out into stripes.
        const k = out > 1 ? 1 + (thick - z) / Math.max(1, Math.hypot(x, y)) : 1
        return [x * k, y * k, out]
      },
    )
  })

type Chunk = { boxy?: number; rough?: number; seed?: number; detail?: number }

/** A piece cut with a knife: a block about the origin with soft corners; `boxy` 2 is round, 6 nearly a cuboid. */
export const chunk = (
  size: Vec,
  { boxy = 3.4, rough = 0.16, seed = 0, detail = 11 }: Chunk = {},
): Mesh =>
  meshWhenDrawn(() => {
    const around = Math.round(detail * 1.7)
    return loft(
      Array.from({ length: detail + 1 }, (_, r) => {
        const polar = Math.min(Math.PI - 0.02, Math.max(0.02, (r / detail) * Math.PI))
        return Array.from({ length: around }, (_, i): Vec => {
          const angle = (i / around) * tau
          const n = [
            Math.sin(polar) * Math.cos(angle),
            Math.sin(polar) * Math.sin(angle),
            -Math.cos(polar),
          ] as const
          const [a, b, c] = n
          const k = (Math.abs(a) ** boxy + Math.abs(b) ** boxy + Math.abs(c) ** boxy) ** (-1 / boxy)
          const hills = fractal(a * 1.4 + seed * 13.7 + 50, b * 1.4 + 50, c * 1.4 + 50, 3) - 0.5
          const all = k * (1 + rough * 2 * hills)
          return [a * all * size[0], b * all * size[1], c * all * size[2]]
        })
      }),
      { start: true, end: true },
    )
  })

/** A closed outline from its half width along its length: teardrops, fillets, chops. `bend` mm is how far it curves. */
export function drawn(
  length: number,
  half: (along: number) => readonly [above: number, below: number],
  { bend = 0, count = 26 } = {},
): Outline {
  const steps = Array.from(
    { length: count + 1 },
    (_, i) => (1 - Math.cos((i / count) * Math.PI)) / 2,
  )
  const at = (t: number, side: number) => {
    const curve = bend * (1 - (2 * t - 1) ** 2)
    return [(t - 0.5) * length, curve + side] as const
  }
  const lower = steps.map((t) => at(t, -half(t)[1]))
  const upper = steps.toReversed().map((t) => at(t, half(t)[0]))
  return [...lower, ...upper.slice(1, -1)]
}
