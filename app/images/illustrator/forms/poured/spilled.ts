import type { Region } from '../../core/layout.ts'
import type { Random } from '../../core/random.ts'
import { step } from '../../render/colour.ts'
import type { Mesh } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { BelowAt } from '../../scene/lie-over.ts'
import type { Place } from '../../scene/place.ts'
import { disc, flowing } from '../../scene/regions.ts'
import { cover } from '../../shapes/cover.ts'
import type { Strokes } from './knife.ts'

/** How far a sauce runs: waves of its outline, and drips that run on towards the front. */
export type Spill = { waves?: number; drips?: number; far?: number }

const points = 72

/** What was poured, and the small pools in which its drips end. */
export type Spilled = { region: Region; ends: Region[] }

/** The outline of something that was poured: it bulges here, stays back there, and runs down in a few drips. */
export function spilled(
  own: Region,
  random: Random,
  { waves = 0.1, drips = 0, far = 2 }: Spill = {},
): Spilled {
  const { center, area } = own
  const reach = Math.sqrt(area / Math.PI)
  const [a, b, c] = [random.range(0, 6.283), random.range(0, 6.283), random.range(0, 6.283)]
  const runs = Array.from({ length: drips }, (_, i) => ({
    // Most run to the front, where they are seen.
    angle: -2.8 + ((i + random.range(0.1, 0.9)) / drips) * 2.6,
    more: (far - 1) * random.range(0.35, 1.05),
    wide: random.range(2.8, 4.2) / reach,
  }))
  const outline = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI - Math.PI
    const wave =
      Math.sin(2 * angle + a) + 0.7 * Math.sin(3 * angle + b) + 0.4 * Math.sin(7 * angle + c)
    let by = 1 + waves * wave
    for (const { angle: own, more, wide } of runs) {
      const off = (angle - own) / wide
      by += more * Math.exp(-0.5 * off ** 4) + 0.12 * more * Math.exp(-0.12 * off * off)
    }
    const out = reachAt(own, angle) * by
    return { x: center.x + out * Math.cos(angle), y: center.y + out * Math.sin(angle) }
  })
  const ends = runs.map(({ angle, more, wide }) => {
    const end = reachAt(own, angle) * (1 + more) - 3
    const round = disc(
      center.x + end * Math.cos(angle),
      center.y + end * Math.sin(angle),
      wide * reach * random.range(1.1, 2.1),
    )
    return flowing(round, random)
  })
  return { region: { center, outline, area }, ends }
}

/** Mm from the middle of a region to its outline, in a direction. */
function reachAt({ center, outline }: Region, angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a
    const [ax, ay, bx, by] = [a.x - center.x, a.y - center.y, b.x - center.x, b.y - center.y]
    const [before, after] = [c * ay - s * ax, c * by - s * bx]
    if (before > 0 || after <= 0) continue
    const t = before / (before - after)
    const along = (ax + (bx - ax) * t) * c + (ay + (by - ay) * t) * s
    if (along > 0) return along
  }
  return 1
}

/** What is below, as far as the ground knows. */
export function guessedOf({ ground }: Place): BelowAt {
  const guess = { top: 0, mean: 0, floor: 0 }
  return (x, y) => {
    guess.top = ground.at(x, y)
    guess.mean = guess.top
    guess.floor = ground.floor(x, y)
    return guess
  }
}

export type Thickness = {
  /** Mm that it is high. */
  thick: number
  /** Mm of its unevenness. */
  lumpy?: number
  /** Mm by which a place stands out besides: the track of a knife. */
  strokes?: Strokes
  /** Mm from hill to hill of its unevenness. */
  lump?: number
  /** Mm up to which it fills gaps below. */
  fills?: number
  /** Mm above the mean of what lies below from which pieces stand out of it; it coats all of them unless told. */
  bares?: number
  /** Mm by which its edge stays back here and there; it gets thin towards it over twice as far. */
  ragged?: number
  /** Mm more over which it gets thin towards its edge. */
  soft?: number
  /** How far out it is by its coords at its edge: above 0.76 it fades in blots, as what sinks in does. */
  fades?: number
}

/** A sauce of a thickness over what lies below: it fills gaps, and its edge is round. */
export function thickOver(
  region: Region,
  below: BelowAt,
  {
    thick,
    lumpy = 0,
    lump = 5,
    strokes,
    fills = 4,
    bares = 99,
    ragged = 0,
    soft = 0,
    fades = 0.72,
  }: Thickness,
  [dx, dy]: readonly [number, number],
  rings = 24,
): Mesh {
  const { center } = region
  const edge = 1.1 * thick + 1.2 + ragged + soft
  const height = (x: number, y: number, out: number) => {
    const { top, mean, floor: vessel } = below(x, y)
    // Mm to the edge.
    const whole = (Math.hypot(x - center.x, y - center.y) * (1 - out)) / Math.max(0.02, out)
    const back = ragged && 2 * ragged * step(0.3, 0.7, fractal((x + dx) / 9, (y + dy) / 9, 3, 2))
    const t = Math.min(1, Math.max(0, whole - back) / edge)
    const fill = ragged > 0 ? fills * t : fills
    const floor = Math.min(Math.max(top, Math.min(mean, top + fill)), mean + bares)
    const round = Math.sqrt(t * (2 - t))
    const lumps = lumpy * 2 * (fractal((x + dx) / lump, (y + dy) / lump, 2, lump > 9 ? 1 : 2) - 0.5)
    const drawn = strokes ? strokes(x, y) : 0
    const level =
      floor +
      (thick + (lumps + drawn) * step(0.2, 1, t)) * round +
      (soft > 0 ? 0.3 : -0.9 * (1 - round))
    return Math.max(level, vessel - 0.5)
  }
  // Its paint runs on down what is steep.
  return cover(region, height, rings, (x, y, out, z) => [x, y - z, fades * out])
}
