import { type Look, look } from '../../looks/look.ts'
import { type Mixed, mixed } from '../archetypes/mixed.ts'
import { type Stew, stew } from '../archetypes/stew.ts'

type More = Partial<Omit<Look, 'words' | 'form'>>

/** A thick curry: in a bowl, or beside rice on one plate. */
export const curry = (words: string, spec: Stew, more: More = {}): Look =>
  look(words, stew({ clear: 1.6, thick: 0.65, coat: 0.4, ...spec }), {
    role: 'wet',
    density: 1,
    thick: true,
    ...more,
  })

/** A curry with thin gravy, always in a bowl of its own. */
export const salan = (words: string, spec: Stew, more: More = {}): Look =>
  curry(words, { clear: 3, thick: 0.35, ...spec }, { thick: false, ...more })

/** A curry served in the iron pan in which it was cooked. */
export const karahi = (words: string, spec: Stew): Look =>
  curry(words, { thick: 0.85, ...spec }, { vessel: 'karahi', thick: false })

/** Rice with what was cooked in it. */
export const riceDish = (words: string, spec: Mixed): Look =>
  look(words, mixed(spec), { density: 0.75 })
