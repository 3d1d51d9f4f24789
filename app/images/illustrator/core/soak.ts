import { type Brush, line } from './brush.ts'
import { grow, place, polar, smooth } from './geometry.ts'
import { shade } from './palette.ts'
import type { Zone } from './zone.ts'

/** The wet edge of rice that stands in a sauce: sauce that creeps into it unevenly, fading inwards. */
export function soak({ random }: Brush, zone: Zone, sauce: string): string {
  const phase = random.range(0, 6)
  const edge = (inset: number) =>
    smooth(
      place(
        grow(zone.outline, zone.center, inset).map((p, i) =>
          polar(p, 9 * Math.sin(i * 1.3 + phase) + random.range(-4, 4), i),
        ),
        { x: 0, y: 0 },
        0,
      ),
    )
  return (
    [46, 36, 24].map((width) => line(edge(0.94), sauce, width, 0.2)).join('') +
    line(edge(0.96), shade(sauce, -0.03), 13, 0.35) +
    line(edge(0.93), sauce, 7, 0.3)
  )
}
