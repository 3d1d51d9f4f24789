import type { Form } from '../../forms/form.ts'
import { tossed } from '../archetypes/mixed.ts'

/** Pieces from a wok in a steep heap. */
export function wok(text: string, more: Parameters<typeof tossed>[1] = {}): Form {
  const form = tossed(text, more)
  return { ...form, ground: (amount) => form.ground(amount) * 0.74 }
}

/** A dark sauce of soy on all of it. */
export const brown = { coat: '#5a3012', strength: 0.3 }

/** Heaped loosely, with air between the pieces. */
export const loose = { density: 0.5 } as const
