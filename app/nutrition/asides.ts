import type { Amount } from './amount-phrase.ts'
import { takeEach } from './each.ts'
import type { Word } from './food-words.ts'
import { preparations } from './lexicon.ts'
import type { Mention, Piece } from './reader.ts'

/** A piece without a food: an amount or a preparation for the food before, or nothing. */
export function readAside(piece: Piece, mentions: Mention[]): Amount | null {
  const before = mentions.at(-1)
  const amount = piece.amount ?? piece.trailing
  const near = before && before.sentence === piece.clause.sentence
  const prepared = piece.words.filter((word) => preparations.has(word.norm))
  const rest = piece.words.filter((word) => !prepared.includes(word) && word.norm !== 'weight')
  if (near && prepared.length > 0 && rest.length === 0) {
    before.added.push(...prepared.map((word) => word.norm))
  }
  const whole = near && amount ? wholeOf(mentions, amount) : null
  if (near && amount) takeSize(whole ?? before, amount, rest)
  if (!amount || amount.weak || rest.length > 0) return null
  if (near && amount.each) {
    takeEach(amount, mentions)
    return null
  }
  if (whole) {
    whole.amount = amount
    return null
  }
  if (near && !before.weight && (loose(before.amount) || amount.unit?.kind === 'weight')) {
    if (before.amount && !loose(before.amount)) before.weight = amount
    else before.amount = amount
    return null
  }
  return near ? null : amount
}

/** "beef pho, large", "mango lassi, small glass": the size of the food before. */
function takeSize(food: Mention, amount: Amount, rest: Word[]) {
  if (!amount.weak || !(amount.size || amount.unit) || rest.length > 0) return
  if (!food.amount) food.amount = amount
  else food.amount.size ??= amount.size
}

/** More foods than a dish is told with; it keeps long lists quick. */
const mostParts = 40

/** The dish that the foods before belong to: "beef stew with carrots and potatoes, 2 cups". */
function wholeOf(mentions: Mention[], amount: Amount): Mention | null {
  const end = Math.max(0, mentions.length - 1 - mostParts)
  for (let i = mentions.length - 1; i > end; i--) {
    const mention = mentions[i]
    if (!mention || mention.amount || mention.set) return null
    if (mention.link !== 'with') continue
    const dish = mentions[i - 1]
    const made = dish && ['dish', 'soup', 'leafy'].includes(dish.match.food.group)
    const held = dish && vessels.has(amount.unit?.name ?? '')
    return (made || held) && !dish.amount ? dish : null
  }
  return null
}

/** True for what another statement of the amount replaces: none, "a", or only a width. */
function loose(amount: Amount | null): boolean {
  return !amount || amount.weak || amount.inches !== null
}

const vessels = new Set(['katori', 'bowl', 'plate', 'serving', 'container', 'box'])

/** "poha with peanuts 1 katori": the vessel holds the dish. */
export function dishOfTrailing({ clause, trailing }: Piece, mentions: Mention[]): Mention | null {
  const before = mentions.at(-1)
  if (!trailing || !before || before.amount || before.sentence !== clause.sentence) return null
  return clause.link === 'with' && vessels.has(trailing.unit?.name ?? '') ? before : null
}
