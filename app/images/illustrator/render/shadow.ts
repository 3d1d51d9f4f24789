import type { Body } from './body.ts'
import { nothing, type View, viewFrom } from './frame.ts'
import { rasteriseDepth } from './rasterise.ts'
import { dot, type Vec } from './vector.ts'

/** What the light reaches, seen from the light: one depth for each of `side` times `side` pixels. */
export type ShadowMap = { view: View; side: number; depth: Float32Array }

/** `middle` is the point round which `across` mm are mapped. */
export function mapShadows(
  bodies: readonly Body[],
  light: Vec,
  middle: Vec,
  across: number,
  side: number,
): ShadowMap {
  const view = viewFrom(light, across, side)
  view.x -= dot(view.right, middle) * view.scale
  view.y += dot(view.up, middle) * view.scale
  const depth = new Float32Array(side * side).fill(nothing)
  for (const body of bodies) if (!body.veil && !body.airy) rasteriseDepth(depth, side, view, body)
  return { view, side, depth }
}

const count = 16

/** Where the neighbours lie that are asked, as a spiral of radius 1. */
const taps = Float32Array.from({ length: 2 * count }, (_, i) => {
  const tap = i >> 1
  const radius = Math.sqrt((tap + 0.5) / count)
  const angle = tap * 2.399963
  return radius * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle))
})

/** Share of the light that reaches a point, 0 to 1; the edge of a shadow is softer farther from its cause. */
export function lightAt(map: ShadowMap, x: number, y: number, z: number, turn: number): number {
  const { right, up, towards, scale } = map.view
  const sx = map.view.x + (right[0] * x + right[1] * y + right[2] * z) * scale
  const sy = map.view.y - (up[0] * x + up[1] * y + up[2] * z) * scale
  const depth = towards[0] * x + towards[1] * y + towards[2] * z
  const [tc, ts] = [Math.cos(turn), Math.sin(turn)]
  const blockers = meanBlocker(map, sx, sy, depth, tc, ts)
  if (blockers === 0) return 1
  const blur = Math.min(7.5, 0.9 + 0.17 * blockers) * scale
  const [c, s] = [tc * blur, ts * blur]
  let lit = 0
  for (let i = 0; i < 2 * count; i += 2) {
    const [u, v] = [taps[i] as number, taps[i + 1] as number]
    const over = overAt(map, sx + u * c - v * s, sy + u * s + v * c, depth)
    lit += over < 0.7 ? 1 : over < 1.7 ? 1.7 - over : 0
  }
  return lit / count
}

/** Mean mm by which what lies round a point is nearer to the light; 0 where nothing is. */
function meanBlocker(
  map: ShadowMap,
  sx: number,
  sy: number,
  depth: number,
  tc: number,
  ts: number,
): number {
  const [c, s] = [tc * 7.5 * map.view.scale, ts * 7.5 * map.view.scale]
  let sum = 0
  let blockers = 0
  for (let i = 0; i < 2 * count; i += 4) {
    const [u, v] = [taps[i] as number, taps[i + 1] as number]
    const over = overAt(map, sx + u * c - v * s, sy + u * s + v * c, depth)
    if (over <= 0.7) continue
    sum += over
    blockers++
  }
  return blockers === 0 ? 0 : sum / blockers
}

function overAt({ side, depth }: ShadowMap, x: number, y: number, below: number): number {
  const px = x | 0
  const py = y | 0
  if (px < 0 || py < 0 || px >= side || py >= side) return 0
  return (depth[py * side + px] as number) - below
}
