import type { Region } from '../../core/layout.ts'
import type { Random } from '../../core/random.ts'
import { loft, type Mesh } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import type { BelowAt } from '../../scene/lie-over.ts'

/** A run of syrup down the side of what it was poured on, and how far down it gets: 1 reaches the plate. */
export type Run = { angle: number; wide: number; deep: number }

/** Runs towards the front, where they are seen: a broad one down to the plate, one or two that end on their way. */
export function runsOf(random: Random): Run[] {
  const front = -1.57 + random.range(-0.45, 0.45)
  const side = random.chance(0.5) ? 1 : -1
  const broad = { angle: front, wide: random.range(2.1, 2.7), deep: 1 }
  const second = {
    angle: front + side * random.range(0.42, 0.75),
    wide: random.range(1.1, 1.6),
    deep: random.range(0.4, 0.8),
  }
  if (random.chance(0.4)) return [broad, second]
  const angle = front - side * random.range(0.4, 1)
  return [broad, second, { angle, wide: random.range(0.8, 1.1), deep: random.range(0.2, 0.5) }]
}

/** Mm ahead in which a hollow ends, and the share of the height that is left behind an edge. */
const ahead = 14
const lost = 0.66

/** Mm from the middle to the edge of what lies there, at most `far`: hollows are no edge. */
function edgeAt({ center }: Region, angle: number, far: number, below: BelowAt): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const highAt = (out: number) => {
    const { top, floor } = below(center.x + out * c, center.y + out * s)
    return top - floor
  }
  let high = highAt(0)
  for (let out = 1; out < far; out += 1) {
    let next = highAt(out)
    high = Math.max(high, next)
    if (next > lost * high) continue
    for (let on = 2; on <= ahead; on += 2) next = Math.max(next, highAt(out + on))
    if (next < lost * high) return out
    high = next
  }
  return far
}

/** The region without what would hang over the edge of what lies there. */
export function keptOn(region: Region, below: BelowAt): Region {
  const { center } = region
  const kept = region.outline.map(({ x, y }) => {
    const far = Math.hypot(x - center.x, y - center.y)
    const edge = edgeAt(region, Math.atan2(y - center.y, x - center.x), far, below)
    return edge < far ? Math.max(2, edge - 2.5) : far
  })
  const count = kept.length
  const outline = region.outline.map(({ x, y }, i) => {
    const far = Math.max(1, Math.hypot(x - center.x, y - center.y))
    const own = kept[i] as number
    // The mean with its neighbours, since edges are found in steps.
    const about = (kept[(i + 1) % count] as number) + (kept[(i + count - 1) % count] as number)
    const by = Math.min(own + 1, 0.4 * own + 0.3 * about) / far
    return { x: center.x + (x - center.x) * by, y: center.y + (y - center.y) * by }
  })
  return { ...region, outline }
}

/** Mm by which heights are known to reach out too far. */
const early = 0.6

/** Mm from the middle at which a run leaves: out of a hollow it goes over its rim. */
function startOf(
  { center }: Region,
  angle: number,
  from: number,
  edge: number,
  below: BelowAt,
): number {
  let [start, high] = [from, Number.NEGATIVE_INFINITY]
  for (let out = from; out < edge; out += 1) {
    const { top } = below(center.x + out * Math.cos(angle), center.y + out * Math.sin(angle))
    if (top < high + 0.8) continue
    start = out
    high = top
  }
  return start
}

/** Where a run flows: along the top, over the edge, down the side and a little way onto the plate. */
function pathOf(region: Region, { angle, deep }: Run, reach: number, below: BelowAt): Vec[] {
  const { center } = region
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const edge = edgeAt(region, angle, reach * 1.5, below)
  const from = startOf(region, angle, Math.max(2, Math.min(edge, reach) - 9), edge, below)
  const path: Vec[] = []
  let least = Number.POSITIVE_INFINITY
  let start = 0
  for (let out = from; out < edge + 17; out += 0.5) {
    const { floor } = below(center.x + out * c, center.y + out * s)
    const { top } = below(center.x + (out + early) * c, center.y + (out + early) * s)
    if (path.length === 0) start = top
    least = Math.min(least, Math.max(top, floor))
    if (start - least > deep * (start - floor) - 0.2 && out > edge - 1) break
    path.push([center.x + out * c, center.y + out * s, least + 0.8])
  }
  return evenly(path, 0.8)
}

/** Points of a path so many mm apart. */
function evenly(path: readonly Vec[], step: number): Vec[] {
  const points: Vec[] = path.slice(0, 1)
  let left = step
  for (const [i, b] of path.entries()) {
    const a = path[i - 1]
    if (!a) continue
    const long = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
    let at = left
    for (; at <= long; at += step) {
      const t = at / long
      points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
    }
    left = at - long
  }
  return points
}

const around = 10

/** The body of a run: broad where it leaves the top, thinner on its way, a drop at its end. */
export function runDown(region: Region, run: Run, reach: number, below: BelowAt): Mesh {
  const path = pathOf(region, run, reach, below)
  const [last, side] = [path.length - 1, [-Math.sin(run.angle), Math.cos(run.angle)] as const]
  const rings = path.map(([x, y, z], i) => {
    const t = i / Math.max(1, last)
    const half = run.wide * halfAt(t, run.deep)
    const [a, b] = [path[Math.max(0, i - 2)], path[Math.min(last, i + 2)]] as [Vec, Vec]
    const out = Math.hypot(b[0] - a[0], b[1] - a[1])
    const long = Math.max(0.01, Math.hypot(out, b[2] - a[2]))
    // Up from what it runs on.
    const [up, off] = [out / long, (a[2] - b[2]) / long]
    return Array.from({ length: around }, (_, k): Vec => {
      const turn = (k / around) * 2 * Math.PI
      const [u, v] = [half * Math.cos(turn), Math.min(half, 2.2) * 0.85 * Math.sin(turn)]
      return [x + u * side[0] + v * off * side[1], y + u * side[1] - v * off * side[0], z + v * up]
    })
  })
  return loft(rings, { start: true, end: true }, (along, turn) => [turn * 6, along * last, 0])
}

const halfAt = (t: number, deep: number): number => {
  // What reaches the plate ends in its pool.
  const drop = deep < 1 ? 0.9 * Math.exp(-(((t - 0.9) / 0.1) ** 2)) : 0
  const thread = 1.7 + 3.6 * (1 - t) ** 2.4 + drop
  return thread * Math.min(1, (1.02 - t) * 16) ** 0.5 * Math.min(1, 0.3 + t * 5)
}

/** The pool in which a run ends, `reach` mm wide: it lies along the foot of what it ran down. */
export function poolAt({ angle, wide }: Run, foot: Vec, reach: number): Region {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const center = { x: foot[0] - 3 * c, y: foot[1] - 3 * s }
  const outline = Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 2 * Math.PI
    const far = reach * (1 + 0.1 * Math.sin(2 * turn + 9 * wide) + 0.08 * Math.sin(3 * turn + wide))
    const [out, along] = [0.6 * far * Math.cos(turn), 1.3 * far * Math.sin(turn)]
    return { x: center.x + out * c - along * s, y: center.y + out * s + along * c }
  })
  return { center, outline, area: Math.PI * reach * reach }
}

/** Where a run ends, if that is on the plate. */
export function footOf(region: Region, run: Run, reach: number, below: BelowAt): Vec | undefined {
  const foot = pathOf(region, run, reach, below).at(-1)
  return foot && foot[2] - below(foot[0], foot[1]).floor < 3.5 ? foot : undefined
}
