import type { Form } from '../../forms/form.ts'
import { laid, type Pieces } from '../../forms/pieces.ts'
import type { Material } from '../../render/material.ts'
import { type Mesh, reshape, withCoords } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import type { Amount } from '../../scene/place.ts'
import { slice } from '../../shapes/cuts.ts'
import { type Outline, tube } from '../../shapes/shapes.ts'
import { part } from './pieces.ts'

export type Sliced = {
  /** Grams of the whole that is sliced. */
  each: number
  slices: number
  /** Mm. */
  thick: number
  /** Half its width and its height at a place along it, 0 to 1, in mm. */
  size: (along: number) => readonly [half: number, height: number]
  /** Radians from lying flat: 1.57 stands upright. */
  lean?: number
  material: Material | ((amount: Amount) => Material)
  /** What lies over the upper edge of each slice, by its outline and thickness: a glaze. */
  over?: { mesh: (outline: Outline, thick: number) => Mesh; material: Material }
}

/** A breast, steak or joint cut into slices that lean on each other, their faces towards the viewer. */
export function sliced(spec: Sliced): Form {
  return laid(slicedPieces(spec), { turned: 0.9, facing: 0.75, apart: 1.05 })
}

export function slicedPieces(spec: Sliced): Pieces {
  const { each, slices, thick, size, lean = 1.12, material, over } = spec
  const step = thick / Math.sin(lean) + 1.2
  const length = step * slices
  return {
    each,
    variants: 3,
    make(random, amount) {
      const seed = random.next()
      const all = typeof material === 'function' ? material(amount) : material
      // A smaller portion is fewer slices of the same size.
      const count = Math.max(2, Math.min(slices, Math.round((slices * amount.grams) / each)))
      const bodies = Array.from({ length: count }).flatMap((_, i) => {
        const along = (i + 0.5) / slices
        const [half, height] = size(along)
        const k = random.range(0.95, 1.05)
        const lies = lean + random.range(-0.1, 0.1)
        const own = thick * random.range(0.85, 1.1)
        const outline = arch(half * k, height, seed + i)
        const pose = {
          at: [random.range(-2, 2), (i + 0.5) * step - length / 2, (height / 2) * Math.sin(lies)],
          tilt: lies,
          turn: random.range(-0.07, 0.07),
        } as const
        const mesh = slice(outline, { thick: own, edge: 1.2 })
        if (!over) return [part(mesh, all, pose, seed)]
        // What ran down differs from slice to slice.
        const lot = (seed + 0.37 * i) % 1
        return [part(mesh, all, pose, lot), part(over.mesh(outline, own), over.material, pose, lot)]
      })
      const [half, height] = size(0.5)
      return {
        bodies,
        radius: Math.max(half, length / 2) * 0.86,
        height: height * Math.sin(lean) * 0.85,
      }
    },
  }
}

/** The cross-section of what lies flat below and is round above. */
export function arch(half: number, height: number, seed = 0, count = 34): Outline {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const wobble =
      1 + 0.05 * Math.sin(angle * 3 + seed * 9) + 0.03 * Math.sin(angle * 5 + seed * 21)
    const x = Math.sign(c) * Math.abs(c) ** 0.85 * half * wobble
    const y = s > 0 ? s ** 0.85 * wobble : -(Math.abs(s) ** 0.5)
    return [x, (y * height) / 2] as const
  })
}

/** A coat over the upper edge of a slice, so many mm thick, as wide as the slice: a glaze, gravy. Coords are mm. */
export const coatOver =
  (high: number) =>
  (outline: Outline, thick: number): Mesh => {
    const path = outline.filter(([, y]) => y > 3).map(([x, y]): Vec => [x, y, thick / 2])
    const half = thick / 2
    const band = tube(path, {
      radius: (t) =>
        high *
        Math.min(1, 0.35 + 5 * Math.min(t, 1 - t)) *
        (1 + 0.25 * Math.sin(t * 23 + path.length)),
      flat: (half + 0.9) / high,
      around: 14,
    })
    const squared = ([x, y, z]: Vec): Vec => [
      x,
      y,
      half + Math.max(-1, Math.min(1, (z - half) / half)) * (half + 0.7),
    ]
    return withCoords(reshape(band, squared), (at) => at)
  }
