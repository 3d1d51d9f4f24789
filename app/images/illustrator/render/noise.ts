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

/** The values in their order: two numbers below 256 name one together. */
const values = Float64Array.from(order, (at) => table[at] as number)

/** The place to look at, and the noise found there: calls make an object of each number that they take or give. */
export const asked = new Float64Array(3)
const found = new Float64Array(1)

/** Value noise, 0 to 1, smooth, with one wave per unit; the same for the same place on every machine. */
export function noise(x: number, y: number, z: number): number {
  asked[0] = x
  asked[1] = y
  asked[2] = z
  findNoise()
  return found[0] as number
}

function findNoise(): void {
  const x = asked[0] as number
  const y = asked[1] as number
  const z = asked[2] as number
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const tx = x - ix
  const ty = y - iy
  const tz = z - iz
  const fx = tx * tx * (3 - 2 * tx)
  const fy = ty * ty * (3 - 2 * ty)
  const ax = order[ix & 255] as number
  const bx = order[(ix + 1) & 255] as number
  const ay = iy & 255
  const by = (iy + 1) & 255
  const az = iz & 255
  const aa = order[ax + ay] as number
  const ab = order[ax + by] as number
  const ba = order[bx + ay] as number
  const bb = order[bx + by] as number
  const n000 = values[aa + az] as number
  const n010 = values[ab + az] as number
  const n00 = n000 + ((values[ba + az] as number) - n000) * fx
  const n10 = n010 + ((values[bb + az] as number) - n010) * fx
  const near = n00 + (n10 - n00) * fy
  found[0] = near
  // Half as much to do for what is painted flat, at a whole number.
  if (tz === 0) return
  const bz = (iz + 1) & 255
  const n001 = values[aa + bz] as number
  const n011 = values[ab + bz] as number
  const n01 = n001 + ((values[ba + bz] as number) - n001) * fx
  const n11 = n011 + ((values[bb + bz] as number) - n011) * fx
  const far = n01 + (n11 - n01) * fy
  found[0] = near + (far - near) * (tz * tz * (3 - 2 * tz))
}

/** What `findSlope` found: the slopes of the noise along x, y and z, and its value. */
export const slope = new Float64Array(4)

/** The noise at the place `asked` with its slope along each axis, for the price of one. */
export function findSlope(): void {
  const x = asked[0] as number
  const y = asked[1] as number
  const z = asked[2] as number
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const tx = x - ix
  const ty = y - iy
  const tz = z - iz
  const fx = tx * tx * (3 - 2 * tx)
  const fy = ty * ty * (3 - 2 * ty)
  const fz = tz * tz * (3 - 2 * tz)
  const ax = order[ix & 255] as number
  const bx = order[(ix + 1) & 255] as number
  const ay = iy & 255
  const by = (iy + 1) & 255
  const az = iz & 255
  const bz = (iz + 1) & 255
  const aa = order[ax + ay] as number
  const ab = order[ax + by] as number
  const ba = order[bx + ay] as number
  const bb = order[bx + by] as number
  const n000 = values[aa + az] as number
  const n010 = values[ab + az] as number
  const n001 = values[aa + bz] as number
  const n011 = values[ab + bz] as number
  // The four edges along x, from `n` on by `d`.
  const d00 = (values[ba + az] as number) - n000
  const d10 = (values[bb + az] as number) - n010
  const d01 = (values[ba + bz] as number) - n001
  const d11 = (values[bb + bz] as number) - n011
  const n00 = n000 + d00 * fx
  const n10 = n010 + d10 * fx
  const n01 = n001 + d01 * fx
  const n11 = n011 + d11 * fx
  const low = n00 + (n10 - n00) * fy
  const high = n01 + (n11 - n01) * fy
  slope[3] = low + (high - low) * fz
  const lowX = d00 + (d10 - d00) * fy
  const highX = d01 + (d11 - d01) * fy
  slope[0] = 6 * tx * (1 - tx) * (lowX + (highX - lowX) * fz)
  const lowY = n10 - n00
  const highY = n11 - n01
  slope[1] = 6 * ty * (1 - ty) * (lowY + (highY - lowY) * fz)
  slope[2] = 6 * tz * (1 - tz) * (high - low)
}

/**
 * Noise of several sizes, 0 to 1: each octave is twice as fine and half as strong. Octaves are turned against
 * each other, so that the grid of the noise does not show.
 */
export function fractal(x: number, y: number, z: number, octaves = 3): number {
  let u = 0.8 * x + 0.6 * y + 0.31 * z
  let v = 0.8 * y - 0.6 * x + 0.23 * z
  let w = z
  let sum = 0
  let strength = 0.5
  let all = 0
  for (let i = 0; i < octaves; i++) {
    asked[0] = u
    asked[1] = v
    asked[2] = w
    findNoise()
    sum += strength * (found[0] as number)
    all += strength
    strength /= 2
    const turned = 1.6 * u + 1.2 * v + 17.3
    v = 1.6 * v - 1.2 * u + 5.1
    u = turned
    w = w * 2 + 9.7
  }
  return sum / all
}

/** Distance to the nearest of points strewn one to a unit cube, about 0 to 1: spots, seeds, bubbles, cracks. */
export function cells(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const [tx, ty, tz] = [x - ix, y - iy, z - iz]
  let least = 9
  for (let a = 0; a < 3; a++) {
    // The cube of the place itself first: then most others are too far to be asked.
    const i = a === 2 ? -1 : a
    const gx = i === 0 ? 0 : i < 0 ? tx * tx : (1 - tx) * (1 - tx)
    if (gx >= least) continue
    for (let b = 0; b < 3; b++) {
      const j = b === 2 ? -1 : b
      const gy = gx + (j === 0 ? 0 : j < 0 ? ty * ty : (1 - ty) * (1 - ty))
      if (gy >= least) continue
      for (let c = 0; c < 3; c++) {
        const k = c === 2 ? -1 : c
        if (gy + (k === 0 ? 0 : k < 0 ? tz * tz : (1 - tz) * (1 - tz)) >= least) continue
        const spot = hash((ix + i) & 255, (iy + j) & 255, (iz + k) & 255)
        const dx = i + (table[spot] as number) - tx
        const dy = j + (table[(spot + 71) & 255] as number) - ty
        const dz = k + (table[(spot + 157) & 255] as number) - tz
        const far = dx * dx + dy * dy + dz * dz
        if (far < least) least = far
      }
    }
  }
  return Math.sqrt(least)
}

/** The nearest of points that are strewn over a plane, one to a unit square. */
export type NearSpot = { dx: number; dy: number; far: number; lot: number }

const spotFound: NearSpot = { dx: 0, dy: 0, far: 0, lot: 0 }

/**
 * The nearest spot to a place: the way to it, how far it is, and a lot of its own from 0 to 1. One object is used for
 * all answers, so do not keep it.
 */
export function nearestSpot(x: number, y: number): NearSpot {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let least = 9
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const spot = order[(order[(ix + i) & 255] as number) + ((iy + j) & 255)] as number
      const dx = ix + i + (table[spot] as number) - x
      const dy = iy + j + (table[(spot + 71) & 255] as number) - y
      const far = dx * dx + dy * dy
      if (far >= least) continue
      least = far
      spotFound.dx = dx
      spotFound.dy = dy
      spotFound.lot = table[(spot + 157) & 255] as number
    }
  }
  spotFound.far = Math.sqrt(least)
  return spotFound
}

/** The nearest of points strewn in space, one to a unit cube: the way to it along x, y and z, how far, and a lot of its own. */
export const crumb = new Float64Array(5)

/** Finds the crumb in which the place that is `asked` lies; looks into eight cubes only. */
export function findCrumb(): void {
  const x = asked[0] as number
  const y = asked[1] as number
  const z = asked[2] as number
  const ix = Math.floor(x - 0.5)
  const iy = Math.floor(y - 0.5)
  const iz = Math.floor(z - 0.5)
  let least = 9
  for (let corner = 0; corner < 8; corner++) {
    const cx = ix + (corner & 1)
    const cy = iy + ((corner >> 1) & 1)
    const cz = iz + (corner >> 2)
    const spot = hash(cx & 255, cy & 255, cz & 255)
    const dx = cx + 0.15 + 0.7 * (table[spot] as number) - x
    const dy = cy + 0.15 + 0.7 * (table[(spot + 71) & 255] as number) - y
    const dz = cz + 0.15 + 0.7 * (table[(spot + 157) & 255] as number) - z
    const far = dx * dx + dy * dy + dz * dz
    if (far >= least) continue
    least = far
    crumb[0] = dx
    crumb[1] = dy
    crumb[2] = dz
    crumb[4] = table[(spot + 31) & 255] as number
  }
  crumb[3] = Math.sqrt(least)
}

const hash = (x: number, y: number, z: number): number =>
  order[(order[(order[x] as number) + y] as number) + z] as number
