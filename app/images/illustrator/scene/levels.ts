import type { Bowl } from './place.ts'

/**
 * Height in mm at which so many ml stand in a bowl or glass, at most `headroom` mm below its rim; `step` is the
 * height in mm of the layers that are added up.
 */
export function levelIn(bowl: Bowl, volume: number, headroom: number, step = 0.5): number {
  let held = 0
  let z = bowl.inside(0)
  while (held < volume * 1000 && z < bowl.depth - headroom) {
    held += Math.PI * radiusAt(bowl, z + step / 2) ** 2 * step
    z += step
  }
  return z
}

/** Radius of the inside at a height, by bisection. */
export function radiusAt({ radius, inside }: Bowl, height: number): number {
  let [low, high] = [0, radius * 1.3]
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (inside(middle) < height) low = middle
    else high = middle
  }
  return low
}
