import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf, sum } from './as-one.ts'

/** What an omelet is filled with, and the omelet that shows it, by what tells most. */
const fillings: readonly [food: RegExp, omelet: string][] = [
  [/^(ham|bacon|sausage|turkey breast|chicken breast)$/, 'ham omelette'],
  [/^(spinach|wilted spinach|kale|arugula)$/, 'spinach omelette'],
  [
    /^(bell pepper|red pepper strip|green pepper|onion|red onion|tomato|cherry tomato|diced tomato|zucchini)$/,
    'vegetable omelette',
  ],
  [/^(mushroom|sauteed mushroom)$/, 'mushroom omelette'],
  [
    /^(cheddar|cheddar cheese|cheese|feta|mozzarella|parmesan|swiss cheese|goat cheese)$/,
    'cheese omelette',
  ],
]

const anyOmelet = /\bomelett?e?\b/
const named = /\b(omelett?e?|frittata)\b[^,]*\bwith\b/i

/** "An omelette with spinach and mushrooms": the omelet that is filled with them. */
export function filledOmelet(parts: readonly Part[], prompt: string): Part[] {
  const omelet = parts.find((part) => anyOmelet.test(nameOf(part)))
  const inside = parts.filter((part) => fillings.some(([food]) => food.test(nameOf(part))))
  if (!omelet || inside.length === 0 || !named.test(prompt)) return [...parts]
  const [, name = ''] =
    fillings.find(([food]) => inside.some((part) => food.test(nameOf(part)))) ?? []
  const look = lookOfFilled(omelet, name)
  if (!look) return [...parts]
  const members = [omelet, ...inside]
  const filled: Part = {
    ...omelet,
    look,
    group: 'dish',
    grams: sum(members, 'grams'),
    volume: sum(members, 'volume'),
  }
  return parts.flatMap((part) => (part === omelet ? [filled] : inside.includes(part) ? [] : [part]))
}

/** The omelet itself where its name tells a filling already. */
function lookOfFilled(omelet: Part, name: string) {
  const own = nameOf(omelet)
  if (own === 'egg white omelette') return lookNamed('filled egg white omelette')
  return own === 'omelet' ? lookNamed(name) : omelet.look
}
