import { type Mesh, meshWhenDrawn, patch } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'

type Crumpled = {
  length: number
  width: number
  high?: number
  seed: number
  /** Points of its grid along it. */
  detail?: number
}

/**
 * A leaf that wilted: a thin sheet that fell together into sharp folds, whose edges hang down. Coords are mm along and across
 * it, and 0 in its creases to 1 on its folds.
 */
export const crumpled = ({ length, width, high = 6, seed, detail = 22 }: Crumpled): Mesh =>
  meshWhenDrawn(() => {
    const turn = seed * 1.7
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const fold = (x: number, y: number) => {
      // Long folds lie across the leaf, short ones all over it.
      const long = noise((x * c + y * s) / 6.5 + seed * 7, (y * c - x * s) / 15 + 20, seed * 3)
      const short = fractal(x / 4.2 + seed * 5, y / 4.2 + 9, seed * 2 + 6, 2)
      return 0.68 * ridge(long) + 0.32 * ridge(short)
    }
    const at = (t: number, side: number) => {
      const along = 2 * t - 1
      const across = 2 * side - 1
      const lobes = 0.82 + 0.36 * noise(along * 2.2 + seed * 9, across > 0 ? 3 : 8, seed)
      const half = (width / 2) * Math.sqrt(Math.max(0.03, 1 - along ** 4)) * lobes
      return [(along * length) / 2, across * half, Math.max(along ** 2, across ** 2)] as const
    }
    return patch(
      detail,
      Math.round(detail * 0.7),
      (t, side) => {
        const [x, y, out] = at(t, side)
        const up = fold(x, y)
        const pulled = 2.4 * (fractal(x / 8 + seed, y / 8 + 30, 4, 2) - 0.5)
        return [x * (1 - 0.12 * up) + pulled, y - pulled, high * up - 0.75 * high * out ** 2]
      },
      (t, side) => {
        const [x, y] = at(t, side)
        return [x, y, fold(x, y)]
      },
    )
  })

/** 1 where a noise is in its middle, less on both sides of it: ridges. */
const ridge = (n: number): number => 1 - Math.min(1, Math.abs(n - 0.5) * 3.4)
