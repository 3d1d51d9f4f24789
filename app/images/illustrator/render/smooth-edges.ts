/**
 * Softens the stairs along edges of a picture of three bytes per pixel (fast approximate anti-aliasing):
 * where neighbours differ plainly, a pixel is mixed with those along the edge.
 */
export function smoothEdges(pixels: Buffer, side: number): Buffer {
  const luma = new Uint8Array(side * side)
  const smooth = Buffer.from(pixels)
  for (let y = 0; y < side; y++) findLuma(luma, pixels, y * side, (y + 1) * side)
  for (let y = 1; y < side - 1; y++) smoothRow(pixels, smooth, luma, side, y)
  return smooth
}

/** How bright the pixels of a row are. */
function findLuma(luma: Uint8Array, pixels: Buffer, from: number, to: number): void {
  for (let i = from, n = 3 * from; i < to; i++, n += 3) {
    luma[i] =
      ((pixels[n] as number) * 77 +
        (pixels[n + 1] as number) * 150 +
        (pixels[n + 2] as number) * 29) >>
      8
  }
}

function smoothRow(from: Buffer, to: Buffer, luma: Uint8Array, side: number, y: number): void {
  for (let x = 1; x < side - 1; x++) {
    const at = y * side + x
    const n = luma[at - side] as number
    const s = luma[at + side] as number
    const w = luma[at - 1] as number
    const e = luma[at + 1] as number
    const across = e > w ? e - w : w - e
    const down = s > n ? s - n : n - s
    if (across + down < 14) {
      // Less than half a step of a byte.
      const over = 4 * (luma[at] as number) - n - s - w - e
      if (over <= -4 || over >= 4) sharpen(from, to, at, over)
      continue
    }
    const nw = luma[at - side - 1] as number
    const ne = luma[at - side + 1] as number
    const sw = luma[at + side - 1] as number
    const se = luma[at + side + 1] as number
    // The edge runs across the gradient.
    slopes[0] = ne + 2 * e + se - nw - 2 * w - sw
    slopes[1] = sw + 2 * s + se - nw - 2 * n - ne
    mix(from, to, side, x, y)
  }
}

/** How much brighter it gets to the right and down. */
const slopes = new Int32Array(2)

/** Half the pixel itself, a quarter of the picture a pixel and a half away on either side along the edge. */
function mix(from: Buffer, to: Buffer, side: number, x: number, y: number): void {
  const gx = slopes[0] as number
  const gy = slopes[1] as number
  const far = 1.5 / (Math.sqrt(gx * gx + gy * gy) || 1)
  const dx = -gy * far
  const dy = gx * far
  const at = 3 * (y * side + x)
  const ax = Math.min(side - 1, Math.max(0, Math.round(x + dx)))
  const ay = Math.min(side - 1, Math.max(0, Math.round(y + dy)))
  const bx = Math.min(side - 1, Math.max(0, Math.round(x - dx)))
  const by = Math.min(side - 1, Math.max(0, Math.round(y - dy)))
  const a = 3 * (ay * side + ax)
  const b = 3 * (by * side + bx)
  for (let i = 0; i < 3; i++) {
    to[at + i] =
      ((from[at + i] as number) * 2 + (from[a + i] as number) + (from[b + i] as number)) >> 2
  }
}

/**
 * Makes the fine texture of a surface crisper: adds to a pixel what it has over its four neighbours together, within
 * limits, so that a single bright or dark speck does not stand out more.
 */
function sharpen(from: Buffer, to: Buffer, at: number, over: number): void {
  const by = 0.24 * (over < -mostOver ? -mostOver : over > mostOver ? mostOver : over) + 0.5
  for (let i = 3 * at; i < 3 * at + 3; i++) {
    const value = (from[i] as number) + by
    to[i] = value < 0 ? 0 : value > 255 ? 255 : value
  }
}

const mostOver = 32
