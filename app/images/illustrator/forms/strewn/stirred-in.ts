import { step } from '../../render/colour.ts'
import { fractal } from '../../render/noise.ts'
import type { Place } from '../../scene/place.ts'
import { type Grain, spotIn } from '../heaps.ts'

/** Mm by which drifts of grains stand out of a liquid, and mm from one to the next. */
const drift = { high: 5.4, wide: 24 }

/**
 * Grains in a liquid at `level` mm: most of them half in it, in drifts that look out and gaps where only the liquid shows.
 * `covers` is the share of its surface that they take.
 */
export function stirIn(place: Place, grain: Grain, level: number, covers: number): void {
  const { region, random, ground, put } = place
  const count = Math.min(1500, Math.round((region.area * 1.3 * covers) / grain.covers))
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  for (let i = 0; i < count; i++) {
    const { x, y } = spotIn(region, random, 1.06)
    // Pieces that look out of the liquid carry few of them.
    const below = ground.rest(x, y, 4)
    if (below > level + 3 && random.chance(0.8)) continue
    const hill = drift.high * (fractal((x + dx) / drift.wide, (y + dy) / drift.wide, 5, 2) - 0.56)
    const sunk = level - 1.6 + hill + random.range(-1.4, 1.2)
    const patch = step(0.3, 0.7, fractal(x / 16, y / 16, 9, 2))
    put({
      mesh: random.pick(grain.meshes),
      material: grain.material,
      pose: {
        at: [x, y, below > level + 3 ? below + 1 : sunk],
        turn: random.range(0, 6.283),
        tilt: random.range(-0.9, 0.9),
        roll: random.range(-0.9, 0.9),
        scale: random.range(0.8, 1.14),
      },
      seed: random.chance(0.5) ? 0.06 + 0.86 * patch : random.next(),
    })
  }
}
