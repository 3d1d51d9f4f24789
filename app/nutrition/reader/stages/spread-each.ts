import type { Amount } from '../../amounts/amount-phrase.ts'
import type { Mention } from '../mention.ts'

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

/** Most foods that share one amount; it keeps long lists fast. */
const mostFoods = 40

/**
 * Applies "each": "1 cup each of rice and dal" and "rice and dal, 1 cup each" measure both, and "2 teas with 1
 * sugar each" has two sugars.
 */
export function spreadEach(mentions: readonly Mention[]): Mention[] {
  const spread = [...mentions]
  mentions.forEach((mention, i) => {
    const { amount, weight } = mention
    // "3 burgers (120 g each)"
    if (weight?.each && amount) {
      spread[i] = { ...mention, weight: times(weight, countOf(amount)) }
      return
    }
    if (!amount?.each) return
    const base = mentions
      .slice(Math.max(0, i - 8), i)
      .findLast((other) => countOf(other.amount) > 1 && other.sentence === mention.sentence)
    if (base && mention.link !== 'start') {
      spread[i] = { ...mention, amount: times(amount, countOf(base.amount)) }
      return
    }
    for (let k = i + 1; k < mentions.length && k < i + mostFoods; k++) {
      const other = mentions[k]
      if (other?.sentence !== mention.sentence || other.amount || other.link !== 'list') break
      spread[k] = { ...other, amount }
    }
    for (let k = i - 1; k >= 0 && k > i - mostFoods; k--) {
      const other = mentions[k]
      if (other?.sentence !== mention.sentence || (other.amount && !other.amount.weak)) break
      spread[k] = { ...other, amount }
    }
  })
  return spread
}
