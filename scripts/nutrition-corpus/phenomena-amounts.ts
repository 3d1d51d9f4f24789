import { type Deck, itemOf, type Portioned, say, sayName } from './draw.ts'
import { spoken } from './names.ts'
import { both } from './phenomena-names.ts'
import type { Phenomenon, Written } from './phenomenon.ts'
import { anyWeight, articleAlone, household } from './portions.ts'

const one = (portion: Portioned, text: string): Written => ({ text, items: [itemOf(portion)] })

/** Forms of amounts. Texts of `10` always have a weight, those of `12` and `13` never. */
export const amountForms: Phenomenon[] = [
  {
    id: '10-weights',
    text(deck) {
      const { chance } = deck
      if (chance.next() < 0.25) return respectively(deck)
      const drawn = deck.food()
      const food = { ...drawn, amount: anyWeight(chance, drawn.row) }
      return one(food, say(chance, food))
    },
    decoy(deck) {
      const food = deck.portion('grams')
      const number = deck.chance.pick([
        'At 10 am:',
        'Day 30:',
        '500 steps later,',
        'Weight 82 kg today,',
        'Room 112 g, third floor:',
        'Blood sugar 112, then',
      ])
      return one(food, `${number} ${say(deck.chance, food)}`)
    },
  },
  {
    id: '12-measures',
    text(deck) {
      const food = withAmount(deck, ({ row }) => household(deck.chance, row))
      return one(food, say(deck.chance, food))
    },
    decoy(deck) {
      // An explicit weight counts, whatever vessel or size is mentioned as well.
      const food = deck.portion('grams')
      const size = deck.chance.pick(['small', 'large', 'big', 'little', 'medium-sized'])
      const vessel = deck.chance.pick(['bowl', 'plate', 'cup', 'piece', 'slice', 'box'])
      const name = sayName(deck.chance, food.name)
      return one(food, `a ${size} ${vessel} of ${name}, ${food.amount.alone}`)
    },
  },
  {
    id: '13-article',
    text(deck) {
      const food = withAmount(deck, ({ row }) => articleAlone(row))
      return one(food, food.amount.withName(spoken(food.name)))
    },
    decoy(deck) {
      const food = withAmount(deck, ({ row }) =>
        household(deck.chance, row, ({ kind }) => kind === 'size' || kind === 'whole'),
      )
      return one(food, food.amount.withName(spoken(food.name)))
    },
  },
]

function withAmount(
  deck: Deck,
  amountOf: (drawn: ReturnType<Deck['food']>) => Portioned['amount'] | null,
): Portioned {
  for (;;) {
    const drawn = deck.food()
    const amount = amountOf(drawn)
    if (amount) return { ...drawn, amount }
  }
}

/** Two foods followed by both weights: "rice and beans, 120 g and 80 g respectively". */
function respectively(deck: Deck): Written {
  const [a, b] = [deck.portion('grams'), deck.portion('grams')]
  const names = `${spoken(a.name)} and ${spoken(b.name)}`
  if (deck.chance.next() < 0.5) {
    return both(a, b, `${names}, ${a.amount.alone} and ${b.amount.alone} respectively`)
  }
  const { grams } = a.amount
  const items = [itemOf(a), { row: b.row, grams }]
  return { text: `${names}, ${grams} g each`, items }
}
