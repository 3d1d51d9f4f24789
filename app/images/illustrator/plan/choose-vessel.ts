import type { VesselKind } from '../vessels/vessel.ts'
import type { Part } from './plan.ts'

type Step = readonly [kind: VesselKind, most: number]

/** Plates by the mm² of food that fill them well, from the smallest. */
const plates: readonly Step[] = [
  ['small plate', 11_400],
  ['side plate', 18_700],
  ['lunch plate', 30_500],
  ['plate', 42_500],
  ['platter', 0],
]

/** Boards by the mm² of food that fill them well. */
const boards: readonly Step[] = [
  ['small board', 27_500],
  ['board', 0],
]

/** Bowls for what lies in a heap, by the mm² of food that fill them well. */
const shallow: readonly Step[] = [
  ['side bowl', 15_500],
  ['pasta bowl', 25_500],
  ['shallow bowl', 0],
]

/** Bowls for what flows, by the ml that they hold to just below the rim. */
const deep: readonly Step[] = [
  ['small bowl', 250],
  ['cereal bowl', 410],
  ['bowl', 680],
  ['noodle bowl', 0],
]

/** The bowl of clay that a dessert sets in, by the ml that it holds; more of it comes in other bowls. */
const clay: readonly Step[] = [['clay bowl', 290], ...deep.slice(2)]

/** The smallest that is enough, or the largest. */
const enough = (steps: readonly Step[], amount: number): VesselKind =>
  (steps.find(([, most]) => amount <= most) ?? steps.at(-1))?.[0] ?? 'plate'

/** What never lies in a bowl, whatever is served with it: ice cream on a waffle. */
const flatCakes = /^(waffle|pancake|crepe|brownie|french toast)\b|\b(pie|cake|toast)\b/

const isOf = (steps: readonly Step[], kind?: VesselKind) => steps.some(([one]) => one === kind)

/**
 * What so many foods are laid on: of the kind that the largest of them asks for, in the size that they fill.
 * `inBowl` puts those that ask for nothing into a shallow bowl.
 */
export function plateFor(parts: readonly Part[], inBowl: boolean): VesselKind {
  const [largest] = parts.toSorted((a, b) => b.volume - a.volume)
  const isOnPlate = parts.length > 1 && parts.some(({ look }) => flatCakes.test(look.words))
  const own = isOnPlate && isOf(deep, largest?.look.vessel) ? undefined : largest?.look.vessel
  const apart = parts.reduce((sum, part) => sum + groundOf(part), 0)
  // Foods side by side lean on each other.
  const ground = parts.length > 1 ? apart * 0.9 : apart
  if (isOf(deep, own)) return enough(deep, largest?.volume ?? 0)
  if (own ? isOf(shallow, own) : inBowl) return enough(shallow, ground)
  if (isOf(boards, own)) return enough(boards, ground)
  return own && !isOf(plates, own) ? own : enough(plates, ground)
}

/** Few large pieces need room to their tips; a heap of many gives way. */
function groundOf(part: Part): number {
  const { form } = part.look
  const count = form.count?.(part)
  return form.ground(part) * (count === undefined || count > 6 ? 1 : count > 2 ? 1.12 : 1.16)
}

/** The bowl of something that flows: of the kind it asks for, in the size that it fills with what lies on it. */
export function bowlFor({ look, volume: own }: Part, on: readonly Part[] = []): VesselKind {
  const volume = on.reduce((sum, part) => sum + 0.6 * part.volume, own)
  const kind = look.vessel ?? 'bowl'
  if (kind === 'noodle bowl') return kind
  if (isOf(clay, kind) && !isOf(deep, kind)) return enough(clay, volume)
  if (isOf(shallow, kind)) return volume <= 520 ? 'pasta bowl' : 'shallow bowl'
  return isOf(deep, kind) ? enough(deep, volume) : kind
}

/** The bowl of a dip; what is more than that, as a bowl of curd, has one like that of a soup. */
export const dipBowlFor = ({ volume }: Part): VesselKind =>
  volume > 110 ? enough(deep, volume) : 'dip bowl'

/** The next larger plate; undefined for other vessels. */
export const largerThan = (kind: VesselKind): VesselKind | undefined =>
  isOf(plates, kind) ? plates[plates.findIndex(([one]) => one === kind) + 1]?.[0] : undefined

/** The next smaller plate, board or shallow bowl; undefined for other vessels, which are filled by volume. */
export function smallerThan(kind: VesselKind): VesselKind | undefined {
  const steps = [plates, boards, shallow].find((one) => isOf(one, kind)) ?? []
  return steps[steps.findIndex(([one]) => one === kind) - 1]?.[0]
}
