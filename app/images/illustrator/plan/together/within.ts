import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf, sum } from './as-one.ts'

/** What is held in the hand and has a little of raw vegetables in it. */
const filledBread = /(?<!ice cream )\b(sandwich|sub|burger|hamburger)\b/

/** The most of each of them, as a share of the weight of the dish. */
const mostInBread = 0.7

/** Dishes, and the foods that are in them when they are named with them. */
const dishes: readonly [dish: RegExp, foods: RegExp][] = [
  [filledBread, /^(lettuce|romaine|tomato|onion|red onion|pickle)$/],
  [/^shakshuka/, /^(bell pepper|onion|red onion|tomato|garlic)$/],
  [/^caprese/, /^(tomato|mozzarella|basil|olive oil)$/],
  [
    /^greek salad/,
    /^(tomato|cherry tomato|cucumber|olive|red onion|onion|feta|green pepper|bell pepper)$/,
  ],
  [
    /^(chickpea|bean|three bean|lentil|quinoa|couscous|pasta) salad/,
    /^(tomato|cherry tomato|cucumber|red onion|onion|bell pepper|green pepper|parsley|mint|olive)$/,
  ],
  [/^caesar salad|^chicken caesar/, /^(romaine|crouton|parmesan)$/],
]

/** The parts of a plate without those that a dish has in it: the lettuce of "turkey sandwich with lettuce". */
export function within(parts: readonly Part[], prompt: string): Part[] {
  for (const dish of parts) {
    const [, foods] = dishes.find(([named]) => named.test(nameOf(dish))) ?? []
    const isLittle = (part: Part) =>
      !filledBread.test(nameOf(dish)) ||
      (/\bwith\b/i.test(prompt) && part.grams <= mostInBread * dish.grams)
    const inside = parts.filter(
      (part) => part !== dish && foods?.test(nameOf(part)) && isLittle(part),
    )
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

/** What lies beside a caprese. */
const besideCaprese =
  /^(prosciutto|ham|parma ham|salami|arugula|lettuce|mixed salad|spinach|olive)$/

/** Slices of mozzarella and tomato, where both are named and only ham and leaves beside them: caprese. */
export function caprese(parts: readonly Part[]): Part[] {
  const look = lookNamed('caprese salad')
  const members = parts.filter((part) => /^(mozzarella|tomato|basil|olive oil)$/.test(nameOf(part)))
  const has = (name: string) => members.some((part) => nameOf(part) === name)
  if (!look || !has('mozzarella') || !has('tomato')) return [...parts]
  const first = members.find((part) => nameOf(part) === 'mozzarella')
  const others = parts.filter((part) => !members.includes(part))
  if (!first || !others.every((part) => besideCaprese.test(nameOf(part)))) return [...parts]
  const salad: Part = {
    ...first,
    look,
    group: 'dish',
    grams: sum(members, 'grams'),
    volume: sum(members, 'volume'),
  }
  return [salad, ...others]
}

/** What a prompt says of a dish's own parts: "beef stew with carrots and potatoes". */
export const inDish =
  /\b(stew|soup|curry|casserole|goulash|chowder|ramen|pho|chili|porridge|oatmeal|cereal|flakes|muesli|granola|cheerios)\b[^,]*\bwith\b/i

/** What one eats with a spoon from a bowl, and has fruit on it. */
export const spooned = /\b(yogurt|cottage cheese|oatmeal|chia|porridge|smoothie bowl|in milk)\b/

/** How a whole fruit is cut for it. */
const onSpooned: Readonly<Record<string, string>> = {
  apple: 'apple slice',
  banana: 'banana slice',
  orange: 'orange segment',
  peach: 'peach slice',
  pear: 'pear slice',
  strawberry: 'strawberry slice',
}

/** How what is in a soup or strewn on a curry is cut for it. */
const small: Readonly<Record<string, string>> = {
  celery: 'celery slice',
  tomato: 'diced tomato',
  'bell pepper': 'diced pepper',
}

/** How meat is cut for a curry, stew or soup that it is named with: "red curry with chicken". */
const diced: readonly [names: RegExp, cut: string][] = [
  [/\bchicken\b/, 'chicken chunk'],
  [/\bturkey\b/, 'chicken chunk'],
  [/\bbeef|steak\b/, 'beef chunk'],
  [/\blamb|mutton\b/, 'lamb chunk'],
  [/\bpork\b/, 'pork chunk'],
  [/sausage|chorizo|hot dog|frankfurter/, 'sausage slice'],
]

const meats: ReadonlySet<string> = new Set(['meat', 'poultry'])

/** Thin bread as it lies beside a bowl that it is dipped into. */
const torn: Readonly<Record<string, string>> = {
  pita: 'pita quarter',
  roti: 'folded roti',
  paratha: 'folded paratha',
}

/** Leaves that a hot soup wilts, and the share of their volume that is left. */
const [rawLeaves, wilts] = [/^(lettuce|romaine|arugula)$/, 0.1]

/** The parts of a plate; what goes with yogurt, a soup or a curry is cut for it. */
export function cutSmall(parts: readonly Part[], prompt: string): Part[] {
  const wet = parts.find(({ look: { role } }) => role === 'wet')
  if (!wet) return [...parts]
  if (spooned.test(wet.look.words)) {
    return parts.map((part) => inHeap(cutAs(part, onSpooned[nameOf(part)])))
  }
  const isSoup = parts.some(({ look: { words } }) => /\b(soup|stew)\b/.test(words))
  return parts.map((part) => {
    const name = nameOf(part)
    if (part.look.role === 'bread') return asBread(cutAs(part, torn[name]))
    if (meats.has(part.group) && !part.count && inDish.test(prompt))
      return cutAs(part, dicedAs(part))
    if (isSoup && rawLeaves.test(name))
      return { ...cutAs(part, 'chopped lettuce', wilts), grams: part.grams * wilts }
    const cut = /^(red )?onion$/.test(name) ? 'diced red onion' : isSoup ? small[name] : undefined
    return cutAs(part, cut, isSoup ? 1 : 0.4)
  })
}

const dicedAs = ({ name }: Part) => diced.find(([names]) => names.test(name.toLowerCase()))?.[1]

const asBread = (part: Part): Part => ({ ...part, look: { ...part.look, role: 'bread' } })

const mains: ReadonlySet<string> = new Set(['egg', 'fish', 'shellfish', 'meat', 'poultry', 'dish'])

const cookedTomatoes = /\b(roast\w*|grill\w*|blistered|whole) (cherry |baby |grape )?tomato/i

/** Cherry tomatoes beside an egg, fish or meat are cut in halves, unless somebody counted or cooked them. */
export function halvedTomatoes(parts: readonly Part[], prompt: string): Part[] {
  if (!parts.some(({ group, look }) => look.role === 'food' && mains.has(group))) return [...parts]
  if (cookedTomatoes.test(prompt)) return [...parts]
  return parts.map((part) =>
    nameOf(part) === 'cherry tomato' && !part.count ? cutAs(part, 'cherry tomato half') : part,
  )
}

/** Slices that would stand about in a heap. */
const inFan = /^(peach|plum) slice$/

/** A part whose slices lie in a loose heap. */
function inHeap(part: Part): Part {
  const { loose } = part.look.form
  return loose && !inFan.test(nameOf(part))
    ? { ...part, look: { ...part.look, form: loose } }
    : part
}

/** A part as the look of this name, where there is one, with this share of its volume. */
function cutAs(part: Part, name: string | undefined, share = 1): Part {
  const look = name ? lookNamed(name) : undefined
  return look ? { ...part, look, volume: part.volume * share } : part
}
