import type { Chance } from '../../bench/nutrition/random.ts'
import { type Measure, pluralOf } from './measures.ts'
import type { Row } from './usda.ts'

/** An amount of a food in words: `withName` combines it with the name. It weighs `grams`. */
export type Amount = { grams: number; withName: (name: string) => string; alone: string }

/** A plausible amount in grams: 40% to 160% of the usual amount. */
function drawGrams(chance: Chance, row: Row): number {
  const middle = row.measures[Math.floor(row.measures.length / 2)]?.grams ?? 100
  const usual = Math.min(500, row.usual || middle)
  return Math.max(3, Math.round(usual * (0.4 + chance.next() * 1.2)))
}

/** A weight in one of the forms that hardly any reader gets wrong. */
export function plainWeight(chance: Chance, row: Row): Amount {
  const grams = drawGrams(chance, row)
  const said = chance.pick([`${grams}g of`, `${grams} g of`, `${grams} grams of`, `${grams}g`])
  return { grams, withName: (name) => `${said} ${name}`, alone: `${grams} g` }
}

/** A weight in any form: before, after or inside the name, in grams or ounces, with decimals. */
export function anyWeight(chance: Chance, row: Row): Amount {
  const grams = drawGrams(chance, row)
  const ounces = Math.round(grams / 2.835) / 10
  const exact = Math.round((grams + chance.next()) * 10) / 10
  const inGrams = (withName: (name: string) => string): Amount => ({
    grams,
    withName,
    alone: `${grams} g`,
  })
  return chance.pick([
    inGrams((name) => `a ${grams}-gram ${name}`),
    inGrams((name) => `${name} (${grams} g)`),
    inGrams((name) => `${name} weighing ${grams} grams`),
    inGrams((name) => `${name}, ${grams} g`),
    inGrams((name) => `a ${grams} g serving of ${name}`),
    inGrams((name) => `a ${grams}g portion of ${name}`),
    inGrams((name) => `${name}: ${grams}g`),
    inGrams((name) => `about ${grams} grams of ${name}`),
    { grams: exact, withName: (name) => `${exact} g of ${name}`, alone: `${exact} g` },
    { grams: ounces * 28.35, withName: (name) => `${ounces} oz of ${name}`, alone: `${ounces} oz` },
    {
      grams: ounces * 28.35,
      withName: (name) => `${ounces} ounces ${name}`,
      alone: `${ounces} ounces`,
    },
  ])
}

/**
 * A household measure of the food, such as "2 slices of" or "a medium"; null if it has none in common use.
 */
export function household(
  chance: Chance,
  row: Row,
  wanted: (measure: Measure) => boolean = () => true,
): Amount | null {
  const known = row.measures.filter(wanted)
  if (known.length === 0) return null
  const measure = chance.pick(known)
  const counts = [1, 1, 1, 2, 2, 3].filter((count) => count === 1 || count * measure.grams < 600)
  const halves = measure.kind === 'volume' && measure.unit !== 'fl oz' ? [0.5, 1.5, 0.25] : []
  const ounces = measure.unit === 'fl oz' || measure.kind === 'ounce' ? [4, 6, 8] : []
  const count = chance.pick(ounces.length ? ounces : [...counts, ...halves])
  const number = sayNumber(chance, count)
  const grams = measure.grams * count
  const detail = measure.detail && chance.next() < 0.5 ? `${measure.detail} ` : ''
  if (measure.kind === 'size' || measure.kind === 'whole') {
    const size = measure.kind === 'whole' && chance.next() < 0.5 ? '' : `${measure.unit} `
    const withName = (name: string) => `${number} ${size}${count > 1 ? pluralOf(name) : name}`
    return { grams, withName, alone: `${number} ${measure.unit}` }
  }
  const said = `${number} ${count > 1 ? pluralOf(measure.unit) : measure.unit}`
  const withName = (name: string) =>
    name.includes(lastWord(measure.unit))
      ? `${number} ${sizeOf(measure.unit)}${count > 1 ? pluralOf(name) : name}`
      : `${said} of ${detail}${name}`
  return { grams, withName, alone: said }
}

/** The last word of a unit: a "large roll" of a roll is just a large roll, so the word is not repeated. */
const lastWord = (unit: string) => unit.split(' ').at(-1) ?? unit
const sizeOf = (unit: string) => unit.slice(0, unit.length - lastWord(unit).length)

/** USDA's default amount, expressed by an article alone; null if there is none. */
export function articleAlone(row: Row): Amount | null {
  if (!row.usual) return null
  return { grams: row.usual, withName: (name) => withArticle(row, name), alone: 'one' }
}

/** "an apple", but "some oatmeal" and "some carrots": foods that USDA does not count in pieces get "some". */
export function withArticle({ measures }: Row, name: string): string {
  const isCounted = measures.some(({ kind }) => kind !== 'volume' && kind !== 'ounce')
  if (!isCounted || /[^s]s( |$)/.test(name)) return `some ${name}`
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

const numbers: Record<number, string[]> = {
  0.25: ['a quarter', '1/4'],
  0.5: ['half a', '1/2', '0.5'],
  1: ['1', 'a', 'one'],
  1.5: ['1.5', '1 1/2', 'one and a half'],
  2: ['2', 'two'],
  3: ['3', 'three'],
}

const sayNumber = (chance: Chance, value: number) => chance.pick(numbers[value] ?? [String(value)])
