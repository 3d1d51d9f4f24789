import type { Frame } from './frame.ts'

/**
 * How much of the sky each point misses, 0 to 255, at half the frame's resolution: a point that lies
 * deeper than its surroundings is darker (the depth buffer less its blur).
 */
export function occlusion({ side, depth }: Frame, scale: number): Uint8Array {
  const half = side >> 1
  const small = new Float32Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) small[y * half + x] = depth[2 * y * side + 2 * x] as number
  }
  const dark = new Uint8Array(half * half)
  const near = blurred(small, half, Math.max(1, Math.round(1.1 * scale)))
  const far = blurred(small, half, Math.max(2, Math.round(5 * scale)))
  for (let i = 0; i < dark.length; i++) {
    const own = small[i] as number
    const crease = Math.min(1, Math.max(0, ((near[i] as number) - own) / 3.2))
    const hollow = Math.min(1, Math.max(0, ((far[i] as number) - own) / 16))
    dark[i] = 255 * (1 - (1 - 0.62 * crease) * (1 - 0.6 * hollow))
  }
  return dark
}

/** The mean over a square of `radius` pixels each way, twice, which is nearly a bell curve. */
function blurred(values: Float32Array, side: number, radius: number): Float32Array {
  const once = pass(pass(values, side, radius), side, radius)
  return pass(pass(once, side, radius >> 1 || 1), side, radius >> 1 || 1)
}

/** Blurs along rows and turns rows to columns, so that two passes blur both ways. */
function pass(values: Float32Array, side: number, radius: number): Float32Array {
  const turned = new Float32Array(values.length)
  const width = 2 * radius + 1
  for (let y = 0; y < side; y++) {
    const row = y * side
    let sum = 0
    for (let i = -radius; i <= radius; i++) {
      sum += values[row + Math.min(side - 1, Math.max(0, i))] as number
    }
    for (let x = 0; x < side; x++) {
      turned[x * side + y] = sum / width
      const enters = values[row + Math.min(side - 1, x + radius + 1)] as number
      const leaves = values[row + Math.max(0, x - radius)] as number
      sum += enters - leaves
    }
  }
  return turned
}
