import { type Look, look } from '../../looks/look.ts'
import { fields } from '../archetypes/plated/fields.ts'
import { type Stew, stew } from '../archetypes/stew.ts'

/** A thick stew: in a bowl, or beside rice or potatoes on one plate. */
export const thick = (words: string, spec: Stew): Look =>
  look(words, stew({ clear: 2, thick: 0.6, ...spec }), { role: 'wet', density: 1, thick: true })

/** A plate of several foods, each in a place of its own. */
export const plate = (words: string, parts: string, on = '', density = 0.75): Look =>
  look(words, fields(parts, on), { density, vessel: 'plate' })
