import { stuffed } from '../../dishes/archetypes/stuffed.ts'
import { flatDough } from '../../dishes/archetypes/wrapped/dough.ts'
import type { Filling } from '../../dishes/archetypes/wrapped/fillings.ts'
import { folded } from '../../dishes/archetypes/wrapped/folded.ts'
import { look } from '../../looks/look.ts'
import { asOne, headOf, nameOf, sum, type Together } from './as-one.ts'

/** What foods are in a wrap or a stuffed vegetable. */
const fillings: Readonly<Record<string, Filling>> = {
  'black bean': 'bean',
  'kidney bean': 'bean',
  'pinto bean': 'bean',
  lentil: 'lentil',
  'corn kernel': 'corn',
  avocado: 'avocado',
  'avocado slice': 'avocado',
  guacamole: 'avocado',
  tomato: 'tomato',
  'cherry tomato': 'tomato',
  salsa: 'tomato',
  'tomato sauce': 'tomato',
  lettuce: 'lettuce',
  romaine: 'lettuce',
  onion: 'onion',
  'red onion': 'red onion',
  coriander: 'coriander',
  parsley: 'coriander',
  cheese: 'cheese',
  feta: 'white cheese',
  'sour cream': 'cream',
  'chicken breast': 'chicken',
  'ground beef': 'mince',
  beef: 'steak',
  shrimp: 'shrimp',
  rice: 'rice',
  'brown rice': 'rice',
  quinoa: 'rice',
  'bell pepper': 'red pepper',
}

/** What shows most comes last; a filling lies twice where there is much of it. */
const order: readonly Filling[] = [
  'bean',
  'lentil',
  'mince',
  'steak',
  'chicken',
  'shrimp',
  'rice',
  'lettuce',
]
const rank = (filling: Filling) => (order.includes(filling) ? order.indexOf(filling) : order.length)

const soft = flatDough('#ecd294', '#8a5424')

/** "3 tortillas with black beans, corn and avocado": tacos. */
export const tacos: Together = (parts, prompt) => {
  const bread = parts.find((part) => /tortilla(?! chip)/.test(nameOf(part)))
  const inside = parts.filter((part) => part !== bread)
  if (!bread || inside.length < 2 || !/tortilla/i.test(headOf(prompt))) return undefined
  if (!inside.every((part) => fillings[nameOf(part)])) return undefined
  const filling = inside
    .flatMap((part) => fillings[nameOf(part)] ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
  const count = Math.max(1, bread.count ?? Math.round(bread.grams / 30))
  const each = sum(parts, 'grams') / count
  const form = folded({
    filling,
    shell: soft,
    size: 68,
    fold: 19,
    open: 0.42,
    each,
    wavy: 3,
    turn: 0.95,
  })
  return [asOne(parts, look('tortillas with these', form), count)]
}

/** "Bell pepper with lentils and rice": what lies in it. */
export const stuffedPepper: Together = (parts, prompt) => {
  const pepper = parts.find((part) => /^(bell|green|stuffed) pepper$/.test(nameOf(part)))
  const inside = parts.filter((part) => part !== pepper)
  const isStuffed = pepper !== undefined && nameOf(pepper) === 'stuffed pepper'
  // "Stuffed pepper, rice and lettuce" has these beside it.
  const said = isStuffed
    ? /^(a |\d+ )?stuffed (bell )?peppers? with\b/i
    : /^(a |\d+ )?(\w+ )?(bell )?peppers?\b/i
  if (
    !pepper ||
    inside.length < (isStuffed ? 1 : 2) ||
    !said.test((isStuffed ? prompt : headOf(prompt)).trim())
  )
    return undefined
  if (!inside.some((part) => /rice|quinoa|lentil|beef|bean/.test(nameOf(part)))) return undefined
  if (!inside.every((part) => fillings[nameOf(part)])) return undefined
  // What is put in first is covered by the rest: lentils and beans are put in again on top, to be seen.
  const named = inside.flatMap((part) => fillings[nameOf(part)] ?? [])
  const filling = [...named, ...named.filter((each) => each === 'lentil' || each === 'bean')]
  const count = pepper.count ?? 2
  const isHalved = pepper.count === undefined || /\bhal(f|ves)\b/i.test(headOf(prompt))
  const form = stuffed({
    shape: isHalved ? 'half pepper' : 'pepper',
    skin: nameOf(pepper) === 'green pepper' ? ['#4a7a2a', '#7fa048'] : ['#a82414', '#cf4a26'],
    filling,
    each: sum(parts, 'grams') / count,
  })
  return [asOne(parts, look('pepper with these', form), count)]
}
