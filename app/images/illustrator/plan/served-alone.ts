import { withSides } from '../dishes/archetypes/with-sides.ts'
import { servedWith } from '../dishes/served-with.ts'
import { lookNamed } from '../looks/find-look.ts'
import type { Look } from '../looks/look.ts'
import type { Part } from './plan.ts'

let known: Map<Look, Look> | undefined

/** Looks with what always comes with them, by the looks themselves; made when they are first asked for. */
function withTheirSides(): Map<Look, Look> {
  known ??= new Map(
    servedWith.map(([name, sides, on, under]) => {
      const own = lookNamed(name)
      if (!own) throw new Error(`No food looks like "${name}"`)
      return [own, { ...own, role: 'food', form: withSides(own.form, sides, on, under) }]
    }),
  )
  return known
}

/** The foods of a table; one that stands there alone has its chutney, dip or lemon beside it. */
export function servedAlone(parts: readonly Part[]): readonly Part[] {
  const [only] = parts
  const look = parts.length === 1 && only ? withTheirSides().get(only.look) : undefined
  return only && look ? [{ ...only, look }] : parts
}
