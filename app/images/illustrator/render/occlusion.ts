import type { Frame } from './frame.ts'

/** Half the radius of the wider of two blurs, in mm. */
const farthest = 5

/** Mm round a point that decide how dark it is: a strip needs so much of its neighbours. */
export const occlusionReach = 3 * farthest

/**
 * How much of the sky each point misses, 0 to 255, at half the frame's resolution: a point that lies
 * deeper than its surroundings is darker (the depth buffer less its blur).
 */
export function occlusion({ side, rows, depth }: Frame, scale: number): Uint8Array {
  const size = { width: side >> 1, height: rows >> 1 }
  const { width, height } = size
  const small = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) small[y * width + x] = depth[2 * y * side + 2 * x] as number
  }
  const dark = new Uint8Array(width * height)
  const near = blurred(small, size, Math.max(1, Math.round(1.1 * scale)))
  const far = blurred(small, size, Math.max(2, Math.round(farthest * scale)))
  for (let i = 0; i < dark.length; i++) {
    const own = small[i] as number
    const crease = Math.min(1, Math.max(0, ((near[i] as number) - own) / 3.2))
    const hollow = Math.min(1, Math.max(0, ((far[i] as number) - own) / 16))
    dark[i] = 255 * (1 - (1 - 0.62 * crease) * (1 - 0.6 * hollow))
  }
  return dark
}

type Size = { width: number; height: number }

/** The mean over a square of `radius` pixels each way, twice, which is nearly a bell curve. */
function blurred(values: Float32Array, size: Size, radius: number): Float32Array {
  const turned = { width: size.height, height: size.width }
  const less = radius >> 1 || 1
  const once = pass(pass(values, size, radius), turned, radius)
  return pass(pass(once, size, less), turned, less)
}

/** Blurs along rows and turns rows to columns, so that two passes blur both ways. */
function pass(values: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const turned = new Float32Array(values.length)
  const across = 2 * radius + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let i = -radius; i <= radius; i++) {
      sum += values[row + Math.min(width - 1, Math.max(0, i))] as number
    }
    for (let x = 0; x < width; x++) {
      turned[x * height + y] = sum / across
      const enters = values[row + Math.min(width - 1, x + radius + 1)] as number
      const leaves = values[row + Math.max(0, x - radius)] as number
      sum += enters - leaves
    }
  }
  return turned
}
