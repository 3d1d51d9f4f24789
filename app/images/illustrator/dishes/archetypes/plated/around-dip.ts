import { polar } from '../../../core/geometry.ts'
import type { Form } from '../../../forms/form.ts'
import type { Look } from '../../../looks/look.ts'
import type { Body } from '../../../render/body.ts'
import { within } from '../../../render/poses.ts'
import { createGround } from '../../../scene/ground.ts'
import { moved, sidesOf } from '../../../scene/piece.ts'
import type { Place } from '../../../scene/place.ts'
import { disc } from '../../../scene/regions.ts'
import type { Vessel } from '../../../vessels/vessel.ts'
import { vesselOf } from '../../../vessels/vessels.ts'
import { putCentred } from '../with-sides.ts'

/** A food with its share of the weight and of the volume. */
export type Share = { look: Look; grams: number; volume: number; count?: number }

type BowlKind = 'dip bowl' | 'small bowl'

const glaze = { face: '#f1ece1', edge: '#c9bda8' }

/** Radians round the bowl at which lots of food lie, for so many of them: in front of it, where one sees them. */
const angles: Readonly<Record<number, readonly number[]>> = {
  1: [5.5],
  2: [4.75, 6.05],
  3: [3.3, 4.6, 5.95],
}

/** Mm between the bowl and what lies round it. */
const gap = 3

/** A dip in a bowl on the plate, and what one dips into it round the bowl. Shares are those of all of it. */
export function aroundDip(dip: Share, foods: readonly Share[], kind: BowlKind = 'dip bowl'): Form {
  const bowl = vesselOf(kind, glaze)
  const lots = foods.flatMap((food) => {
    // A few pieces lie one by one, a row of many slices goes round the bowl.
    const few = food.count !== undefined && food.count <= 3 ? food.count : undefined
    const count = foods.length === 1 ? (few ?? (food.look.form.loose ? 3 : 1)) : 1
    return Array.from({ length: count }, () => ({
      ...food,
      grams: food.grams / count,
      volume: food.volume / count,
      ...(food.count !== undefined && { count: Math.max(1, Math.round(food.count / count)) }),
    }))
  })
  const amountOf = (whole: { grams: number; volume: number }, { look, ...share }: Share) => ({
    look,
    ...share,
    grams: whole.grams * share.grams,
    volume: whole.volume * share.volume,
  })
  return {
    ground(whole) {
      const around = lots.reduce((sum, lot) => {
        const amount = { cooking: 'any' as const, ...amountOf(whole, lot) }
        return sum + lot.look.form.ground(amount)
      }, 0)
      return Math.PI * bowl.radius ** 2 + 1.15 * around
    },
    lay(place) {
      const { center } = place.region
      const floor = place.ground.at(center.x, center.y)
      const all = fillBowl(place, amountOf(place, dip), bowl, floor)
      lots.forEach((lot, i) => {
        const angle = angles[Math.min(3, lots.length)]?.[i % 3] ?? 5.5
        all.push(...layLot(place, amountOf(place, lot), { nth: i, angle, floor, bowl }))
      })
      putCentred(place, moved(all, [center.x, center.y, 0]))
    },
  }
}

/** The dip in its bowl, about the origin. */
function fillBowl(place: Place, { look, ...amount }: Share, bowl: Vessel, floor: number): Body[] {
  const food: Body[] = []
  const { radius, height: depth, inside } = bowl
  look.form.lay({
    ...place,
    ...amount,
    random: place.random.fork('dip'),
    region: disc(0, 0, radius * 0.7),
    ground: createGround((x, y) => inside(Math.hypot(x, y))),
    put: (body) => void food.push(body),
    bowl: { radius, depth, inside },
  })
  const piece = {}
  const rigid = [...bowl.bodies, ...food].map((body) => ({ ...body, piece, rigid: true }))
  return moved(rigid, [0, 0, floor])
}

type Where = { nth: number; angle: number; floor: number; bowl: Vessel }

/** One lot of food beside the bowl: slices in a row along it, sticks pointing at it. */
function layLot(
  place: Place,
  { look, ...amount }: Share,
  { nth, angle, floor, bowl }: Where,
): Body[] {
  const food: Body[] = []
  const { count: _count, bowl: _bowl, ...rest } = place
  // A few pieces need room to lie side by side.
  const few = (look.form.count?.({ cooking: 'any', ...amount }) ?? 9) < 4 ? 1.3 : 1
  const reach = few * Math.sqrt(look.form.ground({ cooking: 'any', ...amount }) / Math.PI)
  look.form.lay({
    ...rest,
    ...amount,
    random: place.random.fork(`${look.words} ${nth}`),
    region: disc(0, 0, reach),
    ground: createGround(() => floor),
    put: (body) => void food.push(body),
  })
  const turn = look.form.loose ? angle + Math.PI / 2 : angle
  const turned = (by: readonly [number, number, number]) =>
    food.map((body) => ({ ...body, pose: within({ at: by, turn }, body.pose) }))
  const [[left, right], [front, back]] = sidesOf(turned([0, 0, 0]))
  // As far out as what lies there reaches towards the bowl.
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const half = Math.abs(dx) * (right - left) * 0.5 + Math.abs(dy) * (back - front) * 0.5
  const { x, y } = polar({ x: 0, y: 0 }, bowl.radius + gap + half * 0.94, angle)
  return turned([x - (left + right) / 2, y - (front + back) / 2, 0])
}
