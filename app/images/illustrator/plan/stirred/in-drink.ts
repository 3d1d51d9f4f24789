import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf } from '../together/as-one.ts'
import { into } from './into.ts'

/** What a hot or cold drink looks like with milk in it, by the drink; others keep their look. */
const withMilk: Readonly<Record<string, string>> = {
  coffee: 'coffee with milk',
  espresso: 'coffee with milk',
  tea: 'tea with milk',
}

const milks =
  /\bmilk$|^milk\b(?! chocolate)|\bcreamer\b|^(heavy|light|half and half) ?(cream)?$|^half and half$/i

/** What melts in a drink and is not seen. */
const melts =
  /^(brown |white |cane )?sugar$|^honey$|sweetener|stevia|^jaggery$|syrup$|^salt$|^cardamom$|^cinnamon$|^ginger powder$|^vanilla extract$/i

/** Powders, and what milk looks like with them. */
const powders: readonly [powder: RegExp, milk: string][] = [
  [/cocoa powder|malted milk powder|chocolate (syrup|sauce|powder)|hot chocolate/i, 'malted milk'],
  [/^turmeric$/i, 'golden milk'],
  [/protein powder|whey|milk powder/i, 'vanilla protein shake'],
  [/^(powder )?coffee$|coffee powder|^instant coffee/i, 'coffee with milk'],
]

/** The most milk in g that goes into a cup without "with" or "in": "tea, milk and sugar". */
const splash = 60

/** The most g of what is a powder in a spoon and a drink in a cup: coffee, hot chocolate. */
const spoonful = 40

const isDrink = ({ look }: Part) => look.role === 'drink'

/** "milk", "melts", or what milk looks like with this powder; undefined for what nobody stirs into a drink. */
const sortOf = (part: Part): string | undefined => {
  if (milks.test(part.name)) return 'milk'
  if (melts.test(part.name)) return 'melts'
  return powders.find(([powder]) => powder.test(part.name))?.[1]
}

/** Whether a text says that a food stands in a glass of its own: "coffee and a glass of milk", "coffee, milk". */
const isApart = (part: Part, prompt: string) =>
  /glass of milk/i.test(prompt) ||
  (part.grams > splash && !/\b(?:with|in)\s+(?:[\w%-]+\s+){0,2}milk\b/i.test(prompt))

/** Drinks that one takes with milk. */
const takesMilk = /\b(coffee|espresso|americano|latte|cappuccino|mocha|tea|chai|cocoa|chocolate)\b/i

/** Food that takes honey and syrup before a drink does. */
const sweetened = /\b(pancake|waffle|crepe|toast|bread|bagel|scone|croissant|yogurt|oat|oatmeal)\b/i

/**
 * The foods of a table, without what is stirred into a drink that is named just before it, or after it with "in": the
 * milk and sugar of "coffee with milk and 2 sugars", the powder of "milk with 2 tsp cocoa".
 */
export function inDrink(all: readonly Part[], prompt: string): Part[] {
  const parts = [...all]
  const out: Part[] = []
  let cup: Part | undefined
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    const next = parts[i + 1]
    const sort = sortOf(part)
    if (cup && sort && goesInto(cup, part, sort, { prompt, all })) {
      const full = stirred(cup, part, sort)
      out[out.indexOf(cup)] = full
      cup = full
    } else if (next && isDrink(next) && sort && isSaidIn(part, next, prompt)) {
      parts[i + 1] = stirred(next, part, sort)
    } else {
      cup = isDrink(part) ? part : undefined
      out.push(part)
    }
  }
  return out
}

type Table = { prompt: string; all: readonly Part[] }

function goesInto(cup: Part, part: Part, sort: string, { prompt, all }: Table): boolean {
  const drink = `${nameOf(cup)} ${cup.name}`
  if (sort === 'milk') {
    return takesMilk.test(drink) && !/chocolate/i.test(part.name) && !isApart(part, prompt)
  }
  const isSticky = sort === 'melts' && /honey|syrup/i.test(part.name)
  if (isSticky && all.some(({ look }) => sweetened.test(look.words))) return false
  return !isDrink(part) || part.grams <= spoonful
}

const isMilk = (part: Part) => nameOf(part) === 'milk'

/** "2 sugars in my tea". */
const isSaidIn = (part: Part, drink: Part, prompt: string): boolean => {
  const [what = '', ...of] = [part.name, drink.name, nameOf(drink)].map(
    (name) => /\w+(?=\W*$)/.exec(name.toLowerCase())?.[0] ?? '',
  )
  const few = "(?:(?!and\\b)[\\w'-]+\\s+){0,3}"
  const said = `\\b${what}s?\\s+${few}(?:in|into)\\s+${few}(?:${of.join('|')})\\b`
  return new RegExp(said, 'i').test(prompt)
}

function stirred(cup: Part, part: Part, sort: string): Part {
  const own = nameOf(cup)
  if (sort === 'melts') return into(cup, part)
  if (sort === 'milk') return into(cup, part, lookNamed(withMilk[own] ?? own))
  const isPale = isMilk(cup) || own === 'water'
  return into(cup, part, isPale ? lookNamed(sort) : undefined)
}
