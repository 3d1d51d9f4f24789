import { portions } from '../../dishes/archetypes/portions.ts'
import { lookNamed } from '../../looks/find-look.ts'
import { look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, type Cuts, cutOf, nameOf, sum, type Together } from './as-one.ts'

/** What a baked potato is filled with, as it lies in it. */
const fillings: Cuts = {
  'baked bean': 'baked bean',
  'tuna salad': 'tuna salad',
  'chili con carne': 'kidney bean',
  coleslaw: 'coleslaw',
  'cottage cheese': 'cottage cheese',
  'canned tuna': 'tuna flake',
  tuna: 'tuna flake',
  'corn kernel': 'corn kernel',
  corn: 'corn kernel',
  broccoli: 'broccoli floret',
  'sour cream': 'sour cream',
  yogurt: 'sour cream',
  bolognese: 'bolognese',
  'cream cheese': 'sour cream',
  mayonnaise: 'mayonnaise',
  hummus: 'hummus',
  guacamole: 'guacamole',
  salsa: 'salsa',
}

/** What is strewn over that. */
const over: Cuts = {
  cheese: 'cheddar',
  parmesan: 'parmesan',
  bacon: 'bacon bit',
  'bacon bit': 'bacon bit',
  chive: 'chive',
  'green onion': 'chive',
  parsley: 'parsley',
  'black pepper': 'black pepper',
}

const filledWith = /^butter$/

/** Grams of all that lie in a potato at the most, of what is bound too; the rest would hide it. */
const [most, mostBound] = [62, 110]
/** Grams of what is listed beside it, without "with", that lies beside it too. */
const mostListed = 130
const bound = /^(tuna salad|coleslaw)$/

/** What the name of a potato says of its filling, in grams of one. */
const named: readonly [said: RegExp, filling: string][] = [
  [/sour cream/i, 'sour cream 10'],
  [/cheese/i, 'cheddar 16'],
]

/** A part by its own name where it was read from words that are also those of the potato: beans. */
const ownLook = (part: Part): Part => {
  const own = nameOf(part) === 'baked potato' && !/potato/i.test(part.name)
  const look = own ? lookNamed(part.name) : undefined
  return look ? { ...part, look } : part
}

/** "Jacket potato with beans and cheese": the potato cut open, with all of it in and over the cut. */
export const filledPotato: Together = (parts, prompt) => {
  const all = parts.map(ownLook)
  const potato = all.find((part) => nameOf(part) === 'baked potato')
  const on = all.filter((part) => part !== potato && !filledWith.test(nameOf(part)))
  const inside = on.filter((part) => fillings[nameOf(part)])
  const strewn = on.filter((part) => over[nameOf(part)])
  const said = named.flatMap(([words, filling]) => (words.test(potato?.name ?? '') ? filling : []))
  if (!potato || on.length + said.length === 0 || inside.length + strewn.length < on.length)
    return undefined
  const count = Math.max(1, potato.count ?? Math.round(potato.grams / 190))
  const isListed = !/\b(with|topped|filled|stuffed|loaded)\b/i.test(prompt)
  if (isListed && sum(on, 'grams') > mostListed * count) return undefined
  const limit = inside.some((part) => bound.test(nameOf(part))) ? mostBound : most
  const each = (part: Part, cuts: Cuts, grams: number) =>
    `${cutOf(part, cuts)} ${Math.max(1, Math.round(Math.min(grams, part.grams / count)))}`
  const form = portions({
    each: sum(all, 'grams') / count,
    radius: 56,
    base: `baked potato ${Math.round(potato.grams / count)}`,
    on: [...said, ...inside.map((part) => each(part, fillings, limit / inside.length))].join(', '),
    top: strewn.map((part) => each(part, over, 9)).join(', '),
    reach: limit > most ? 0.46 : 0.5,
  })
  const words = [potato, ...on].map(nameOf).join(' with ')
  return [asOne(all, look(words, form, { vessel: 'plate' }), count)]
}
