import { type Deck, itemOf, type Portioned, say, sayName, type Unit } from './draw.ts'
import { bracketed, headFirst, listed, restricts, spoken } from './names.ts'
import type { Phenomenon, Written } from './phenomenon.ts'
import { withArticle } from './portions.ts'

const one = (portion: Portioned, text: string): Written => ({ text, items: [itemOf(portion)] })

const hasAdjective = ({ name }: { name: { adjectives: string[] } }) => name.adjectives.length > 0

/** A second food whose name has no word in common with the first. */
function another(deck: Deck, unit: Unit, first: Portioned): Portioned {
  const words = new Set(first.row.description.toLowerCase().match(/[a-z]+/g))
  return deck.portion(
    unit,
    ({ row }) =>
      !row.description
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.some((word) => words.has(word)),
  )
}

export const both = (a: Portioned, b: Portioned, text: string): Written => ({
  text,
  items: [itemOf(a), itemOf(b)],
})

/** Forms of food names. */
export const nameForms: Phenomenon[] = [
  {
    id: '01-order',
    text(deck, unit) {
      const food = deck.portion(unit, (drawn) => hasAdjective(drawn) && !drawn.name.brand)
      const { chance } = deck
      const name = chance.pick([spoken, listed, bracketed, headFirst])(food.name, chance)
      return one(food, food.amount.withName(name))
    },
    decoy(deck, unit) {
      // After the comma comes another food, not a qualifier of the first.
      const a = deck.portion(unit, ({ name }) => name.adjectives.length === 0)
      const b = another(deck, unit, a)
      return both(a, b, `${say(deck.chance, a)}, ${b.amount.withName(spoken(b.name))}`)
    },
  },
  {
    id: '02-dropped',
    text(deck, unit) {
      // If USDA has a "not further specified" row, the bare name means that row.
      const food = deck.portion(
        unit,
        ({ row, name }) => /, (NFS|NS as to [^,]*)$/.test(row.description) && !restricts(name),
      )
      return one(food, food.amount.withName([food.name.head, ...food.name.phrases].join(' ')))
    },
    decoy(deck, unit) {
      const food = deck.portion(unit, ({ name }) => restricts(name))
      return one(food, food.amount.withName(spoken(food.name)))
    },
  },
  {
    id: '03-behind',
    text(deck, unit) {
      const food = deck.portion(unit, hasAdjective)
      const [last = '', ...others] = food.name.adjectives
      const named = [...others, food.name.head, ...food.name.phrases].join(' ')
      const behind = paraphrase(deck, last)
      return one(food, `${food.amount.withName(named)}${behind}`)
    },
    decoy(deck, unit) {
      // A negated ingredient after the food is neither a part of it nor a food of its own.
      const food = deck.portion(unit, ({ name }) => name.phrases.length === 0)
      const denied = deck.chance.pick(['ketchup', 'gravy', 'croutons', 'syrup', 'peanuts', 'dip'])
      const how = deck.chance.pick([', without any', ', no', ', but I left out the', ', free of'])
      return one(food, `${say(deck.chance, food)}${how} ${denied}`)
    },
  },
  {
    id: '09-brands',
    text(deck, unit) {
      const food = deck.portion(unit, ({ name }) => name.brand !== '' && !/\d|%/.test(name.brand))
      const { brand } = food.name
      const plain = spoken({ ...food.name, brand: '' })
      const { amount } = food
      return one(
        food,
        deck.chance.pick([
          amount.withName(`${brand} ${plain}`),
          `${amount.withName(plain)} (${brand})`,
          `${amount.withName(plain)} from ${brand}`,
          `${amount.withName(plain)}, ${brand}`,
          amount.withName(`${brand}${brand.endsWith('s') ? "'" : "'s"} ${plain}`),
        ]),
      )
    },
    decoy(deck, unit) {
      const food = deck.portion(unit, ({ name }) => name.brand === '')
      const place = deck.chance.pick(places)
      return one(food, `${place} I ate my own ${stripArticle(say(deck.chance, food))}`)
    },
  },
  {
    id: '11-brackets',
    text(deck, unit) {
      const food = deck.portion(unit, ({ row }) => /%|\(\d/.test(row.description))
      const asWritten = food.row.description.replace(/, N(FS|S as to [^,]*)/g, '')
      return one(food, food.amount.withName(asWritten.charAt(0).toLowerCase() + asWritten.slice(1)))
    },
    decoy(deck, unit) {
      const food = deck.portion(unit)
      const aside = deck.chance.pick([
        '(100% sure)',
        '(50% of my plan for today)',
        '(battery was at 20%)',
        '(table 12)',
        '(took me 15 minutes)',
      ])
      return one(food, `${say(deck.chance, food)} ${aside}`)
    },
  },
  {
    id: '14-containers',
    text(deck, unit) {
      const food = deck.portion(unit, ({ name }) =>
        /\b(bowl|cup|bar|stick|roll|pot|pan|wrap|pocket|cone|basket|shell|bun)\b/.test(name.head),
      )
      return one(food, say(deck.chance, food))
    },
    decoy(deck) {
      const food = deck.portion(
        'household',
        ({ row }) => row.measures.length > 0 && row.measures.every(({ kind }) => kind === 'volume'),
      )
      return one(food, say(deck.chance, food))
    },
  },
  {
    id: '17-foreign',
    text(deck, unit) {
      const food = deck.portion(unit, ({ row }) =>
        /powder|concentrate|baby food|dry mix|dehydrated|raw|seeds|flour|style|syrup|dried/i.test(
          `${row.description} ${row.category}`,
        ),
      )
      return one(food, say(deck.chance, food))
    },
    decoy(deck, unit) {
      const food = deck.portion(unit, ({ row }) => /cooked|boiled|baked/.test(row.description))
      const setting = deck.chance.pick([
        'Bought at the Turkish market:',
        'The raw truth is that I had',
        'While the baby slept:',
        'To concentrate better I ate',
      ])
      return one(food, `${setting} ${say(deck.chance, food)}`)
    },
  },
]

const places = ["At McDonald's", 'In front of the Burger King', "With Kellogg's on the radio,"]

const stripArticle = (text: string) => text.replace(/^(a|an|some) /, '')

/** The qualifier in a form that can follow its food. */
function paraphrase({ chance }: Deck, qualifier: string): string {
  const without = /^(fat|sugar|gluten|lactose)[- ]free$/.exec(qualifier)?.[1]
  if (without)
    return chance.pick([` without ${without}`, `, free of ${without}`, `, no ${without}`])
  if (/^(chocolate|vanilla|strawberry|lemon|cherry|coffee|fruit|cheese)$/.test(qualifier)) {
    return chance.pick([
      `, ${qualifier} flavoured`,
      `, flavor of ${qualifier}`,
      ` with a ${qualifier} taste`,
    ])
  }
  return chance.pick([`, ${qualifier}`, ` that was ${qualifier}`, `, the ${qualifier} kind`])
}

/** An apposition, or a second sentence about the same food. */
export const saidTwice: Phenomenon = {
  id: '08-apposition',
  text(deck, unit) {
    const food = deck.portion(unit, ({ name }) => name.adjectives.length + name.phrases.length > 0)
    const { chance } = deck
    const whole = sayName(chance, food.name)
    const { head } = food.name
    return one(
      food,
      chance.pick([
        `${food.amount.withName(head)}, specifically ${whole}`,
        `${food.amount.withName(whole)}. That ${head} was all I ate.`,
        `${food.amount.withName(whole)}, my usual ${head}`,
        `${withArticle(food.row, head)}, to be exact ${food.amount.withName(whole)}`,
        `${food.amount.withName(whole)}. So in total ${food.amount.alone}, just the ${head}.`,
      ]),
    )
  },
  decoy(deck, unit) {
    const a = deck.portion(unit)
    const b = another(deck, unit, a)
    const link = deck.chance.pick(['After that', 'Then', 'Later'])
    return both(a, b, `${say(deck.chance, a)}. ${link} ${say(deck.chance, b)}.`)
  },
}
