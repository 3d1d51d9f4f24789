import { crc32, deflateSync } from 'node:zlib'
import { createRandom, type Random } from './random.ts'

/** Noise that repeats without a seam: `cells` waves across and down a tile of `px` by `py` pixels. */
export type Noise = {
  px: number
  py: number
  cells: [across: number, down: number]
  octaves: number
  seed: number
  /** Colour of the stain, and how its opacity follows the noise (0 to 1): gain times noise plus offset. */
  color: [red: number, green: number, blue: number]
  gain: number
  offset: number
}

const levels = 16

/**
 * The noise as a PNG data address, with one pixel more on each side, taken from the opposite side, so
 * that smoothing between pixels shows no seam. Drawing noise into a small file once is some thirty times
 * cheaper than having the rasteriser compute it for each picture.
 */
export function noiseImage(noise: Noise): string {
  const { px, py, color } = noise
  const [wide, high] = [px + 2, py + 2]
  const values = fractal(noise)
  const stride = Math.ceil(wide / 2)
  const rows = Buffer.alloc((stride + 1) * high)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const value = values[((y - 1 + py) % py) * px + ((x - 1 + px) % px)] ?? 0
      const level = Math.round(Math.min(1, Math.max(0, value)) * (levels - 1))
      const at = y * (stride + 1) + 1 + (x >> 1)
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? level << 4 : level)
    }
  }
  const palette = Buffer.from(Array.from({ length: levels }, () => color).flat())
  const alpha = Buffer.from(
    Array.from({ length: levels }, (_, i) => Math.round((i / (levels - 1)) * 255)),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(wide, 0)
  head.writeUInt32BE(high, 4)
  head.set([4, 3], 8)
  const file = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('tRNS', alpha),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** Gradient noise in octaves, each of half the height and twice the frequency of the one before. */
function fractal({ px, py, cells, octaves, seed, gain, offset }: Noise): Float64Array {
  const values = new Float64Array(px * py)
  const random = createRandom(seed)
  for (let octave = 0; octave < octaves; octave++) {
    const [across, down] = [cells[0] << octave, cells[1] << octave]
    const slopes = gradients(random, across * down)
    for (let i = 0; i < values.length; i++) {
      const x = ((i % px) / px) * across
      const y = (Math.floor(i / px) / py) * down
      values[i] = (values[i] ?? 0) + gradientNoise(slopes, across, down, x, y) / 2 ** octave
    }
  }
  return values.map((value) => gain * ((value + 1) / 2) + offset)
}

const gradients = (random: Random, count: number) =>
  Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2)
    return [Math.cos(angle), Math.sin(angle)] as const
  })

function gradientNoise(
  slopes: readonly (readonly [number, number])[],
  across: number,
  down: number,
  x: number,
  y: number,
): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - i, y - j]
  const pull = (di: number, dj: number) => {
    const [gx, gy] = slopes[((j + dj) % down) * across + ((i + di) % across)] ?? [0, 0]
    return gx * (u - di) + gy * (v - dj)
  }
  const [s, t] = [ease(u), ease(v)]
  const top = pull(0, 0) + (pull(1, 0) - pull(0, 0)) * s
  const low = pull(0, 1) + (pull(1, 1) - pull(0, 1)) * s
  return (top + (low - top) * t) * 1.5
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
