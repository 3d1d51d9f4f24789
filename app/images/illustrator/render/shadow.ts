import type { Body } from './body.ts'
import { nothing, type View, viewFrom } from './frame.ts'
import { rasteriseDepth } from './rasterise.ts'
import { dot, type Vec } from './vector.ts'

/** What the light reaches, seen from the light: one depth for each of `side` times `side` pixels. */
export type ShadowMap = {
  view: View
  side: number
  depth: Float32Array
  /** The nearest depth in and about each tile of the map: where nothing is nearer, all is lit. */
  tiles: Float32Array
}

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
  return { view, side, depth, tiles: nearestAbout(depth, side) }
}

/** Px of a tile's side; tiles take in their neighbours, so that it is also the reach. */
const tile = 32

function nearestAbout(depth: Float32Array, side: number): Float32Array {
  const across = Math.ceil(side / tile)
  const own = new Float32Array(across * across).fill(nothing)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = Math.floor(y / tile) * across + Math.floor(x / tile)
      own[at] = Math.max(own[at] as number, depth[y * side + x] as number)
    }
  }
  return own.map((_, at) => {
    let most = nothing
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) {
        const column = (at % across) + x
        if (column >= 0 && column < across)
          most = Math.max(most, own[at + y * across + x] ?? nothing)
      }
    }
    return most
  })
}

const count = 10

/** Mm that the softest edge of a shadow reaches to either side. */
const widest = 9.5

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
  if (nearestTo(map, sx, sy) - depth <= 0.7) return 1
  const tc = Math.cos(turn)
  const ts = Math.sin(turn)
  const blockers = meanBlocker(map, sx, sy, depth, tc, ts)
  if (blockers === 0) return 1
  const blur = Math.min(widest, 0.7 + 0.26 * blockers) * scale
  const c = tc * blur
  const s = ts * blur
  let lit = 0
  for (let i = 0; i < 2 * count; i += 2) {
    const u = taps[i] as number
    const v = taps[i + 1] as number
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
  const c = tc * widest * map.view.scale
  const s = ts * widest * map.view.scale
  let sum = 0
  let blockers = 0
  for (let i = 0; i < 2 * count; i += 4) {
    const u = taps[i] as number
    const v = taps[i + 1] as number
    const over = overAt(map, sx + u * c - v * s, sy + u * s + v * c, depth)
    if (over <= 0.7) continue
    sum += over
    blockers++
  }
  return blockers === 0 ? 0 : sum / blockers
}

function nearestTo({ side, tiles }: ShadowMap, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= side || y >= side) return nothing
  return tiles[Math.floor(y / tile) * Math.ceil(side / tile) + Math.floor(x / tile)] as number
}

function overAt({ side, depth }: ShadowMap, x: number, y: number, below: number): number {
  const px = x | 0
  const py = y | 0
  if (px < 0 || py < 0 || px >= side || py >= side) return 0
  return (depth[py * side + px] as number) - below
}
