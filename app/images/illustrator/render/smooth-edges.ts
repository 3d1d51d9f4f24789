/**
 * Softens the stairs along edges of a picture of three bytes per pixel (fast approximate anti-aliasing):
 * where neighbours differ plainly, a pixel is mixed with those along the edge.
 */
export function smoothEdges(pixels: Buffer, side: number): Buffer {
  const luma = new Uint8Array(side * side)
  for (let i = 0; i < luma.length; i++) {
    luma[i] =
      ((pixels[3 * i] as number) * 77 +
        (pixels[3 * i + 1] as number) * 150 +
        (pixels[3 * i + 2] as number) * 29) >>
      8
  }
  const smooth = Buffer.from(pixels)
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const at = y * side + x
      const [n, s, w, e] = [
        luma[at - side] as number,
        luma[at + side] as number,
        luma[at - 1] as number,
        luma[at + 1] as number,
      ]
      const own = luma[at] as number
      const range = Math.max(n, s, w, e, own) - Math.min(n, s, w, e, own)
      if (range < 14) continue
      const [nw, ne, sw, se] = [
        luma[at - side - 1] as number,
        luma[at - side + 1] as number,
        luma[at + side - 1] as number,
        luma[at + side + 1] as number,
      ]
      // The edge runs across the gradient.
      const gx = ne + 2 * e + se - nw - 2 * w - sw
      const gy = sw + 2 * s + se - nw - 2 * n - ne
      const size = Math.hypot(gx, gy) || 1
      const [dx, dy] = [-gy / size, gx / size]
      mix(pixels, smooth, side, x, y, dx, dy)
    }
  }
  return smooth
}

/** Half the pixel itself, a quarter of the picture a pixel and a half away on either side along the edge. */
function mix(
  from: Buffer,
  to: Buffer,
  side: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): void {
  const at = 3 * (y * side + x)
  const ax = Math.min(side - 1, Math.max(0, Math.round(x + dx * 1.5)))
  const ay = Math.min(side - 1, Math.max(0, Math.round(y + dy * 1.5)))
  const bx = Math.min(side - 1, Math.max(0, Math.round(x - dx * 1.5)))
  const by = Math.min(side - 1, Math.max(0, Math.round(y - dy * 1.5)))
  const [a, b] = [3 * (ay * side + ax), 3 * (by * side + bx)]
  for (let i = 0; i < 3; i++) {
    to[at + i] =
      ((from[at + i] as number) * 2 + (from[a + i] as number) + (from[b + i] as number)) >> 2
  }
}
