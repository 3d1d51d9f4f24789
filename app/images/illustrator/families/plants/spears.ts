import { type Brush, bevel, fill, heapShadow, line, linear, shadowOf } from '../../core/brush.ts'
import { clamp, num, type Point, place, polar, smooth } from '../../core/geometry.ts'
import { relatives, shade } from '../../core/palette.ts'
import { veneer } from '../../core/texture.ts'
import { pieceScale, settle, spread, type Zone } from '../../core/zone.ts'
import type { Draw } from '../drawing.ts'
import { profiles, type SpearKind } from './spear-shapes.ts'

type Spear = {
  color: string
  /** Usual length and thickness of one. */
  long: number
  thick: number
  kind: SpearKind
  tip?: string
  /** How much each bends: 0 is straight. */
  bend?: number
  /** Radians by which neighbours differ. */
  mess?: number
  browned?: boolean
}

/** Asparagus, green beans, sticks, fries: long things in a loose bundle along the zone. */
export const spears =
  (look: Spear): Draw =>
  (brush, zone) => {
    const scale = pieceScale(zone)
    const thick = look.thick * clamp(scale, 0.75, 1.05)
    const long = Math.min(
      look.long * clamp(scale * 1.1, 0.7, 1.15),
      Math.max(zone.long * 1.04, look.long * 0.45),
    )
    const count = Math.round(clamp((zone.area * 1.15) / (long * thick), 2, 60))
    const tones = relatives(look.color, brush.random, 4, 0.6)
    const at =
      (look.mess ?? 0.1) > 0.3 || zone.strewn
        ? spread(zone, count, brush.random, 0.74)
        : bundle(brush, zone, count, long)
    const laid = at.map((point) => layOne(brush, look, zone, point, long))
    const lines = laid.map(({ spot, turn, length }) => {
      const [a, b] = [polar(spot, length * -0.44, turn), polar(spot, length * 0.44, turn)]
      return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`
    })
    return (
      (zone.strewn ? '' : heapShadow(lines.join(''), thick * 0.8, 14)) +
      laid
        .map(({ spot, turn, length }) =>
          spear(
            brush,
            look,
            zone,
            spot,
            turn,
            length,
            thick * brush.random.range(0.88, 1.1),
            brush.random.pick(tones),
          ),
        )
        .join('')
    )
  }

/** Which way one lies: asparagus with its tip outward, all of them within the vessel. */
function layOne({ random }: Brush, look: Spear, zone: Zone, at: Point, long: number) {
  const length = random.around(long, 0.07)
  const mess = random.range(-1, 1) * (look.mess ?? 0.1)
  if (zone.strewn) return { spot: at, turn: random.range(0, 6.28), length }
  const { center } = zone.home
  const outward =
    Math.cos(zone.axis) * (zone.center.x - center.x) +
    Math.sin(zone.axis) * (zone.center.y - center.y)
  const back = look.kind === 'asparagus' ? outward < 0 : random.chance(0.5)
  const turn = zone.axis + mess + (back ? Math.PI : 0)
  const ends = [-0.5, 0.52].map((k) => polar({ x: 0, y: 0 }, length * k, turn))
  return { spot: settle(at, ends, zone.home), turn, length }
}

/** Side by side across the zone, in as many lengths along it as fit, the last ones on top. */
function bundle({ random }: Brush, zone: Zone, count: number, long: number): Point[] {
  const lengths = Math.max(1, Math.round(zone.long / (long * 1.02)))
  const rest = Math.max(0, zone.long - long * 0.9) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / lengths)
    const rows = Math.ceil(count / lengths)
    const across = rows === 1 ? 0 : ((row / (rows - 1)) * 2 - 1) * zone.wide * 0.42
    const along =
      lengths === 1
        ? random.range(-0.05, 0.05) * long
        : ((i % lengths) / (lengths - 1)) * 2 * rest - rest
    const spot = polar(zone.center, along + random.range(-0.09, 0.09) * long, zone.axis)
    return polar(spot, across, zone.axis + Math.PI / 2)
  })
}

function spear(
  brush: Brush,
  look: Spear,
  zone: Zone,
  at: Point,
  angle: number,
  long: number,
  thick: number,
  tone: string,
): string {
  const bend = brush.random.range(-1, 1) * (look.bend ?? 0.04) * long
  const points = place(profiles[look.kind](long, thick, bend), at, angle)
  const d = look.kind === 'stick' || look.kind === 'straw' ? smoothBox(points) : smooth(points)
  const body = brush.defs.use(`spear${tone}${Math.round(angle * 6)}`, (id) =>
    lengthwise(id, tone, angle),
  )
  const hot = zone.cooking.browned || look.browned || zone.cooking.fried
  return (
    shadowOf(d, 6) +
    `<path d="${d}" fill="${body}" stroke="${bevel(brush)}" stroke-width="2"/>` +
    details(look, at, angle, long, thick, bend, tone) +
    (hot ? veneer(brush, d, 'brown', 0.7) : '') +
    (zone.cooking.grilled ? veneer(brush, d, 'char', 0.8) : '')
  )
}

/** Light along one flank, whichever faces the upper left. */
function lengthwise(id: string, tone: string, angle: number): string {
  const nx = -Math.sin(angle)
  const ny = Math.cos(angle)
  const toward = nx * -0.6 + ny * -0.8 > 0 ? 1 : -1
  const at = (k: number) => [0.5 + nx * 0.5 * k * toward, 0.5 + ny * 0.5 * k * toward].map(num)
  const [x1, y1] = at(0.9)
  const [x2, y2] = at(-0.9)
  return linear(
    id,
    [
      [0, shade(tone, 0.12), 1],
      [0.45, tone, 1],
      [1, shade(tone, -0.14), 1],
    ],
    `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
  )
}

const smoothBox = (points: Point[]) =>
  `${points.map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p.x)} ${num(p.y)}`).join('')}z`

function details(
  look: Spear,
  at: Point,
  angle: number,
  long: number,
  thick: number,
  bend: number,
  tone: string,
): string {
  const to = (u: number, w: number) =>
    place([{ x: u * long, y: w * thick + bend * (1 - 4 * u * u) }], at, angle)[0] ?? at
  const shine = smooth([to(-0.4, -0.16), to(0, -0.18), to(0.25, -0.16)], false)
  if (look.kind === 'asparagus')
    return (
      scales(to, tone, look.tip ?? shade(tone, -0.12)) + line(shine, '#fbffe4', thick * 0.1, 0.35)
    )
  if (look.kind === 'stick' || look.kind === 'straw')
    return line(smooth([to(-0.42, -0.24), to(0.42, -0.24)], false), '#fff6d6', thick * 0.12, 0.45)
  if (look.kind === 'carrot') {
    const marks = [-0.3, -0.12, 0.06, 0.22].map((u) =>
      smooth([to(u, -0.3), to(u + 0.012, -0.05)], false),
    )
    return (
      line(marks.join(''), shade(tone, -0.14), 2, 0.6) + line(shine, '#fff3d6', thick * 0.09, 0.5)
    )
  }
  if (look.kind === 'stalk')
    return line(
      [-0.15, 0.1, 0.3].map((w) => smooth([to(-0.48, w), to(0.48, w)], false)).join(''),
      shade(tone, -0.1),
      1.8,
      0.5,
    )
  return look.kind === 'bean' ? pods(to, tone, thick) : line(shine, '#f6ffe0', thick * 0.12, 0.4)
}

/** A bean's stem, the swellings of its seeds, a soft light along it. */
function pods(to: (u: number, w: number) => Point, tone: string, thick: number): string {
  const stem = smooth([to(-0.485, 0), to(-0.515, 0.05), to(-0.545, 0.22)], false)
  const seeds = [-0.26, -0.06, 0.13, 0.3].map((u) =>
    smooth([to(u - 0.05, 0.02), to(u, 0.12), to(u + 0.05, 0.02)], false),
  )
  return (
    line(stem, shade(tone, -0.12), thick * 0.22) +
    line(seeds.join(''), shade(tone, -0.09), thick * 0.14, 0.55) +
    line(
      smooth([to(-0.4, -0.18), to(-0.1, -0.22), to(0.2, -0.2)], false),
      '#f6ffe0',
      thick * 0.1,
      0.3,
    )
  )
}

/** The bracts of asparagus: few along the stem, crowded at the tip. */
function scales(to: (u: number, w: number) => Point, tone: string, tip: string): string {
  const stem = [
    [-0.34, -0.2],
    [-0.16, 0.16],
    [0.0, -0.18],
    [0.13, 0.15],
  ].map(([u = 0, w = 0]) => leaf(to, u, w, 0.05, 0.24))
  const head = [0.22, 0.26, 0.3, 0.34, 0.38, 0.42].flatMap((u, i) =>
    (i % 2 === 0 ? [-0.3, 0.26] : [-0.02]).map((w) => leaf(to, u, w, 0.065, 0.24)),
  )
  return (
    fill(stem.join(''), shade(tone, -0.1), 0.75) +
    fill(head.join(''), tip, 0.85) +
    line(head.join(''), shade(tone, 0.12), 1.2, 0.6)
  )
}

function leaf(
  to: (u: number, w: number) => Point,
  u: number,
  w: number,
  long: number,
  wide: number,
): string {
  const [a, b, c] = [to(u, w - wide), to(u + long, w), to(u, w + wide)]
  return `M${num(a.x)} ${num(a.y)}Q${num(b.x)} ${num(b.y)} ${num(b.x)} ${num(b.y)}Q${num(c.x)} ${num(c.y)} ${num(c.x)} ${num(c.y)}z`
}
