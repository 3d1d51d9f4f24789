import type { Body } from './body.ts'
import { nothing, type View, viewFrom } from './frame.ts'
import { mostAbout } from './layers/most-about.ts'
import { rasteriseDepth } from './raster/rasterise.ts'
import { unknownTiles } from './raster/tiles.ts'
import { dot, type Vec } from './vector.ts'

/** What the light reaches, seen from the light: one depth for each of `side` times `side` pixels. */
export type ShadowMap = {
  view: View
  side: number
  depth: Float32Array
  /** The nearest depth in and about each tile of the map: where nothing is nearer, all is lit. */
  tiles: Float32Array
}

/** The depths of the last map, used again: no two pictures are drawn at once. */
let kept = new Float32Array(0)

/** `middle` is the point round which `across` mm are mapped; `side` is a multiple of a tile's. */
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
  if (kept.length !== side * side) kept = new Float32Array(side * side)
  const depth = kept.fill(nothing)
  const tiles = unknownTiles(side, side)
  for (const body of bodies) {
    if (!body.veil && !body.airy) rasteriseDepth(depth, side, view, body, tiles)
  }
  return { view, side, depth, tiles: nearestAbout(depth, side, widest * view.scale) }
}

/** A tile has two to the power of this pixels on each side. */
const tile = 3

/** The nearest depth within `reach` pixels of any point of each tile. */
function nearestAbout(depth: Float32Array, side: number, reach: number): Float32Array {
  const across = side >> tile
  const own = new Float32Array(across * across).fill(nothing)
  for (let y = 0; y < side; y++) raiseTiles(own, depth, side, y)
  return mostAbout(own, across, Math.ceil(reach / (1 << tile)))
}

function raiseTiles(own: Float32Array, depth: Float32Array, side: number, y: number): void {
  const row = (y >> tile) * (side >> tile)
  for (let x = 0; x < side; x++) {
    const here = depth[y * side + x] as number
    if (here > (own[row + (x >> tile)] as number)) own[row + (x >> tile)] = here
  }
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

/** Sixteen turns of the spiral: cosine and sine of each. */
const turns = Float64Array.from({ length: 32 }, (_, i) => {
  const angle = ([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5][i >> 1] ?? 0) * 0.3927
  return i % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
})

/** Whether nothing at all is nearer to the light in and about a place: pixels of the map, and its depth. */
export function isLit({ side, tiles }: ShadowMap, place: Float64Array): boolean {
  const x = place[0] as number
  const y = place[1] as number
  if (x < 0 || y < 0 || x >= side || y >= side) return true
  const nearest = tiles[(y >> tile) * (side >> tile) + (x >> tile)] as number
  return nearest - (place[2] as number) <= 0.7
}

/**
 * Share of the light that reaches a place, 0 to 1, by one of sixteen turns of what is asked; the edge of a shadow is
 * softer farther from its cause.
 */
export function lightAt(map: ShadowMap, place: Float64Array, turn: number): number {
  const { side, depth } = map
  const { scale } = map.view
  const sx = place[0] as number
  const sy = place[1] as number
  const below = place[2] as number
  const tc = turns[2 * turn] as number
  const ts = turns[2 * turn + 1] as number
  const apart = meanBlocker(map, place, tc, ts)
  if (apart === 0) return 1
  const blur = Math.min(widest, 0.7 + 0.2 * apart) * scale
  const c = tc * blur
  const s = ts * blur
  let lit = 0
  for (let i = 0; i < 2 * count; i += 2) {
    const u = taps[i] as number
    const v = taps[i + 1] as number
    const px = (sx + u * c - v * s) | 0
    const py = (sy + u * s + v * c) | 0
    if (px < 0 || py < 0 || px >= side || py >= side) {
      lit++
      continue
    }
    const over = (depth[py * side + px] as number) - below
    lit += over < 0.7 ? 1 : over < 1.7 ? 1.7 - over : 0
  }
  return lit / count
}

/** Mean mm by which what lies round a place is nearer to the light; 0 where nothing is. */
function meanBlocker(
  { side, depth, view }: ShadowMap,
  place: Float64Array,
  tc: number,
  ts: number,
): number {
  const sx = place[0] as number
  const sy = place[1] as number
  const below = place[2] as number
  const c = tc * widest * view.scale
  const s = ts * widest * view.scale
  let sum = 0
  let blockers = 0
  for (let i = 0; i < 2 * count; i += 4) {
    const u = taps[i] as number
    const v = taps[i + 1] as number
    const px = (sx + u * c - v * s) | 0
    const py = (sy + u * s + v * c) | 0
    if (px < 0 || py < 0 || px >= side || py >= side) continue
    const over = (depth[py * side + px] as number) - below
    if (over <= 0.7) continue
    sum += over
    blockers++
  }
  return blockers === 0 ? 0 : sum / blockers
}
