import { allFoods, type Food } from '#app/nutrition/estimate.ts'
import { type Chance, seededChance } from './random.ts'
import { type SpokenAmount, sayMeasure, sayWeight } from './spoken-amounts.ts'

export type Truth = { food: Food; grams: number }
/** A meal as someone might write it, with what was really meant. */
export type Description = { text: string; truths: Truth[]; unit: 'grams' | 'household' }

/** Meals made of the shapes in turn, half of them with weights and half with household measures. */
export function makeDescriptions(shapes: readonly string[], count: number, seed: number) {
  const chance = seededChance(seed)
  const foods = allFoods()
  const listed = foods.filter((food) => food.listed && !food.near)
  const survey = foods.filter((food) => !food.listed && food.source.startsWith('fndds'))
  const descriptions: Description[] = []
  while (descriptions.length < count) {
    const shape = shapes[descriptions.length % shapes.length] ?? ''
    const unit = Math.floor(descriptions.length / shapes.length) % 2 === 0 ? 'grams' : 'household'
    descriptions.push(
      fillShape(chance, shape, unit, () => {
        return chance.pick(chance.next() < 0.6 ? listed : survey)
      }),
    )
  }
  return descriptions
}

function fillShape(
  chance: Chance,
  shape: string,
  unit: Description['unit'],
  draw: () => Food,
): Description {
  const places = [...new Set([...shape.matchAll(/\{(\d)/g)].map((match) => match[1] ?? ''))]
  const meant = new Map<string, { amount: SpokenAmount; name: string }>()
  const truths: Truth[] = []
  for (const place of places) {
    let food = draw()
    let amount = unit === 'grams' ? sayWeight(chance, food) : sayMeasure(chance, food)
    while (!amount) {
      food = draw()
      amount = sayMeasure(chance, food)
    }
    meant.set(place, { amount, name: sayFood(chance, food) })
    truths.push({ food, grams: amount.grams })
  }
  const text = shape.replace(/\{(\d)(?::([fq]))?\}/g, (whole, place: string, part?: string) => {
    const said = meant.get(place)
    if (!said) return whole
    if (part === 'f') return said.name
    return part === 'q' ? said.amount.said : said.amount.joined(said.name)
  })
  return { text, truths, unit }
}

const praise = ['homemade', 'fresh', 'delicious', 'tasty', 'some nice', 'my favourite']

/** A food by one of its names, now and then praised, misspelt or in capitals. */
function sayFood(chance: Chance, food: Food): string {
  const others = food.listed ? food.aliases : []
  const name =
    chance.next() < 0.6 || others.length === 0 ? food.name.toLowerCase() : chance.pick(others)
  const luck = chance.next()
  if (luck < 0.05) return `${chance.pick(praise)} ${name}`
  if (luck < 0.1) return misspell(chance, name)
  return luck < 0.14 ? name.toUpperCase() : name
}

/** One letter of a long word left out, doubled or swapped with its neighbour. */
function misspell(chance: Chance, name: string): string {
  const words = name.split(' ')
  const at = words.findIndex((word) => /^[a-z]{7,}$/.test(word))
  const word = words[at]
  if (!word) return name
  const i = 2 + Math.floor(chance.next() * (word.length - 3))
  const letter = word.charAt(i)
  const next = word.charAt(i + 1)
  const wrong = chance.pick(['', letter + letter + next, next + letter]) || next
  words[at] = word.slice(0, i) + wrong + word.slice(i + 2)
  return words.join(' ')
}
