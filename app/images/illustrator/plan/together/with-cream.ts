import { lookNamed } from '../../looks/find-look.ts'
import type { Look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { nameOf } from './as-one.ts'

/** What cream or custard is spooned over. */
const under =
  /\b(pie|crumble|cobbler|brownie|cake|pudding|tart|strawberry|raspberry|blueberry|berry|peach|waffle|pancake|crepe|apple|jelly|gelatin|fruit|strudel|french toast)\b/

/** What has its cream in a little bowl, to be spread. */
const beside = /\b(scone|croissant|brioche)\b/

/** Grams of it at the most; more fills a bowl of its own. */
const most = 90

const isCream = (part: Part) =>
  part.grams <= most &&
  (nameOf(part) === 'whipped cream' ||
    (nameOf(part) === 'pudding' && /custard|^vanilla (sauce|pudding)/i.test(part.name)))

/** What takes honey and jam before a croissant does. */
const spread = /\b(yogurt|toast|bread|oatmeal|pancake|waffle)\b/

/** Cream and custard over fruit and cake, or in a little bowl beside a scone, rather than in a large bowl. */
export function withCream(parts: readonly Part[]): readonly Part[] {
  const others = parts.filter((part) => !isCream(part))
  const words = others.map(({ look }) => look.words).join(', ')
  const isBeside = beside.test(words)
  if (!isBeside && !under.test(words)) return parts
  return parts.map((part) => {
    if (!isCream(part)) return isBeside && !spread.test(words) ? besideIt(part) : part
    return { ...part, look: isBeside ? dipOf(part.look) : overIt(part) }
  })
}

const overIt = (part: Part): Look => {
  const isWhipped = nameOf(part) === 'whipped cream' && /whipped/i.test(part.name)
  if (isWhipped) return { ...(lookNamed('cream dollop') ?? part.look), role: 'garnish' }
  return lookNamed(nameOf(part) === 'pudding' ? 'custard sauce' : 'pouring cream') ?? part.look
}

const dipOf = (own: Look): Look => ({ ...own, role: 'sauce', poured: false, spread: false })

/** Jam beside a croissant, which nobody spreads on its crust. */
const besideIt = (part: Part): Part =>
  /^(jam|honey|cream cheese|butter)$/.test(nameOf(part)) && part.look.role === 'sauce'
    ? { ...part, look: dipOf(part.look) }
    : part
