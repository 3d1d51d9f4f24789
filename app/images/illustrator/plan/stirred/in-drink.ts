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

/** The most milk in g that goes into a cup wherever it is named, and the most beside a comma or a glass of its own. */
const splash = 60

/** The most g of what is a powder in a spoon and a drink in a cup: coffee, hot chocolate. */
const spoonful = 40

const isDrink = ({ look }: Part) => look.role === 'drink'

const sortOf = (part: Part): 'milk' | 'melts' | string | undefined => {
  if (milks.test(part.name)) return 'milk'
  if (melts.test(part.name)) return 'melts'
  return powders.find(([powder]) => powder.test(part.name))?.[1]
}

/** Whether a text says that a food stands in a glass of its own: "coffee and a glass of milk", "coffee, milk". */
const isApart = (part: Part, prompt: string) =>
  part.grams > splash && !/\b(?:with|in|and)\s+(?:[\w%-]+\s+){0,2}milk\b/i.test(prompt)

/**
 * The foods of a table, without what is stirred into a drink that is named just before it, or after it with "in": the
 * milk and sugar of "coffee with milk and 2 sugars", the powder of "milk with 2 tsp cocoa".
 */
export function inDrink(parts: readonly Part[], prompt: string): Part[] {
  const out: Part[] = []
  let cup: Part | undefined
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1]
    const sort = sortOf(part)
    if (cup && sort && goesInto(cup, part, sort, prompt)) {
      const full = stirred(cup, part, sort)
      out[out.indexOf(cup)] = full
      cup = full
    } else if (next && isDrink(next) && sort && isSaidIn(part, next, prompt)) {
      parts = parts.with(i + 1, stirred(next, part, sort))
    } else {
      cup = isDrink(part) ? part : undefined
      out.push(part)
    }
  }
  return out
}

function goesInto(cup: Part, part: Part, sort: string, prompt: string): boolean {
  if (sort === 'milk')
    return !isMilk(cup) && !isApart(part, prompt) && !/glass of milk/i.test(prompt)
  return !isDrink(part) || part.grams <= spoonful
}

const isMilk = (part: Part) => nameOf(part) === 'milk'

/** "2 sugars in my tea". */
const isSaidIn = (part: Part, drink: Part, prompt: string): boolean => {
  const [what = ''] = part.name.toLowerCase().split(' ').slice(-1)
  const [, of = ''] = /(\w+)$/.exec(nameOf(drink)) ?? []
  return new RegExp(`\\b${what}s?\\b[^,]*\\b(in|into)\\b[^,]*\\b${of}\\b`, 'i').test(prompt)
}

function stirred(cup: Part, part: Part, sort: string): Part {
  const own = nameOf(cup)
  if (sort === 'melts') return into(cup, part)
  if (sort === 'milk') return into(cup, part, lookNamed(withMilk[own] ?? own))
  const isPale = isMilk(cup) || own === 'water'
  return into(cup, part, isPale ? lookNamed(sort) : undefined)
}
