import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { asOne, type Cuts, cutOf, nameOf } from './as-one.ts'
import { inDish } from './within.ts'

/** What is cooked in a stew, soup or curry that is said to be "with" it, as it is cut for it. */
const inStew: Cuts = {
  potato: 'stewed potato',
  'new potato': 'stewed potato',
  'curry potato': 'curry potato',
  carrot: 'stewed carrot',
  'baby carrot': 'stewed carrot',
  'sweet potato': 'sweet potato cube',
  pumpkin: 'pumpkin cube',
  eggplant: 'eggplant cube',
  cauliflower: 'cauliflower floret',
  broccoli: 'broccoli floret',
  mushroom: 'mushroom',
  zucchini: 'zucchini',
  pea: 'pea',
  corn: 'corn',
  'corn kernel': 'corn kernel',
  'green bean': 'green bean piece',
  'bell pepper': 'bell pepper',
  tomato: 'tomato chunk',
  celery: 'celery slice',
  spinach: 'wilted spinach',
  'cooked spinach': 'wilted spinach',
  kale: 'wilted spinach',
  cabbage: 'cabbage strip',
  'kidney bean': 'kidney bean',
  'black bean': 'black bean',
  'white bean': 'white bean',
  chickpea: 'chickpea',
  lentil: 'lentil',
  'butter bean': 'butter bean',
}

/** Percent of a dish that each of them is: it is seen, and leaves room for the others. */
const [least, most] = [12, 30]

/** The parts of a plate with what is said to be in a stew turned into it: the potatoes of "lamb curry with potatoes". */
export function withinStew(parts: readonly Part[], prompt: string): readonly Part[] {
  const dish = parts.find(({ look }) => look.role === 'wet' && look.form.with)
  if (!dish?.look.form.with || !inDish.test(prompt)) return parts
  const inside = parts.filter((part) => part !== dish && lookNamed(inStew[nameOf(part)] ?? ''))
  if (inside.length === 0) return parts
  const more = inside.map((part) => {
    const share = Math.round((100 * part.volume) / dish.volume)
    return `${cutOf(part, inStew)} ${Math.min(most, Math.max(least, share))}`
  })
  const form = dish.look.form.with(more.join(', '))
  const full = { ...asOne([dish, ...inside], { ...dish.look, form }), name: dish.name }
  return parts.flatMap((part) => (part === dish ? full : inside.includes(part) ? [] : part))
}
