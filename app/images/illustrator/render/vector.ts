/** A point or direction in millimetres: x to the right, y away from the viewer, z up from the table. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The same direction with length 1; straight up for a vector without a direction. */
export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2])
  return length > 1e-9 ? times(a, 1 / length) : [0, 0, 1]
}

export const lerp = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
