import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf, sum } from './as-one.ts'

/** Dishes, and the foods that are in them when they are named with them. */
const dishes: readonly [dish: RegExp, foods: RegExp][] = [
  [/\b(sandwich|sub|burger|hamburger)\b/, /^(lettuce|romaine|tomato|onion|red onion|pickle)$/],
  [/^shakshuka/, /^(bell pepper|onion|red onion|tomato|garlic)$/],
  [/^caprese/, /^(tomato|mozzarella|basil|olive oil)$/],
  [
    /^greek salad/,
    /^(tomato|cherry tomato|cucumber|olive|red onion|onion|feta|green pepper|bell pepper)$/,
  ],
  [/^caesar salad|^chicken caesar/, /^(romaine|crouton|parmesan)$/],
]

/** The parts of a plate without those that a dish has in it: the lettuce of "turkey sandwich with lettuce". */
export function within(parts: readonly Part[]): Part[] {
  for (const dish of parts) {
    const [, foods] = dishes.find(([named]) => named.test(nameOf(dish))) ?? []
    const inside = parts.filter((part) => part !== dish && foods?.test(nameOf(part)))
    if (inside.length === 0) continue
    const whole = { ...dish, grams: dish.grams, volume: dish.volume }
    if (/salad|caprese/.test(nameOf(dish))) {
      whole.grams += sum(inside, 'grams')
      whole.volume += sum(inside, 'volume')
    }
    return parts.flatMap((part) => (part === dish ? [whole] : inside.includes(part) ? [] : [part]))
  }
  return [...parts]
}

/** Slices of mozzarella and tomato, where both are named: caprese. */
export function caprese(parts: readonly Part[]): Part[] {
  const look = lookNamed('caprese salad')
  const members = parts.filter((part) => /^(mozzarella|tomato|basil|olive oil)$/.test(nameOf(part)))
  const has = (name: string) => members.some((part) => nameOf(part) === name)
  if (!look || !has('mozzarella') || !has('tomato')) return [...parts]
  const cheese = members.filter((part) => nameOf(part) === 'mozzarella')
  const [first] = cheese
  if (!first || parts.some(({ look: { role } }) => role === 'bread')) return [...parts]
  const salad: Part = {
    ...first,
    look,
    group: 'dish',
    grams: Math.min(sum(members, 'grams'), 2.4 * first.grams),
    volume: Math.min(sum(members, 'volume'), 2.4 * first.volume),
  }
  return [salad, ...parts.filter((part) => !members.includes(part))]
}

/** How what is in a soup or strewn on a curry is cut for it. */
const small: Readonly<Record<string, string>> = {
  celery: 'celery slice',
  carrot: 'carrot coin',
  tomato: 'diced tomato',
  'bell pepper': 'diced pepper',
}

/** The parts of a plate; what goes with a soup or curry is cut small, onion for a curry diced. */
export function cutSmall(parts: readonly Part[]): Part[] {
  const isWet = parts.some(({ look: { role } }) => role === 'wet')
  if (!isWet) return [...parts]
  const isSoup = parts.some(({ look: { words } }) => /\b(soup|stew)\b/.test(words))
  return parts.map((part) => {
    const name = nameOf(part)
    const cut = /^(red )?onion$/.test(name) ? 'diced red onion' : isSoup ? small[name] : undefined
    const look = cut ? lookNamed(cut) : undefined
    return look ? { ...part, look, volume: part.volume * (isSoup ? 1 : 0.4) } : part
  })
}
