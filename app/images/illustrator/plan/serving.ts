import { dishes } from '../dishes/dishes.ts'
import { lookNamed, stems } from '../looks/find-look.ts'
import type { Look } from '../looks/look.ts'

/** Below these grams a food is a trace of the dish that its words name: soy sauce for a plate of rice. */
const trace = 60

/** Grams of a serving of a dish, by what it is served in. */
function servingOf({ role, vessel, density = 0.8 }: Look): number {
  if (role === 'wet') return 280
  if (role === 'sauce') return 40
  const millilitres = vessel === 'platter' || vessel === 'shallow bowl' ? 420 : 320
  return Math.min(300, Math.round(millilitres * density))
}

/** Grams of a usual serving of a dish that has a record; undefined for other names. */
export function usualGrams(name: string): number | undefined {
  const look = lookNamed(name)
  return look && dishes.includes(look) ? servingOf(look) : undefined
}

/**
 * Grams by which a food is drawn. Where its words name a dish of which the figures count one part ("mushroom
 * masala" as mushrooms), and no amount was said, that is a serving of the dish.
 */
export function drawnGrams(name: string, grams: number, look: Look, prompt: string): number {
  if (!dishes.includes(look) || lookNamed(name) === look || /\d/.test(prompt)) return grams
  if (tellsSame(look, name)) return grams
  const isMore = look.role === 'wet' || look.vessel !== undefined || grams < trace
  return isMore ? Math.max(grams, servingOf(look)) : grams
}

/** Whether a food's name is one of the dish's own, so that its grams are those of the dish. */
const tellsSame = ({ words }: Look, name: string): boolean => {
  const own = stems(name).join(' ')
  return words.split(',').some((one) => stems(one).join(' ') === own)
}
