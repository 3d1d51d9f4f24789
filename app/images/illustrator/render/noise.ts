const size = 256
const table = new Float32Array(size)
const order = new Uint8Array(size * 2)

let state = 0x9e3779b9
const next = () => {
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
  state ^= state >>> 13
  return (state >>> 0) / 4294967296
}
for (let i = 0; i < size; i++) {
  table[i] = next()
  order[i] = i
}
for (let i = size - 1; i > 0; i--) {
  const j = Math.floor(next() * (i + 1))
  const held = order[i] as number
  order[i] = order[j] as number
  order[j] = held
}
for (let i = 0; i < size; i++) order[size + i] = order[i] as number

/** Value noise, 0 to 1, smooth, with one wave per unit; the same for the same place on every machine. */
export function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)]
  const [ax, bx] = [ix & 255, (ix + 1) & 255]
  const [ay, by] = [iy & 255, (iy + 1) & 255]
  const [az, bz] = [iz & 255, (iz + 1) & 255]
  const near = mix(
    mix(at(ax, ay, az), at(bx, ay, az), fx),
    mix(at(ax, by, az), at(bx, by, az), fx),
    fy,
  )
  const far = mix(
    mix(at(ax, ay, bz), at(bx, ay, bz), fx),
    mix(at(ax, by, bz), at(bx, by, bz), fx),
    fy,
  )
  return mix(near, far, fz)
}

/** Noise of several sizes, 0 to 1: each octave is twice as fine and half as strong. */
export function fractal(x: number, y: number, z: number, octaves = 3): number {
  let sum = 0
  let strength = 0.5
  let all = 0
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x, y, z)
    all += strength
    strength /= 2
    x = x * 2 + 17.3
    y = y * 2 + 5.1
    z = z * 2 + 9.7
  }
  return sum / all
}

/**
 * Distance to the nearest of points strewn one to a unit cube, about 0 to 1: spots, seeds, bubbles, cracks.
 */
export function cells(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  let least = 9
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      for (let k = -1; k <= 1; k++) {
        const spot = hash((ix + i) & 255, (iy + j) & 255, (iz + k) & 255)
        const dx = ix + i + (table[spot] as number) - x
        const dy = iy + j + (table[(spot + 71) & 255] as number) - y
        const dz = iz + k + (table[(spot + 157) & 255] as number) - z
        least = Math.min(least, dx * dx + dy * dy + dz * dz)
      }
    }
  }
  return Math.sqrt(least)
}

const hash = (x: number, y: number, z: number): number =>
  order[((order[((order[x] as number) + y) & 255] as number) + z) & 255] as number

const at = (x: number, y: number, z: number): number => table[hash(x, y, z)] as number

const ease = (t: number) => t * t * (3 - 2 * t)

const mix = (a: number, b: number, t: number) => a + (b - a) * t
