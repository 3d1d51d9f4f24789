import { type Look, look } from '../../looks/look.ts'
import { type Gravy, gravy } from '../archetypes/gravy.ts'
import { type Mixed, mixed } from '../archetypes/mixed.ts'

type More = Partial<Omit<Look, 'words' | 'form'>>

/** A thick curry: in a bowl, or beside rice on one plate. */
export const curry = (words: string, spec: Gravy, more: More = {}): Look =>
  look(words, gravy(spec), {
    role: 'wet',
    density: 1,
    thick: true,
    ...more,
  })

/** A curry with thin gravy, always in a bowl of its own. */
export const salan = (words: string, spec: Gravy, more: More = {}): Look =>
  curry(words, { clear: 3, thick: 0.3, ...spec }, { thick: false, ...more })

/** A curry served in the iron pan in which it was cooked. */
export const karahi = (words: string, spec: Gravy): Look =>
  curry(words, { thick: 0.85, ...spec }, { vessel: 'karahi', thick: false })

/** Rice with what was cooked in it. */
export const riceDish = (words: string, spec: Mixed): Look =>
  look(words, mixed(spec), { density: 0.75 })
