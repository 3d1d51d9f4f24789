import { type Amount, isWeight, saysHowMuch } from '../amounts/amount-phrase.ts'
import type { Parting } from './gaps.ts'
import type { Pieces } from './pieces.ts'
import type { Reading } from './reading.ts'
import type { SaidWord } from './said-words.ts'

/** The amounts of a reading: its stated amount, and a second one that gives the weight. */
export type Stated = { amount: Amount | null; weight: Amount | null; behind: boolean }

type Span = Pick<Reading, 'from' | 'to'>

type Placed = { amount: Amount; gap: number; at: number; order: number }

/** What is known of the foods of the readings, by index. */
export type FoodsRead = {
  /** False for an amount that the food does not come in. */
  comesIn: (reading: number, amount: Amount) => boolean
  /** True for a food that is counted in pieces. */
  isCounted: (reading: number) => boolean
}

/** For each reading, its stated amounts. Each belongs to one food, that of an unknown food to none. */
export function assignAmounts(
  pieces: Pieces,
  said: readonly SaidWord[],
  readings: readonly Reading[],
  foods: FoodsRead,
): Stated[] {
  const stated: Stated[] = readings.map(() => ({ amount: null, weight: null, behind: false }))
  const all = placedAmounts(pieces)
  const assigned = giveRespectively(pieces, readings, stated, all)
  const placed = all.filter((place) => !assigned.has(place.amount))
  const trailing = isTrailing(readings, placed)
  let next = 0
  for (const [order, place] of placed.entries()) {
    while (next < readings.length && (readings[next]?.from ?? 0) < place.gap) next++
    const inside = readings[next - 1]
    if (inside && place.gap > inside.from && place.gap <= inside.to) {
      give(stated[next - 1], place.amount, false)
      continue
    }
    const own = { ...place, order }
    const trails = trailing && !countsNext(foods, place.amount, next)
    const owner = ownerOf(pieces, readings, stated, next, own, placed, trails)
    const of = readings[owner]
    if (!of || !foods.comesIn(owner, place.amount)) continue
    const behind = owner < next
    const lost = behind
      ? isOfUnknownBehind(pieces, said, own, of.to, stated[owner])
      : isOfUnknown(pieces, said, own, of) || isApart(pieces, own, of.from)
    if (lost) continue
    // the 100 g of "1 cup rice and 100 g zorblat" are those of another food
    const near = behind && partingBefore(pieces, own, of.to) < 1
    give(stated[owner], place.amount, behind, near)
  }
  return stated
}

function placedAmounts({ gaps }: Pieces): Omit<Placed, 'order'>[] {
  return gaps.flatMap((gap, k) =>
    gap.order.flatMap((part, at) => ('value' in part ? [{ amount: part, gap: k, at }] : [])),
  )
}

/** True for "chicken 200 g rice 150 g": the first food stands before the first amount. */
function isTrailing(readings: readonly Reading[], placed: Omit<Placed, 'order'>[]): boolean {
  const first = placed.find(({ amount }) => saysHowMuch(amount))
  return first !== undefined && (readings[0]?.to ?? Number.POSITIVE_INFINITY) < first.gap
}

/** True for the number of "palak paneer 2 roti": the food behind it comes in pieces, the one before does not. */
const countsNext = ({ isCounted }: FoodsRead, { unit, pack }: Amount, next: number) =>
  unit === null && pack === null && isCounted(next) && !isCounted(next - 1)

/** Index of the reading that an amount between two of them belongs to, or -1. */
function ownerOf(
  pieces: Pieces,
  readings: readonly Reading[],
  stated: readonly Stated[],
  next: number,
  place: Placed,
  placed: readonly Omit<Placed, 'order'>[],
  trailing: boolean,
): number {
  const before = readings[next - 1]
  const after = readings[next]
  if (!saysHowMuch(place.amount) && !place.amount.unit && !place.amount.size) {
    return after && partingAfter(pieces, place, after.from) < 2 ? next : -1
  }
  const left = before ? partingBefore(pieces, place, before.to) : 9
  const right = after ? partingAfter(pieces, place, after.from) : 9
  if (!before) return right < (place.amount.unit || place.amount.pack ? 9 : 2) ? next : -1
  const has = stated[next - 1]
  const taken =
    has?.amount && saysHowMuch(has.amount)
      ? has.behind || !isWeight(place.amount) || isWeight(has.amount)
        ? 3
        : 0.8
      : 0
  if (!after) return left + taken < 9 ? next - 1 : -1
  if (isWeightOfEach(place.amount, has) && left <= 2 && partingAfter(pieces, place, after.from) > 1)
    return next - 1
  const rival = placed[place.order + 1]
  // the following food has its own amount right before it
  const nearer =
    rival &&
    rival.gap <= after.from &&
    saysHowMuch(rival.amount) &&
    partingAfter(pieces, { ...rival, order: 0 }, after.from) < 1
      ? 2.5
      : 0
  const score = left + taken - (right + nearer)
  if (score === 0) return trailing ? next - 1 : next
  return score < 0 ? next - 1 : next
}

/**
 * True for the grams of "100 g guanciale, 2 egg yolks" and the number of "3 zorbles with rice": an unknown word stands
 * before a mark or joiner and the food. A weight before a comma is that of a food without an amount: "60 g Fage,
 * yogurt". So is the amount behind an unknown word: "zorblat 100 g, rice 50 g".
 */
function isOfUnknown(
  { gaps }: Pieces,
  said: readonly SaidWord[],
  { gap, at, amount }: Placed,
  { from, to }: Span = { from: 0, to: 0 },
): boolean {
  if (from > gap + mostUnknown) return false
  const between = gaps.slice(gap + 1, from + 1)
  const measured = between.some(({ amounts }) => amounts.some(saysHowMuch))
  if (said.slice(gap, from).some(({ strange }) => strange)) {
    const into = between.some(({ into }) => into)
    const counted = !isWeight(amount) && amount.unit === null && saysHowMuch(amount)
    if (!into && !between.some(({ comma, and, ends }) => comma || and || ends)) return false
    return measured || into || counted
  }
  const parted = strongest(gaps[gap]?.order ?? [], at + 1, at + 1 + mostMarks) >= 1
  if (from !== gap || !said[gap - 1]?.strange || !isWeight(amount) || amount.weak) return false
  const [behind] = gaps[to + 1]?.order ?? []
  return parted || (gap === 1 && behind !== undefined && 'value' in behind && isWeight(behind))
}

/** True for the 5 g of "1 banana, 5 g creatine": the food before has an amount, and an unknown word follows. */
function isOfUnknownBehind(
  pieces: Pieces,
  said: readonly SaidWord[],
  place: Placed,
  to: number,
  has: Stated | undefined,
): boolean {
  if (!said[place.gap]?.strange || !has?.amount || !saysHowMuch(has.amount)) return false
  return partingBefore(pieces, place, to) >= 1 && partingAfter(pieces, place, place.gap) === 0
}

/** True for a unit that is seldom one of food, and not right before one: "opened an envelope and ate an apple". */
function isApart(pieces: Pieces, place: Placed, from: number): boolean {
  const { unit } = place.amount
  return unit?.kind === 'measure' && unit.seldom === true && partingAfter(pieces, place, from) > 0.5
}

/** Most words between an amount and a mark behind the unknown food that it is of. */
const mostUnknown = 5

/** True for the second amount of "2 tilapia fillets, 150 g each, asparagus". */
function isWeightOfEach(amount: Amount, has: Stated | undefined): boolean {
  const counted = has?.amount && saysHowMuch(has.amount) && !isWeight(has.amount)
  return amount.each && isWeight(amount) && Boolean(counted) && has?.weight === null
}

/** How strongly an amount is separated from the food that ends before it. */
function partingBefore({ gaps }: Pieces, { gap, at }: Placed, to: number): number {
  let most = 0
  for (let k = gap; k > to && k > gap - mostGaps; k--) {
    const order = gaps[k]?.order ?? []
    const end = k === gap ? at : order.length
    most = Math.max(most, strongest(order, Math.max(0, end - mostMarks), end))
  }
  return most + 0.3 * (gap - to - 1)
}

function partingAfter({ gaps }: Pieces, { gap, at }: Placed, from: number): number {
  let most = 0
  for (let k = gap; k <= from && k < gap + mostGaps; k++) {
    const order = gaps[k]?.order ?? []
    const start = k === gap ? at + 1 : 0
    most = Math.max(most, strongest(order, start, Math.min(order.length, start + mostMarks)))
  }
  return most + 0.15 * (from - gap)
}

/** Most gaps and marks between an amount and its food. */
const mostGaps = 40
const mostMarks = 24

function strongest(order: readonly (Amount | Parting)[], from: number, to: number): number {
  let most = 0
  for (let k = from; k < to; k++) {
    const part = order[k]
    if (part && 'parts' in part) most = Math.max(most, part.parts)
  }
  return most
}

function give(stated: Stated | undefined, amount: Amount, behind: boolean, near = false) {
  if (!stated) return
  const { amount: has } = stated
  if (!has || (!saysHowMuch(has) && saysHowMuch(amount) && !has.unit)) {
    stated.amount = has?.size && !amount.size ? { ...amount, size: has.size } : amount
    stated.behind = behind
  } else if (isWeight(amount) && (!isWeight(has) || (near && isWeighedToo(has, amount))))
    stated.weight = amount
  else if (amount.size && !has.size && amount.weak) stated.amount = { ...has, size: amount.size }
}

/** True for the grams of "1 cup rice 200 g", which say how much is in the cup. */
const isWeighedToo = (has: Amount, amount: Amount) =>
  !has.pack && has.unit?.kind === 'volume' && amount.unit?.kind === 'weight' && !amount.pack

/**
 * Assigns the amounts of "rice and dal: 150 and 200 g respectively" in order, when foods and amounts are
 * equally many.
 */
function giveRespectively(
  { words }: Pieces,
  readings: readonly Reading[],
  stated: Stated[],
  placed: Omit<Placed, 'order'>[],
): Set<Amount> {
  const assigned = new Set<Amount>()
  const word = words.findIndex(({ norm }) => norm === 'respectively')
  if (word < 0) return assigned
  const last = readings.findLastIndex(({ to }) => to < word)
  const from = readings[last]?.to ?? -1
  const amounts = placed
    .filter(({ gap, amount }) => gap > from && gap <= word && saysHowMuch(amount))
    .map(({ amount }) => amount)
  const unit = amounts.at(-1)?.unit ?? null
  amounts.forEach((amount, i) => {
    const place = last - amounts.length + 1 + i
    const owner = stated[place]
    if (!owner) return
    owner.amount = { ...amount, unit: amount.unit ?? unit }
    assigned.add(amount)
  })
  return assigned
}
