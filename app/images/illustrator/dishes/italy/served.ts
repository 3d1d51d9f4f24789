import { type Look, look } from '../../looks/look.ts'
import { type Mixed, mixed, type Topped, topped } from '../archetypes/mixed.ts'

type More = Partial<Omit<Look, 'words' | 'form'>>

/** Pasta with a sauce poured over its middle. */
export const sauced = (words: string, spec: Topped, more: More = {}): Look =>
  look(words, topped(spec), { density: 0.7, vessel: 'shallow bowl', ...more })

/** Pasta or rice that was turned in its sauce, so that all of it is coated. */
export const turnedIn = (words: string, spec: Mixed, more: More = {}): Look =>
  look(words, mixed({ wet: (spec.strength ?? 0) >= 0.25, ...spec }), {
    density: 0.7,
    vessel: 'shallow bowl',
    ...more,
  })
