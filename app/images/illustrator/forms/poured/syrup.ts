import type { Region } from '../../core/layout.ts'
import type { Random } from '../../core/random.ts'
import type { Veil } from '../../render/body.ts'
import type { Material } from '../../render/material.ts'
import type { Mesh } from '../../render/mesh.ts'
import type { BelowAt } from '../../scene/lie-over.ts'
import type { Form } from '../form.ts'
import { footOf, keptOn, poolAt, type Run, runDown, runsOf } from './running.ts'
import { guessedOf, type Thickness, thickOver } from './spilled.ts'

/** Thin at its edge, deeper where it gathers. */
const onTop: Thickness = { thick: 1.25, lumpy: 0.95, lump: 15, fills: 6, soft: 3.4, fades: 0.7 }

/**
 * Syrup: clear, in a rounded outline on what it was poured over, over whose edge it runs down in a broad run, which ends in
 * a pool on the plate, and in one or two that are narrower and end on their way.
 */
export const syrupy = (material: Material, film: Veil): Form => ({
  ground: ({ volume }) => (volume * 1000) / 5.4,
  lay(place) {
    const { random, put } = place
    const runs = runsOf(random)
    const region = outlineOf(place.region, runs, random)
    const lumps = [random.range(0, 90), random.range(0, 90)] as const
    // What runs down finds its way by what is below all of it.
    const own = { material, film, airy: true, pose: {}, seed: random.next(), piece: {} }
    const mesh = thickOver(region, guessedOf(place), onTop, lumps, 4)
    const lay = (over: (below: BelowAt) => Mesh) => put({ ...own, mesh, over })
    lay((below) => thickOver(keptOn(region, below), below, onTop, lumps, 30))
    const reach = Math.sqrt(place.region.area / Math.PI)
    for (const run of runs) {
      lay((below) => runDown(region, run, reach, below))
      if (run.deep >= 1) lay(poolOf(region, run, reach, random))
    }
  },
})

/** Rounded, here near the edge of the food and there far from it, drawn out to where it runs over. */
function outlineOf({ center, area }: Region, runs: readonly Run[], random: Random): Region {
  const reach = Math.sqrt(area / Math.PI)
  const [a, b, c] = [random.range(0, 6.283), random.range(0, 6.283), random.range(0, 6.283)]
  const outline = Array.from({ length: 84 }, (_, i) => {
    const angle = (i / 84) * 2 * Math.PI
    const wave =
      0.15 * Math.sin(2 * angle + a) +
      0.12 * Math.sin(3 * angle + b) +
      0.05 * Math.sin(5 * angle + c)
    let by = 0.98 + wave
    for (const { angle: way, wide } of runs) {
      const off = Math.abs(((angle - way + 3 * Math.PI) % (2 * Math.PI)) - Math.PI) * reach
      by += (1.75 - by) * Math.exp(-((off / (5 + 5.5 * wide)) ** 2))
    }
    return {
      x: center.x + reach * by * Math.cos(angle),
      y: center.y + reach * by * Math.sin(angle),
    }
  })
  return { center, outline, area }
}

/** The pool on the plate in which a run ends, flat, though the side of the food is near. */
function poolOf(region: Region, run: Run, reach: number, random: Random) {
  const wide = random.range(13, 18)
  return (below: BelowAt): Mesh => {
    const end = footOf(region, run, reach, below)
    const own = poolAt(run, end ?? [region.center.x, region.center.y, 0], wide)
    const level = { top: 0, mean: 0, floor: 0 }
    const flat: BelowAt = (x, y) => {
      const { floor } = below(x, y)
      level.top = end ? floor : floor - 9
      level.mean = level.top
      level.floor = level.top
      return level
    }
    return thickOver(own, flat, { thick: 1.9, fills: 0, soft: 2.5 }, [0, 0], 14)
  }
}
