import { openSlices } from '../../dishes/archetypes/open-slices.ts'
import { lookNamed } from '../../looks/find-look.ts'
import { type Look, look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, type Cuts, headOf, nameOf, sum, type Together } from './as-one.ts'

type Bread = readonly [toast: string, size: readonly [x: number, y: number]]

const tin = [51, 48] as const
const hearth = [64, 42] as const

/** Bread by the slice: as it is toasted for what lies on it, and mm from its middle to its edges. */
const slices: Readonly<Record<string, Bread>> = {
  'whole wheat toast': ['whole wheat toast', tin],
  toast: ['toast', tin],
  bread: ['toast', tin],
  'whole wheat bread': ['whole wheat toast', tin],
  'sourdough bread': ['sourdough toast', hearth],
  'sourdough toast': ['sourdough toast', hearth],
  baguette: ['grilled baguette', [44, 31]],
  'rye bread': ['rye bread', [54, 40]],
}

/** What is spread on bread, and as what. */
const spreads: Cuts = {
  avocado: 'mashed avocado',
  'avocado slice': 'mashed avocado',
  'peanut butter': 'peanut butter',
  jam: 'jam',
  honey: 'honey',
  'chocolate sauce': 'chocolate sauce',
  'cream cheese': 'cream cheese',
  hummus: 'hummus',
  'yeast extract': 'yeast extract',
}

/** What lies on bread, and how it is cut for it. */
const toppings: Cuts = {
  avocado: 'avocado slice',
  'avocado slice': 'avocado slice',
  tomato: 'diced tomato',
  'cherry tomato': 'cherry tomato half',
  'boiled egg': 'egg slice',
  'scrambled egg': 'scrambled egg',
  'smoked salmon': 'smoked salmon',
  'banana slice': 'banana coin',
  strawberry: 'strawberry slice',
  blueberry: 'blueberry',
  basil: 'basil',
  feta: 'feta crumble',
  mushroom: 'mushroom',
  radish: 'radish',
  chive: 'chive',
}

/** Eggs, one to a slice. */
const eggs = /^(fried|poached) egg$/

/** What soaks into the bread or runs over it, and is not seen. */
const unseen = /^(olive oil|butter)$/

/** Share of what is both spread and laid on top that is spread. */
const spreadOf = 0.6

const breads = /\b(toast|bread|baguette|sourdough)\b/i

/** "Scrambled eggs with a splash of milk on toast", "peanut butter and banana toast". */
const onToast = /^[^,;+]*\b(toast|bread)( with\b[^,;+]*)?$/i

/** True for "toast, tea with honey", where the honey is not on the toast. */
const isSaidOfOther = (prompt: string): boolean =>
  prompt
    .split(/[,;+]/)
    .some((said) => /\bwith\b.*\b(honey|chocolate|jam)\b/i.test(said) && !breads.test(said))

/** Toast that is read as one food: the bread, what is on it, and the share of its weight that this is. */
const spreadToasts: Readonly<Record<string, readonly [bread: string, on: string, share: number]>> =
  {
    'avocado toast': ['sourdough toast', 'avocado', 0.55],
    'peanut butter toast': ['toast', 'peanut butter', 0.3],
  }

/** Avocado toast as bread and avocado, by their shares of its weight. */
function opened(part: Part): Part[] {
  const [bread = '', on = '', share = 0] = spreadToasts[nameOf(part)] ?? []
  const [toast, spread] = [lookNamed(bread), lookNamed(on)]
  if (!share || !toast || !spread) return [part]
  const { count: _, ...spreadPart } = portionOf(part, spread, share)
  return [portionOf(part, toast, 1 - share), spreadPart]
}

const portionOf = (part: Part, look: Look, share: number): Part => ({
  ...part,
  look,
  grams: part.grams * share,
  volume: part.volume * share,
})

/** "Toast with avocado and a fried egg": slices of bread with all of it on them. */
export const onBread: Together = (all, prompt) => {
  const isMore = all.length > 1 && all.every((part) => nameOf(part) in spreadToasts || goesOn(part))
  const parts = isMore ? all.flatMap(opened) : all
  const bread = parts.find(({ look: { role } }) => role === 'bread')
  const [toast, size] = (bread && slices[nameOf(bread)]) ?? []
  const isAbout = breads.test(headOf(prompt)) || onToast.test(prompt)
  if (!bread || !toast || !size || !isAbout || isSaidOfOther(prompt)) return undefined
  const on = parts.filter((part) => part !== bread && !unseen.test(nameOf(part)))
  if (on.length === 0 || !on.every(liesOnBread)) return undefined
  const count = Math.max(1, Math.min(6, bread.count ?? Math.round(bread.grams / 35)))
  const whole = on.filter((part) => eggs.test(nameOf(part)))
  // an egg hides slices of avocado, and slices on top would hide the egg
  const above = whole.length > 0 ? on.filter((part) => !(nameOf(part) in spreads)) : on
  const form = openSlices({
    ...{ bread: toast, count, size },
    spread: written(on, spreads, toppings, whole.length > 0 ? 1 : spreadOf),
    on: written(above, toppings, spreads, 1 - spreadOf),
    whole: whole
      .map((part) => `${nameOf(part)} ${Math.max(1, Math.round(part.grams / 52))}`)
      .join(', '),
  })
  const names = on.map(nameOf).join(' and ')
  const density = sum(parts, 'grams') / sum(parts, 'volume')
  return [asOne(parts, look(`${nameOf(bread)} with ${names}`, form, { density }))]
}

/** What lies on bread or is not seen on it. */
const goesOn = (part: Part): boolean => liesOnBread(part) || unseen.test(nameOf(part))

const liesOnBread = (part: Part): boolean => {
  const name = nameOf(part)
  return name in spreads || name in toppings || eggs.test(name)
}

/** The foods of a list with their ml; of those that are in the other one too, a share. */
const written = (parts: readonly Part[], own: Cuts, other: Cuts, share: number): string =>
  parts
    .flatMap((part) => {
      const cut = own[nameOf(part)]
      const ml = part.volume * (nameOf(part) in other ? share : 1)
      return cut ? [`${cut} ${Math.max(1, Math.round(ml))}`] : []
    })
    .join(', ')
