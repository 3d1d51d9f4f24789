import type { Amount } from './amount-phrase.ts'
import type { Mention } from './reader.ts'

/** How many of a food a text counts: 2 of "2 cups of tea", 1 of "150 g rice". */
function countOf(amount: Amount | null): number {
  const counted = amount && !amount.weak && (amount.unit?.kind !== 'weight' || amount.pack)
  const volume = amount?.unit?.kind === 'volume' && !['cup', 'pint'].includes(amount.unit.name)
  return counted && !volume && Number.isInteger(amount.value) ? amount.value : 1
}

function times(amount: Amount, factor: number): Amount {
  const { value, low, high } = amount
  return { ...amount, value: value * factor, low: low * factor, high: high * factor, each: false }
}

/**
 * "1 cup each of rice and dal" measures both, "2 teas with 1 sugar each" two sugars: changes the amounts
 * of the mentions of a text accordingly.
 */
export function spreadEach(mentions: Mention[]) {
  for (const [i, mention] of mentions.entries()) {
    const { amount } = mention
    if (!amount?.each) continue
    const base = mentions
      .slice(Math.max(0, i - 8), i)
      .findLast((other) => countOf(other.amount) > 1)
    if (base && base.sentence === mention.sentence && mention.link !== 'start') {
      mention.amount = times(amount, countOf(base.amount))
      continue
    }
    const joined = mention.words.filter((word) => word === '&').length
    if (joined > 0) mention.amount = times(amount, joined + 1)
    for (let k = i + 1; k < mentions.length; k++) {
      const other = mentions[k]
      if (other?.sentence !== mention.sentence || other.amount || other.link !== 'list') break
      other.amount = amount
    }
  }
}

/** "rice and dal, 1 cup each" gives the amount to both, "two glasses, 175 ml each" to each that was counted. */
export function takeEach(amount: Amount, mentions: Mention[]) {
  const last = mentions.at(-1)
  if (!last) return
  if (countOf(last.amount) > 1) {
    last.weight = times(amount, countOf(last.amount))
    return
  }
  const open: Mention[] = []
  for (let i = mentions.length - 1; i >= 0; i--) {
    const mention = mentions[i]
    if (mention?.sentence !== last.sentence || mention.amount) break
    open.push(mention)
  }
  const mixed = last.words.includes('&') || / (?:and|with) /.test(last.match.food.name)
  const pair = open.length === 1 && mixed
  for (const mention of open) mention.amount = times(amount, pair ? 2 : 1)
}
