import { type Look, look } from '../../looks/look.ts'
import { type Soup, soup } from '../archetypes/soup.ts'

/** A soup in a bowl of its own. */
export const bowlOf = (words: string, spec: Soup, more: Partial<Look> = {}): Look =>
  look(words, soup(spec), { role: 'wet', density: 1, vessel: 'bowl', ...more })

/** A noodle soup in a large bowl, with chopsticks. */
export const noodleBowl = (words: string, spec: Soup): Look =>
  bowlOf(words, { chopsticks: true, ...spec }, { vessel: 'noodle bowl' })
