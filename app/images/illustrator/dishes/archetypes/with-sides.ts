import { type Point, polar } from '../../core/geometry.ts'
import type { Form } from '../../forms/form.ts'
import type { Body } from '../../render/body.ts'
import { strewnOver } from '../../scene/ground.ts'
import { overBodies } from '../../scene/over-bodies.ts'
import { moved, pointsOf, sidesOf } from '../../scene/piece.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { recoloured } from './mixed.ts'
import { type DishPart, layPart, lazyParts } from './parts.ts'
import { leafUnder, paperUnder } from './plated/on-leaf.ts'
import { bite } from './stew.ts'

/** What lies under a food: a leaf of banana, or brown paper under all that comes with it. */
export type Under = 'leaf' | 'paper'

/** Mm from the middle to the edge of what a leaf or paper is large enough for. */
const largestLeaf = 130

/** Mm by which a leaf or paper lifts what lies on it. */
const thin = 1

/** Mm of the radius that a side takes. */
const sideRadius = ({ look, share }: DishPart): number => {
  const amount = { volume: share, grams: share * (look.density ?? 0.7), cooking: 'any' } as const
  return Math.max(15, Math.sqrt(look.form.ground(amount) / Math.PI) * 0.95)
}

/**
 * A food with what is always served with it: its chutneys stand at the back on the right, what is strewn or squeezed
 * over it lies in front of them. `sides` and what lies `on` it are named with their millilitres: "katori of sambar 30,
 * lemon wedge 12".
 */
export function withSides(own: Form, sides: string, on = '', under?: Under): Form {
  const all = lazyParts(sides)
  const top = lazyParts(on)
  return {
    ...(own.flows && { flows: true }),
    count: (amount) => own.count?.(amount) ?? 1,
    ground(amount) {
      const main = Math.sqrt(own.ground(amount) / Math.PI)
      const room = all().reduce((sum, part) => sum + sideRadius(part), 0)
      return Math.PI * (main + Math.min(28, room * 0.37)) ** 2
    },
    lay(place) {
      const { center } = place.region
      const floor = place.ground.at(center.x, center.y)
      const laid = laidFood(place, own, all().length === 0)
      laid.push(...strewn(place, own, top(), laid))
      standAround(place, all(), laid)
      // A leaf larger than a plate would lie on its rim, over the food.
      const isSmall = radiusOf(laid) < largestLeaf
      const below = isSmall && under && { leaf: leafUnder, paper: paperUnder }[under](laid, floor)
      putCentred(place, below ? [below, ...moved(laid, [0, 0, thin])] : laid)
    },
  }
}

/** Mm of the radius that a food takes of a place. */
const radiusIn = (place: Place, own: Form): number =>
  Math.min(Math.sqrt(place.region.area / Math.PI) * 0.84, Math.sqrt(own.ground(place) / Math.PI))

/** The bodies of a food that leaves room for its sides, if it has any. */
function laidFood(place: Place, own: Form, hasNoSides: boolean): Body[] {
  const { center } = place.region
  const count = own.count?.(place) ?? 1
  // A few pieces need room to lie side by side.
  const apart = count > 3 ? 0.92 : count > 1 ? 1.14 : 1
  const region =
    hasNoSides && count > 3 ? place.region : disc(center.x, center.y, radiusIn(place, own) * apart)
  const laid: Body[] = []
  own.lay({ ...place, put: (body) => void laid.push(body), region })
  return laid
}

/** The bodies of what lies on a food: it is strewn over its highest pieces, not into the gaps between them. */
function strewn(place: Place, own: Form, parts: DishPart[], below: Body[]): Body[] {
  const { center } = place.region
  const region = disc(center.x, center.y, radiusIn(place, own) * 0.5)
  const laid: Body[] = []
  const put = (body: Body) => void laid.push(body)
  const over = overBodies(place.ground, below)
  for (const part of parts) {
    const ground = part.look.poured ? place.ground : strewnOver(over)
    layPart({ ...place, put, ground }, part, region, part.share)
  }
  return laid
}

/** Adds sides to what was laid: from the back on the right on, each where it touches what is there. */
function standAround(place: Place, sides: DishPart[], laid: Body[]): void {
  const about = middleOf(laid)
  const isWide = widthOf(laid) > 1.3
  let angle = isWide ? 1.75 : 1.3
  let inFront = false
  sides.forEach((part, nth) => {
    // Beside what is long a dip stands behind it, the rest lies in front.
    const isDip = /\b(katori|dish|bowl) of\b/.test(part.name)
    if (isWide && !inFront && (nth > 0 || !isDip)) {
      angle = -0.45
      inFront = true
    }
    const r = sideRadius(part)
    const near = besideAll(laid, about, angle, r)
    const half = Math.asin(Math.min(0.9, r / near))
    angle -= half
    laid.push(...sideAt(place, part, laid, about, angle))
    angle -= half + 0.04
  })
}

/** The bodies of a side that touches what was laid, in a direction from its middle. */
function sideAt(place: Place, part: DishPart, laid: Body[], about: Point, angle: number): Body[] {
  const r = sideRadius(part)
  const far = besideAll(laid, about, angle, r)
  const { x, y } = polar(about, far, angle)
  const side: Body[] = []
  const put = (body: Body) => void side.push(body)
  layPart({ ...place, put, bite }, part, disc(x, y, r), part.share)
  // What turned out to reach farther than was thought is drawn away from the food.
  const reach = Math.max(r, radiusOf(side))
  const by = reach > r + 1 ? besideAll(laid, about, angle, reach) - far : 0
  return moved(side, [by * Math.cos(angle), by * Math.sin(angle), 0])
}

/** Puts what was laid, its middle in the middle of the place; the ground that it raised moves with it. */
export function putCentred({ region: { center }, ground, put }: Place, laid: Body[]): void {
  const { x, y } = middleOf(laid)
  ground.shift(center.x - x, center.y - y)
  for (const body of moved(laid, [center.x - x, center.y - y, 0])) put(body)
}

/** Where something round stands beside what was laid, in a direction from its middle. */
export function spotBeside(laid: Body[], angle: number, radius: number): Point {
  const about = middleOf(laid)
  const far = besideAll(laid, about, angle, radius)
  return { x: about.x + far * Math.cos(angle), y: about.y + far * Math.sin(angle) }
}

/** Mm from the middle of what lies there to its sides. */
function radiusOf(bodies: Body[]): number {
  const [[left, right], [front, back]] = sidesOf(bodies)
  return Math.max(right - left, back - front) / 2
}

/** The middle of what bodies cover of the plate. */
function middleOf(bodies: Body[]): Point {
  const [[left, right], [front, back]] = sidesOf(bodies)
  return { x: (left + right) / 2, y: (front + back) / 2 }
}

/** How much wider than deep. */
export function widthOf(bodies: Body[]): number {
  const [[left, right], [front, back]] = sidesOf(bodies)
  return (right - left) / Math.max(1, back - front)
}

/** Mm by which what stands behind food is farther from it for each mm of its height, to be seen. */
const behind = 0.4

/** Mm from a point in a direction to where a disc touches what lies there. */
function besideAll(bodies: readonly Body[], { x, y }: Point, angle: number, r: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let far = r
  for (const body of bodies) {
    const points = pointsOf(body)
    for (let i = 0; i < points.length; i += 3) {
      const right = (points[i] as number) - x
      const py = points[i + 1] as number
      const z = points[i + 2] as number
      const along = right * dx + (py + behind * z * Math.max(0, dy) - y) * dy
      const across = right * dy - (py - y) * dx
      if (Math.abs(across) < r) far = Math.max(far, along + Math.sqrt(r * r - across * across))
    }
  }
  return far
}

type Tint = { tint?: string; strength?: number; on?: string }

/** A food by its name with what is served with it; the food itself takes on a tint. */
export function baseWithSides(
  base: string,
  sides: string,
  { tint = '#000', strength = 0, on = '' }: Tint = {},
): Form {
  const whole = lazyParts(base)
  const own: Form = {
    ...recoloured(base, tint, strength),
    count: (amount) => whole()[0]?.look.form.count?.(amount) ?? 1,
  }
  return withSides(own, sides, on)
}
