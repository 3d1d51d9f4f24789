import type { Brush } from './brush.ts'
import type { Role } from './foods/food.ts'
import { clamp, polar, tau } from './geometry.ts'
import { type Disc, divide } from './layout.ts'
import type { Part, Plan } from './plan.ts'
import type { Vessel } from './vessel.ts'
import { roundZone, scaled, type Zone, zoneOf } from './zone.ts'

type Contents = { food: string; over: string }
type Brushes = (label: string) => Brush

/** Lower layers first. */
const order: Role[] = ['wet', 'base', 'whole', 'side', 'sauce', 'main', 'garnish', 'drink']

/** How far a food's pile reaches under (or over) its neighbours. */
const overlap: Partial<Record<Role, number>> = { base: 1.07, side: 1.03, main: 1.05 }

/** Draws everything that lies in the vessel, and what stands beside it. */
export function drawContents(brushes: Brushes, plan: Plan, vessel: Vessel): Contents {
  const disc = { center: vessel.center, radius: vessel.room * plan.fullness }
  const zones = zonesOf(brushes('layout'), plan.parts, disc)
  const drawn = zones
    .map(({ part, zone }, i) => ({ part, zone, i }))
    .sort((a, b) => order.indexOf(a.part.role) - order.indexOf(b.part.role))
    .map(({ part, zone, i }) =>
      part.food.draw(brushes(`food ${i}`), scaled(zone, overlap[part.role] ?? 1)),
    )
  const tops = plan.garnish.map((part, i) => garnish(brushes(`garnish ${i}`), part, disc))
  return { food: drawn.join('') + tops.join(''), over: '' }
}

/** Each part's ground: its share of the disc by volume, at least what a spoonful takes. */
export function zonesOf(
  brush: Brush,
  parts: readonly Part[],
  disc: Disc,
): { part: Part; zone: Zone }[] {
  const total = parts.reduce((sum, { volume }) => sum + volume, 0)
  const rough = parts.map(({ volume }) => Math.max(0.025, volume / total))
  const sum = rough.reduce((all, share) => all + share, 0)
  const portions = parts.map(({ role }, i) => ({
    share: (rough[i] ?? 0) / sum,
    main: role === 'main',
  }))
  const regions = divide(portions, disc, brush.random)
  return parts.flatMap((part, i) => {
    const region = regions[i]
    if (!region) return []
    return [{ part, zone: { ...zoneOf(region.outline, part), center: region.center } }]
  })
}

function garnish(brush: Brush, part: Part, disc: Disc): string {
  const at = polar(
    disc.center,
    disc.radius * brush.random.range(0.5, 0.8),
    brush.random.range(0, tau),
  )
  const radius = clamp(Math.sqrt(part.volume) * 14, 34, 90)
  return part.food.draw(brush, roundZone(at, radius, { grams: part.grams, cooking: part.cooking }))
}
