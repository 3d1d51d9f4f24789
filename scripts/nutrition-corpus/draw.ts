import type { Chance } from '../../bench/nutrition/random.ts'
import { headFirst, listed, type Name, readName, spoken } from './names.ts'
import { type Amount, articleAlone, household, plainWeight } from './portions.ts'
import { commonness, type Row } from './usda.ts'

/** A food that was drawn, with its parsed name. */
export type Drawn = { row: Row; name: Name }

export type Unit = 'grams' | 'household'

/** What was eaten: the row and its grams, drawn before the text is written. */
export type Item = { row: Row; grams: number }

/** A food with its amount. */
export type Portioned = Drawn & { amount: Amount }

export type Deck = {
  chance: Chance
  /** Draws a food, common ones more often; `wanted` restricts the choice. */
  food(wanted?: (food: Drawn) => boolean): Drawn
  /** Draws a food with an amount in the given unit. */
  portion(unit: Unit, wanted?: (food: Drawn) => boolean): Portioned
}

const tries = 4000

/** Draws foods from `rows`, weighted by how common they are. */
export function makeDeck(rows: Row[], chance: Chance): Deck {
  const foods = rows.flatMap((row) => {
    const name = readName(row.description)
    return name ? [{ row, name }] : []
  })
  const sums: number[] = []
  for (const { row } of foods) sums.push((sums.at(-1) ?? 0) + commonness(row))
  const any = () => {
    const at = chance.next() * (sums.at(-1) ?? 0)
    return foods[firstAbove(sums, at)]
  }
  const food: Deck['food'] = (wanted = () => true) => {
    for (let i = 0; i < tries; i++) {
      const drawn = any()
      if (drawn && wanted(drawn)) return drawn
    }
    throw new Error(`None of ${tries} foods drawn is wanted`)
  }
  return {
    chance,
    food,
    portion(unit, wanted) {
      for (;;) {
        const drawn = food(wanted)
        const amount =
          unit === 'grams' ? plainWeight(chance, drawn.row) : anyHousehold(chance, drawn.row)
        if (amount) return { ...drawn, amount }
      }
    },
  }
}

/** A household measure, or sometimes only the article. */
function anyHousehold(chance: Chance, row: Row): Amount | null {
  return (chance.next() < 0.15 ? articleAlone(row) : null) ?? household(chance, row)
}

function firstAbove(sums: number[], at: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > at) high = middle
    else low = middle + 1
  }
  return low
}

/** A food's name in one of the usual word orders. */
export function sayName(chance: Chance, name: Name): string {
  const luck = chance.next()
  if (luck < 0.7) return spoken(name)
  return luck < 0.9 ? listed(name) : headFirst(name, chance)
}

/** The portion in its most usual form: "120 g of raw apple". */
export const say = (chance: Chance, { name, amount }: Portioned) =>
  amount.withName(sayName(chance, name))

export const itemOf = ({ row, amount }: Portioned): Item => ({ row, grams: amount.grams })
