import type { Mention } from '../mention.ts'

/** Stated energy of a food, with the position after it. */
export type StatedEnergy = { kcal: number; end: number }

const pattern =
  /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s?(k?cal(?:orie)?s?|kj)(?:\s+worth)?\s+of\s+(?:the\s+|my\s+|some\s+)?(?=\p{L})/giu

/** Energy (kcal) that measures the food after it: "200 kcal of cashews". */
export function readEnergy(text: string): StatedEnergy[] {
  return [...text.matchAll(pattern)].map((match) => {
    const kilojoules = /kj/i.test(match[2] ?? '')
    return { kcal: Number(match[1]) / (kilojoules ? 4.184 : 1), end: match.index + match[0].length }
  })
}

/** Converts stated energy to the grams of the food right after it, unless the text states an amount. */
export function weighByEnergy(
  energies: readonly StatedEnergy[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (energies.length === 0) return mentions
  const byEnd = new Map(energies.map(({ kcal, end }) => [end, kcal]))
  return mentions.map((mention) => {
    const kcal = byEnd.get(mention.wordStart)
    const { calories } = mention.food.per100
    if (kcal === undefined || !calories || mention.amount || mention.weight) return mention
    const value = (kcal / calories) * 100
    const weight = {
      value,
      low: value,
      high: value,
      weak: false,
      size: null,
      inches: null,
      pack: null,
      each: false,
    }
    const { start, end } = mention
    return {
      ...mention,
      amount: { ...weight, unit: { kind: 'weight', name: 'g', grams: 1 }, start, end, next: 0 },
    }
  })
}
