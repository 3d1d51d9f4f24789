import type { Point } from '../../core/geometry.ts'

export type SpearKind = 'asparagus' | 'bean' | 'stick' | 'carrot' | 'stalk' | 'straw'

type Profile = (long: number, thick: number, bend: number) => Point[]

/** Outlines of spears round the origin; the tip points along +x. */
export const profiles: Record<SpearKind, Profile> = {
  asparagus: (long, thick, bend) =>
    along(
      long,
      bend,
      [
        [-0.5, 0.42],
        [-0.3, 0.46],
        [0.2, 0.46],
        [0.32, 0.58],
        [0.42, 0.5],
        [0.5, 0.08],
      ],
      thick,
    ),
  bean: (long, thick, bend) =>
    along(
      long,
      bend,
      [
        [-0.5, 0.24],
        [-0.47, 0.4],
        [-0.25, 0.47],
        [0, 0.44],
        [0.28, 0.48],
        [0.45, 0.4],
        [0.49, 0.2],
      ],
      thick,
    ),
  carrot: (long, thick, bend) =>
    along(
      long,
      bend,
      [
        [-0.5, 0.3],
        [-0.46, 0.5],
        [-0.1, 0.42],
        [0.3, 0.28],
        [0.5, 0.08],
      ],
      thick,
    ),
  stalk: (long, thick, bend) =>
    along(
      long,
      bend,
      [
        [-0.5, 0.46],
        [-0.2, 0.44],
        [0.2, 0.44],
        [0.5, 0.46],
      ],
      thick,
    ),
  stick: (long, thick) => [
    { x: -long / 2, y: -thick * 0.46 },
    { x: long / 2 - thick * 0.1, y: -thick * 0.5 },
    { x: long / 2, y: thick * 0.42 },
    { x: -long / 2 + thick * 0.08, y: thick * 0.5 },
  ],
  straw: (long, thick, bend) => [
    { x: -long / 2, y: -thick / 2 },
    { x: 0, y: -thick / 2 + bend * 0.4 },
    { x: long / 2, y: -thick / 2 },
    { x: long / 2, y: thick / 2 },
    { x: 0, y: thick / 2 + bend * 0.4 },
    { x: -long / 2, y: thick / 2 },
  ],
}

function along(long: number, bend: number, half: [u: number, w: number][], thick: number): Point[] {
  const at = (u: number, w: number) => ({ x: u * long, y: w * thick + bend * (1 - 4 * u * u) })
  return [...half.map(([u, w]) => at(u, -w)), ...half.toReversed().map(([u, w]) => at(u, w))]
}
