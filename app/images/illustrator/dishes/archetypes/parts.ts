import type { Region } from '../../core/layout.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Look } from '../../looks/look.ts'
import type { Place } from '../../scene/place.ts'

/** A part of a dish, by the name of its look, and its share of the dish's volume in percent. */
export type DishPart = { look: Look; name: string; share: number }

/** Reads "chicken chunk 40, onion 10": names of looks with percent of the volume. Throws for an unknown name. */
export function partsOf(text: string): DishPart[] {
  if (text.trim() === '') return []
  return text.split(',').map((entry) => {
    const [, name = '', share = '10'] = entry.trim().match(/^(.*?)\s*(\d+(?:\.\d+)?)?$/) ?? []
    const look = lookNamed(name)
    if (!look) throw new Error(`No food looks like "${name}"`)
    return { look, name, share: Number(share) }
  })
}

/** Lays a part of a dish in a region of its own. `millilitres` is what of it is to be seen. */
export function layPart(place: Place, part: DishPart, region: Region, millilitres: number): void {
  const { look, name } = part
  const form = (look.role !== 'garnish' && millilitres < 25 && look.little) || look.form
  const { count: _count, bowl: _bowl, ...rest } = place
  form.lay({
    ...rest,
    region,
    random: place.random.fork(name),
    volume: millilitres,
    grams: millilitres * (look.density ?? 0.7),
  })
}
