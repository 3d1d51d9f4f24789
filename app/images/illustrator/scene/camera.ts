import type { Body } from '../render/body.ts'
import { towardsViewer } from '../render/render.ts'
import type { Vessel } from '../vessels/vessel.ts'
import { pointsOf } from './piece.ts'

type Spot = { x: number; y: number }

/** The square of the table that is seen: mm across, and the point of the table in its middle. */
export type Camera = { across: number; x: number; y: number }

/**
 * Degrees at which vessels stand about the main one, the first that is free: behind it, so that the picture is hardly
 * wider for them; tall glasses rather beside it.
 */
const angles = { left: [138, 182, 98], right: [42, -2, 82], tall: [24, -8, 66] }

/** Where those stand that find no place there. */
const elsewhere = [82, 98, 66, 114, 160, 206, -26, 230]

/** The main vessel in the middle, the others round its back and sides, drinks to the right. */
export function seat(vessels: readonly Vessel[]): Spot[] {
  const spots: Spot[] = []
  for (const { radius, kind } of vessels) {
    const own = angles[tall.test(kind) ? 'tall' : smallVessel.test(kind) ? 'right' : 'left']
    const at = (angle: number) => spotAt(vessels[0], angle, radius)
    const free = [...own, ...elsewhere].map(at)
    const beside = at(own[0] ?? 0)
    const isClear = ({ x, y }: Spot) =>
      spots.every(
        (spot, i) => i === 0 || Math.hypot(spot.x - x, spot.y - y) > radius + radiusOf(vessels, i),
      )
    spots.push(spots.length === 0 ? { x: 0, y: 0 } : (free.find(isClear) ?? beside))
  }
  return spots
}

const radiusOf = (vessels: readonly Vessel[], nth: number): number =>
  (vessels[nth]?.radius ?? 0) + 3

/** Beside the main vessel in a direction, so that a vessel of this radius does not touch it. */
function spotAt(main: Vessel | undefined, angle: number, radius: number): Spot {
  const a = (angle * Math.PI) / 180
  const far = edgeOf(main, a) + radius + 5
  return { x: far * Math.cos(a), y: far * Math.sin(a) }
}

/** Mm from the middle of a vessel to its edge in a direction. */
function edgeOf(vessel: Vessel | undefined, angle: number): number {
  const { radius = 100, reach } = vessel ?? {}
  if (!reach) return radius
  return Math.min(reach[0] / Math.abs(Math.cos(angle)), reach[1] / Math.abs(Math.sin(angle)))
}

/** Mm of the table that are seen at least: with a drink or a dip alone, and with a plate, so that a little looks like it. */
const leastAcross = { drink: 140, plate: 154, dip: 104 }

const drinking = /glass|tumbler|mug|cup/

const tall = /glass|tumbler/

/** What stands beside a plate on the right, and is seen whole. */
const smallVessel = /glass|tumbler|mug|cup|dip/

/** A rectangle of the picture in mm. */
type Box = { left: number; right: number; low: number; high: number }

/** How heights and depths of the table are seen: what lies farther back, and what stands up. */
export const [sin, cos] = [towardsViewer[2], -towardsViewer[1]]

const nowhere: Box = { left: 1e9, right: -1e9, low: 1e9, high: -1e9 }

/** The smallest square of the table that shows all vessels; of a single plate, what lies on it and most of its rim. */
export function cameraOf(served: readonly { vessel: Vessel; food: readonly Body[] }[]): Camera {
  const vessels = served.map(({ vessel }) => vessel)
  const spots = seat(vessels)
  const all = vessels.reduce((box, vessel, i) => seen(box, vessel, spots[i], i), nowhere)
  const isDrink = vessels.every(({ kind }) => drinking.test(kind))
  const isDip = vessels.every(({ kind }) => kind === 'dip bowl')
  const least = leastAcross[isDrink ? 'drink' : isDip ? 'dip' : 'plate']
  const [only] = served
  if (!only || isDrink) return at(all, Math.max(least, sideOf(all)))
  const food = boxOf(only.food.filter((body) => !isCutlery(body, only.vessel)))
  if (served.length > 1) {
    const near = between(all, union(food, companions(vessels, spots)), withOthers)
    return onCard(at(near, Math.max(least, sideOf(near), cardOf(near))), food)
  }
  const plate = union(all, food)
  const whole = sideOf(plate)
  const isLow = only.vessel.height < 24
  const near = isLow ? Math.max(whole * nearest, sideOf(food) * room) : whole
  const most = Math.max(whole * 0.92, Math.min(whole, sideOf(food) * 1.03))
  const isWithBowl = only.food.some((body) => body.rigid === true && !isCutlery(body, only.vessel))
  const across = Math.max(least, Math.min(most, near), isWithBowl ? wholeOnCard(food) : 0)
  // The more of the plate is left out, the more what lies on it is in the middle.
  const share = Math.max(0, whole - across) / whole
  const camera = at(between(plate, food, Math.min(1, share * 9)), across)
  return isWithBowl ? onCard(camera, food) : camera
}

/** A camera moved up or down until a card of 4:3, which leaves out an eighth above and below, shows this food. */
function onCard(camera: Camera, { low, high }: Box): Camera {
  if (low > high) return camera
  const { across, x, y } = camera
  const half = across * 0.36
  const middle = y * sin
  const least = Math.min(high - half, (low + high) / 2)
  const most = Math.max(low + half, (low + high) / 2)
  return { across, x, y: Math.min(Math.max(middle, least), most) / sin }
}

/** The part of a plate that is seen at least, and how much more than its food. */
const nearest = 0.67
const room = 1.17

/** How far the picture of several vessels keeps to the food of the main one: the rest of that may be cut. */
const withOthers = 0.7

const companions = (vessels: readonly Vessel[], spots: readonly Spot[]): Box =>
  vessels.reduce((box, vessel, i) => (i > 0 ? seen(box, vessel, spots[i], i) : box), nowhere)

/** The share of a companion's radius that lies out of the picture: of a plate of bread more than of a bowl. */
const outside = { bowl: 0.16, plate: 0.6 }

/** A box widened by a vessel: the main one whole, of what stands beside it the near part. */
function seen(box: Box, vessel: Vessel, { x, y }: Spot = { x: 0, y: 0 }, nth: number): Box {
  if (nth === 0 || smallVessel.test(vessel.kind)) return around(box, vessel, { x, y })
  const far = Math.hypot(x, y) || 1
  const cut = vessel.radius * outside[/bowl/.test(vessel.kind) ? 'bowl' : 'plate']
  const near = { x: x - (x / far) * cut, y: y - (y / far) * cut }
  return around(box, { radius: vessel.radius - cut, height: vessel.height }, near)
}

type Outline = Pick<Vessel, 'radius' | 'height' | 'reach'>

function around(box: Box, { radius, height, reach = [radius, radius] }: Outline, spot?: Spot): Box {
  const { x, y } = spot ?? { x: 0, y: 0 }
  return {
    left: Math.min(box.left, x - reach[0]),
    right: Math.max(box.right, x + reach[0]),
    low: Math.min(box.low, (y - reach[1]) * sin),
    high: Math.max(box.high, (y + reach[1]) * sin + height * cos),
  }
}

/** Chopsticks and spoons, which may reach out of the picture. */
const isCutlery = (body: Body, { radius }: Vessel) =>
  body.rigid === true && spreadOf([body]) > radius + 15

/** What food covers of the picture. */
export function boxOf(food: readonly Body[]): Box {
  const box = Float64Array.of(nowhere.left, nowhere.right, nowhere.low, nowhere.high)
  for (const body of food) widen(box, pointsOf(body))
  return {
    left: box[0] as number,
    right: box[1] as number,
    low: box[2] as number,
    high: box[3] as number,
  }
}

/** Widens a box, from left to right and from low to high, by points as they are seen. */
function widen(box: Float64Array, points: Float64Array): void {
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number
    const up = (points[i + 1] as number) * sin + (points[i + 2] as number) * cos
    if (x < (box[0] as number)) box[0] = x
    if (x > (box[1] as number)) box[1] = x
    if (up < (box[2] as number)) box[2] = up
    if (up > (box[3] as number)) box[3] = up
  }
}

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
})

const sideOf = ({ left, right, low, high }: Box) => Math.max(right - left, high - low)

/** Mm across a square of which a card of 4:3 shows a box whole. */
const wholeOnCard = ({ low, high }: Box) => (high - low) * 1.34

/** Mm across a square of which a card of 4:3 shows most of the height of a box. */
const cardOf = ({ low, high }: Box) => (high - low) * 1.16

const between = (a: Box, b: Box, share: number): Box => ({
  left: a.left + (b.left - a.left) * share,
  right: a.right + (b.right - a.right) * share,
  low: a.low + (b.low - a.low) * share,
  high: a.high + (b.high - a.high) * share,
})

const at = ({ left, right, low, high }: Box, across: number): Camera => ({
  across,
  x: (left + right) / 2,
  y: (low + high) / 2 / sin,
})

/** Mm from the middle of the vessel to the farthest point of its food. */
export function spreadOf(food: readonly Body[]): number {
  let most = 0
  for (const body of food) most = Math.max(most, farOut(pointsOf(body)))
  return Math.sqrt(most)
}

/** The square of how far the farthest point is. */
function farOut(points: Float64Array): number {
  let most = 0
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] as number
    const y = points[i + 1] as number
    const square = x * x + y * y
    if (square > most) most = square
  }
  return most
}
