import type { Form } from '../../forms/form.ts'
import { joined } from './parts.ts'
import { type Soup, soup } from './soup.ts'
import { stew } from './stew.ts'

/** A curry: fills a bowl of its own like a soup, and lies as a pool beside rice on a plate. */
export function curry(spec: Soup): Form {
  const { in: inside, on } = spec
  const alone = soup(spec)
  const beside = stew({ ...spec, ...(inside && { in: inside }), ...(on && { on }) })
  return {
    with: (more) => curry({ ...spec, in: joined(inside, more) }),
    ground: (amount) => beside.ground(amount),
    lay: (place) => (place.bowl ? alone : beside).lay(place),
  }
}
