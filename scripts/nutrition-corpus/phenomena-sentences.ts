import { type Drawn, itemOf, type Portioned, say, sayName } from './draw.ts'
import { spoken } from './names.ts'
import { both } from './phenomena-names.ts'
import type { Phenomenon, Written } from './phenomenon.ts'

const one = (portion: Portioned, text: string): Written => ({ text, items: [itemOf(portion)] })

/** A dish and its parts: "beef stew" and "with potatoes and vegetables". */
const dishWithParts = /^([^,]{4,40}?) (with|and) ([^,]+)$/
const isDish = ({ row }: Drawn) =>
  row.id.startsWith('fndds') && dishWithParts.test(row.description.replace(/, NFS$/, ''))

const praise = [
  'delicious',
  'lovely',
  'homemade',
  'fresh',
  'hearty',
  'crisp',
  'rich',
  'comforting',
  'generous',
  'warm',
  'fluffy',
  'zesty',
  'buttery-looking',
  'peachy',
  'honeyed',
]

/** Forms of sentences and dishes. */
export const sentenceForms: Phenomenon[] = [
  {
    id: '04-parts',
    text(deck, unit) {
      const food = deck.portion(unit, isDish)
      const [, dish = '', , parts = ''] =
        dishWithParts.exec(food.row.description.replace(/, NFS$/, '')) ?? []
      const link = deck.chance.pick([
        'made with',
        'containing',
        'filled with',
        'that has',
        'including',
        'prepared with',
        'loaded with',
      ])
      const portion = deck.chance.next() < 0.3 ? `some ${parts}` : parts
      return one(food, food.amount.withName(`${dish.toLowerCase()} ${link} ${portion}`))
    },
    decoy(deck, unit) {
      const [a, b] = [deck.portion(unit, isDish), deck.portion('grams')]
      return both(a, b, `${say(deck.chance, a)}, and beside it ${say(deck.chance, b)}`)
    },
  },
  {
    id: '05-own-foods',
    text(deck, unit) {
      const a = deck.portion(unit, ({ name }) => name.phrases.length === 0)
      const [b, c] = [deck.portion(unit), deck.portion(unit)]
      const link = deck.chance.pick(['with', 'topped with', 'served with', 'together with'])
      const text = `${say(deck.chance, a)} ${link} ${say(deck.chance, b)} and ${say(deck.chance, c)}`
      return { text, items: [a, b, c].map(itemOf) }
    },
    decoy(deck, unit) {
      const food = deck.portion(unit, isDish)
      return one(
        food,
        food.amount.withName(food.row.description.replace(/, NFS$/, '').toLowerCase()),
      )
    },
  },
  {
    id: '06-praise',
    text(deck, unit) {
      const food = deck.portion(unit)
      const { chance } = deck
      const words = [chance.pick(praise), ...(chance.next() < 0.4 ? [chance.pick(praise)] : [])]
      const said = sayName(chance, food.name)
      if (unit === 'grams' && chance.next() < 0.5) {
        return one(food, `a ${words.join(', ')} ${food.amount.alone} portion of ${said}`)
      }
      return one(food, food.amount.withName(`${words.join(', ')} ${said}`))
    },
    decoy(deck, unit) {
      // Here a word of this kind belongs to the food.
      const food = deck.portion(unit, ({ name }) =>
        /\b(sweet|light|hot|rich|crisp|hard|soft|fresh|wild|spicy|honey|butter)\b/.test(
          spoken(name),
        ),
      )
      return one(food, food.amount.withName(spoken(food.name)))
    },
  },
  {
    id: '07-surroundings',
    text(deck, unit) {
      const food = deck.portion(unit)
      const { chance } = deck
      const before = chance.pick(openers)
      const after = chance.next() < 0.5 ? chance.pick(closers) : '.'
      return one(food, `${before} ${say(chance, food)}${after}`)
    },
    decoy(deck, unit) {
      // Here words that usually describe the setting are foods.
      const food = deck.portion(unit, ({ name }) =>
        /\b(date|ginger|bar|jam|olive|roll|mint|turkey|sub|shake|rice|pepper)s?\b/.test(name.head),
      )
      return one(food, `${deck.chance.pick(openers)} ${say(deck.chance, food)}.`)
    },
  },
  {
    id: '15-assembled',
    text(deck, unit) {
      const food = deck.portion(unit, ({ row }) =>
        /sandwich|burger|burrito|taco|frozen meal|wrap|gyro|submarine|on (a )?bun/i.test(
          row.description,
        ),
      )
      return one(food, say(deck.chance, food))
    },
    decoy(deck) {
      const bread = deck.portion('grams', ({ name }) =>
        /^(bread|roll|bagel|tortilla)$/.test(name.head),
      )
      const filling = deck.portion('grams', ({ row }) =>
        /cold cuts|cheese$|chicken, whole|fish$/i.test(row.category),
      )
      const link = deck.chance.pick(['and on it', 'filled with', 'with'])
      return both(bread, filling, `${say(deck.chance, bread)} ${link} ${say(deck.chance, filling)}`)
    },
  },
  {
    id: '16-preparation',
    text(deck, unit) {
      const food = deck.portion(unit, ({ name }) =>
        name.phrases.some((part) => /^(made|cooked|prepared) with/.test(part)),
      )
      return one(food, say(deck.chance, food))
    },
    decoy(deck, unit) {
      const a = deck.portion(unit, ({ name }) => name.phrases.length === 0)
      const b = deck.portion('grams', ({ name }) => /^(butter|margarine|oil|milk)$/.test(name.head))
      return both(a, b, `${say(deck.chance, a)} with ${say(deck.chance, b)} on the side`)
    },
  },
  {
    id: '18-many',
    text(deck, unit) {
      const count = 2 + Math.floor(deck.chance.next() * 7)
      const foods = Array.from({ length: count }, () => deck.portion(unit))
      const ends = deck.chance.pick([', ', '; ', '\n', ' and '])
      return {
        text: foods.map((food) => say(deck.chance, food)).join(ends),
        items: foods.map(itemOf),
      }
    },
    decoy(deck, unit) {
      // The food is named twice but eaten once.
      const food = deck.portion(unit)
      const { head } = food.name
      return one(food, `I love ${head}. ${say(deck.chance, food)}, and no more ${head} than that.`)
    },
  },
]

const openers = [
  'After my date with Ginger I had',
  'At the bar round the corner:',
  'Stuck in a traffic jam, I ate',
  'Olive brought',
  'On the way to Turkey we shared nothing, I simply had',
  'In mint condition after my run, so',
  'For breakfast at 7:30 I had',
  "My mother's kitchen, Sunday lunch:",
  'Before my 5 km run:',
  'Feeling under the weather, I only managed',
  'As a treat I grabbed',
  'Between two meetings,',
]

const closers = [
  ' before going to bed.',
  ', and went for a roll in the grass.',
  ' with my friend Rosemary.',
  ', which kept me full until 6 pm.',
  ' on the train, seat 14.',
  ', washed up and went out.',
  ' while watching the pepper plants grow.',
]
