import type { DishParts } from './dish-parts.ts'

/** Dishes that are not cooked. */
const raw = /\b(salad|ceviche|aguachile|tartare?|kachumbari|salsa|kinilaw|poke|laab|larb)\b/

/** The part of a recipe that onions are. */
export const rawOnion = 'diced onion'

/** How much is left of onions in a pan, and in a sauce, in which most of them melt. */
const leftOfOnion = { pan: 0.5, sauce: 0.25 }

/** What stands for parts that were stewed. */
const stewed: Record<string, string> = {
  'carrot cube': 'carrot coin',
  pepperoni: 'chorizo chunk',
}

/**
 * The parts of a dish as they look once it is cooked: onions are soft and golden, and fewer than went in; carrots in a
 * sauce are cut as for a stew. Those of a salad or ceviche, told by its name, stay raw. Shares (%) need not add up to 100.
 */
export function cookedParts(dish: DishParts, name: string): DishParts {
  if (raw.test(name)) return dish
  const { parts, sauce } = dish
  const left = sauce ? leftOfOnion.sauce : leftOfOnion.pan
  const cooked = parts.map((part) =>
    part.name === rawOnion
      ? {
          name: sauce ? 'diced cooked onion' : 'cooked onion',
          share: Math.round(part.share * left),
        }
      : { name: (sauce && stewed[part.name]) ?? part.name, share: part.share },
  )
  return { ...dish, parts: cooked.filter(({ share }) => share > 0) }
}
