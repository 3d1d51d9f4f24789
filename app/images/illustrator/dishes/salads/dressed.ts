import { type Look, look } from '../../looks/look.ts'
import { tossed } from '../archetypes/mixed.ts'

type Dressed = { on?: string; coat?: string; strength?: number; bound?: boolean }

/** A salad in its bowl, tossed and glistening with its dressing. */
export const salad = (words: string, parts: string, more: Dressed = {}, density = 0.4): Look =>
  look(words, tossed(parts, { gloss: 0.48, ...more }), { vessel: 'shallow bowl', density })

/** Dressed with mayonnaise. */
export const mayo = { coat: '#f6ecd2', strength: 0.4, bound: true }
