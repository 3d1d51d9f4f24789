import type { Body } from '../render/body.ts'

/** What food is served in. Each kind has one size. */
export type VesselKind =
  | 'plate'
  | 'lunch plate'
  | 'side plate'
  | 'small plate'
  | 'platter'
  | 'shallow bowl'
  | 'pasta bowl'
  | 'side bowl'
  | 'bowl'
  | 'cereal bowl'
  | 'noodle bowl'
  | 'steamer'
  | 'small bowl'
  | 'clay bowl'
  | 'dip bowl'
  | 'board'
  | 'small board'
  | 'sushi board'
  | 'tumbler'
  | 'mug'
  | 'cup'
  | 'wine glass'
  | 'dessert glass'
  | 'pan'
  | 'karahi'
  | 'baking dish'

export type Vessel = {
  kind: VesselKind
  /** Outer radius in mm; of a board, that of the largest circle on it. */
  radius: number
  /** Radius of the level ground on which food lies, and how high it is above the table. */
  inner: number
  floor: number
  /** Height of its rim above the table. */
  height: number
  /** Height of the inside at a distance from its middle. */
  inside: (far: number) => number
  /** Half its width and depth, where it is not round. */
  reach?: readonly [x: number, y: number]
  /** Radius of its opening where that differs from its outer radius: a cup on a saucer. */
  rim?: number
  bodies: readonly Body[]
}

/** Colours of a set of dishes: its face, its rim, and a line round it where there is one. */
export type Glaze = { face: string; edge: string; line?: string }
