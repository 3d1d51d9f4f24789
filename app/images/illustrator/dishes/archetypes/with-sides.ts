import type { Form } from '../../forms/form.ts'
import { disc } from '../../scene/regions.ts'
import { recoloured } from './mixed.ts'
import { type DishPart, layPart, lazyParts } from './parts.ts'

/** Mm of the radius that a side takes. */
const sideRadius = ({ look, share }: DishPart): number => {
  const amount = { volume: share, grams: share * (look.density ?? 0.7), cooking: 'any' } as const
  return Math.max(15, Math.sqrt(look.form.ground(amount) / Math.PI) * 0.95)
}

/**
 * A food with what is always served with it: its chutneys stand at the back on the right, what is strewn or squeezed
 * over it lies in front of them. `sides` and what lies `on` it are named with their millilitres: "katori of sambar 30,
 * lemon wedge 12".
 */
export function withSides(own: Form, sides: string, on = ''): Form {
  const all = lazyParts(sides)
  const top = lazyParts(on)
  return {
    ...(own.flows && { flows: true }),
    count: (amount) => own.count?.(amount) ?? 1,
    ground(amount) {
      const main = Math.sqrt(own.ground(amount) / Math.PI)
      const room = all().reduce((sum, part) => sum + sideRadius(part), 0)
      return Math.PI * (main + Math.min(28, room * 0.37)) ** 2
    },
    lay(place) {
      const { center, area } = place.region
      const radius = Math.sqrt(area / Math.PI)
      const main = Math.min(radius * 0.84, Math.sqrt(own.ground(place) / Math.PI))
      const off = radius - main
      const [mx, my] = [center.x - off * 0.6, center.y - off * 0.7]
      own.lay({ ...place, region: disc(mx, my, main) })
      for (const part of top()) layPart(place, part, disc(mx, my, main * 0.5), part.share)
      let angle = 1.32
      for (const part of all()) {
        const r = sideRadius(part)
        const far = Math.max(radius * 0.5, radius * 1.14 - r)
        const half = Math.asin(Math.min(0.9, r / far))
        angle -= half
        const [x, y] = [center.x + far * Math.cos(angle), center.y + far * Math.sin(angle)]
        layPart(place, part, disc(x, y, r), part.share)
        angle -= half + 0.06
      }
    },
  }
}

type Tint = { tint?: string; strength?: number; on?: string }

/** A food by its name with what is served with it; the food itself takes on a tint. */
export function baseWithSides(
  base: string,
  sides: string,
  { tint = '#000', strength = 0, on = '' }: Tint = {},
): Form {
  const whole = lazyParts(base)
  const own: Form = {
    ...recoloured(base, tint, strength),
    count: (amount) => whole()[0]?.look.form.count?.(amount) ?? 1,
  }
  return withSides(own, sides, on)
}
