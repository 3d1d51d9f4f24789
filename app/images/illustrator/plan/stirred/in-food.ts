import { lookNamed } from '../../looks/find-look.ts'
import type { Part } from '../plan.ts'
import { nameOf } from '../together/as-one.ts'
import { into } from './into.ts'

/**
 * A food and what is cooked in it and not seen, up to so many grams. `isDrunk` says that people drink it, too, beside the
 * food: then a glass of it stays a glass.
 */
type Rule = { food: RegExp; inside: RegExp; most: number; isDrunk: boolean }

const cooked: readonly Rule[] = [
  {
    food: /^(scrambled egg|omelet|.* omelette|mashed potato|french toast|pancake)$/,
    inside: /\bmilk$|^((heavy|light|whipping|single|double) )?cream$/i,
    most: 130,
    isDrunk: true,
  },
  {
    food: /^(oatmeal|cream of wheat|kheer)$/,
    inside: /\bmilk$|^water$/i,
    most: 400,
    isDrunk: true,
  },
  {
    food: /^(oatmeal|yogurt|overnight oat|cream of wheat|.* in milk)$/,
    inside: /^(brown |white )?sugar$|sweetener|^vanilla( extract| essence)?$|protein powder/i,
    most: 60,
    isDrunk: false,
  },
]

/** What is never seen in or on food. */
const unseen = /^(salt|baking powder|yeast|vanilla extract|msg)$/i

/** Grams of porridge that a gram of oats becomes with water. */
const swells = 5

/** What tells that oats are cooked: nobody eats them dry with it. */
const cookedWith =
  /milk|water|honey|berr|banana|apple|raisin|peanut butter|cinnamon|sugar|syrup|nuts?$|almonds|walnuts|seeds/i

const dryOats = /^(rolled |quick |steel cut )?oats$|^oat$/i

/** Oats with what one eats on porridge, as porridge; muesli and overnight oats are looks of their own. */
function porridge(parts: readonly Part[]): Part[] {
  const look = lookNamed('oatmeal')
  const isWith = parts.some(({ name }) => cookedWith.test(name))
  const hasBowl = parts.some(({ look: { words } }) => /^yogurt/.test(words))
  return parts.map((part) => {
    if (!look || !dryOats.test(part.name)) return part
    if (hasBowl) return { ...part, group: 'cereal' }
    if (!isWith) return part
    const grams = Math.max(150, part.grams * swells)
    return { ...part, look, grams, volume: grams / (look.density ?? 1) }
  })
}

/** Sugar on what is no drink or porridge lies strewn over it. */
function sugared(parts: Part[]): Part[] {
  const look = lookNamed('strewn sugar')
  const hasFood = parts.some((part) => part.look.role === 'food' && !sugar.test(part.name))
  if (!look || !hasFood) return parts
  return parts.map((part) => (sugar.test(part.name) ? { ...part, look } : part))
}

const sugar = /^((white|powdered|icing|brown) )?sugar$/i

/** Says that a drink stands in a glass of its own beside the food. */
const inGlass = /\b(glass|cup|mug) of\b/i

/** The foods of a table without what is cooked or dissolved in another of them, and without salt. */
export function inFood(all: readonly Part[], prompt: string): Part[] {
  const seen = all.filter(({ name }) => !unseen.test(name))
  const rules = inGlass.test(prompt) ? cooked.filter(({ isDrunk }) => !isDrunk) : cooked
  return sugared(rules.reduce(withoutInside, porridge(seen.length > 0 ? seen : all)))
}

function withoutInside(parts: Part[], { food, inside, most }: Rule): Part[] {
  const whole = parts.find((part) => food.test(nameOf(part)))
  const isInside = (part: Part) =>
    part !== whole && part.grams <= most && inside.test(part.name) && part.look.role !== 'wet'
  if (!whole || !parts.some(isInside)) return parts
  // Oats have swollen in it already.
  const isIn = !dryOats.test(whole.name)
  const full = parts.filter(isInside).reduce((sum, part) => (isIn ? into(sum, part) : sum), whole)
  return parts.filter((part) => !isInside(part)).map((part) => (part === whole ? full : part))
}
