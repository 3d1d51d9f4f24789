import type { Placed } from './contents.ts'
import { clamp, polar } from './geometry.ts'
import type { Disc } from './layout.ts'
import type { Part } from './plan.ts'
import { roundZone, scaled, type Zone } from './zone.ts'

/** Where things float: the whole bowl, or what rice leaves of it. */
export function surfaceOf(toppings: readonly Placed[], home: Disc): Zone {
  const wet = toppings.find(({ part }) => part.role === 'wet')
  const heaped = toppings.some(({ part }) => part.role === 'base')
  return wet && heaped ? scaled(wet.zone, 0.94) : roundZone(home.center, home.radius * 0.8)
}

/** Five or six slices in a fan by the rim, where rice and sauce meet. */
export function fanIn(part: Part, toppings: readonly Placed[], home: Disc, nth: number): Placed {
  const { center } = toppings.find((one) => one.part.role === 'base')?.zone ?? home
  const away = Math.atan2(center.y - home.center.y, center.x - home.center.x)
  const at = polar(home.center, home.radius * 0.66, away + 1.75 + nth * 1.4)
  const kept = { home, grams: part.grams, cooking: part.cooking }
  const most = clamp(Math.round(part.grams / 8), 5, 6)
  return { part, zone: roundZone(at, 150, { ...kept, most }) }
}
