import { bevel, fill, line, shadowOf, volume } from '../../core/brush.ts'
import { type Point, place, shift, smooth } from '../../core/geometry.ts'
import { shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import type { Piece } from '../piece.ts'

/** A chunk of cooked fish: soft and thick, parted by curved seams where it would come apart in flakes. */
export const flaked: Piece = (brush, at, turn, size, tone) => {
  const { random } = brush
  const part = size * random.range(0.55, 1.2)
  const seams = part > size * 0.8 ? 3 : random.int(1, 2)
  const bow = random.range(0.05, 0.13)
  const [taper, lean] = [random.range(-0.7, 0.7), random.range(-0.35, 0.35)]
  const to = (points: readonly Point[]) =>
    place(
      points.map(({ x, y }) => ({ x: x + lean * y, y: y * (1 + taper * x) })),
      at,
      turn,
      part,
    )
  const edges = Array.from({ length: seams + 2 }, (_, i) => -0.44 + (0.88 * i) / (seams + 1))
  const half = (u: number) => 0.34 * Math.sqrt(1 - (u / 0.66) ** 2) * random.range(0.8, 1.2)
  // Each flake bulges a little between its two seams.
  const flank = (sign: number) =>
    edges.flatMap((u, i) => {
      const next = edges[i + 1]
      const reach = half(u)
      const notch = { x: u - bow * 0.4, y: sign * reach }
      if (next === undefined) return [notch]
      const middle = (u + next) / 2
      return [notch, { x: middle, y: sign * half(middle) }]
    })
  const shape = to([
    ...flank(-1),
    { x: 0.47, y: 0.05 },
    ...flank(1).toReversed(),
    { x: -0.48, y: -0.04 },
  ])
  const d = smooth(shape)
  const seam = (u: number, dx: number) =>
    smooth(
      to(
        [-0.9, -0.45, 0, 0.45, 0.9].map((v) => ({
          x: u + dx + bow * (0.6 - v * v) + random.range(-0.008, 0.008),
          y: v * 0.32 * Math.sqrt(1 - (u / 0.66) ** 2),
        })),
      ),
      false,
    )
  const parted = edges.slice(1, -1)
  const [dark, lit] = [0, 0.035].map((dx) => parted.map((u) => seam(u, dx)).join(''))
  return (
    shadowOf(d, 6) +
    fill(smooth(shift(shape, part * 0.025, part * 0.08)), shade(tone, -0.15)) +
    `<path d="${d}" fill="${volume(brush, tone, 0.9)}" stroke="${bevel(brush, 0.5)}" stroke-width="1.8"/>` +
    veneer(brush, d, 'fibre', 0.16) +
    line(dark ?? '', shade(tone, -0.17), part * 0.026, 0.65) +
    line(lit ?? '', shade(tone, 0.08), part * 0.022, 0.7)
  )
}
