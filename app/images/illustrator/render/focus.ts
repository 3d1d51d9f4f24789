import type { Frame, View } from './frame.ts'

/** Share of the picture's height, from the back of the table, that is out of focus, and how far the light spreads there. */
const depth = 0.2
const spread = 0.0042

/** The rows at the top of a picture in which the table is out of focus. */
const rowsOf = (side: number): number => Math.floor(depth * side)

/** For each point of these rows 1 where what is seen lies at the back, and does not stand up from farther in front. */
export const emptyBack = (side: number): Uint8Array => new Uint8Array(rowsOf(side) * side)

/** Notes what lies at the back in the rows `from` to `to` of the picture, by the depths of their strip. */
export function noteBack(
  back: Uint8Array,
  { side, top, depth: depths }: Pick<Frame, 'side' | 'top' | 'depth'>,
  { up, towards, scale, y: middle }: View,
  { from, to }: { from: number; to: number },
): void {
  const rows = rowsOf(side)
  // How far back the table lies where it begins to be out of focus.
  const begins = (middle + top - rows) / scale / up[1]
  for (let y = from; y < Math.min(rows, to); y++) {
    const high = ((middle + top - y) / scale) * up[1]
    // Nearer than this, it stands farther in front.
    const most = (begins - high) / towards[1]
    const row = (y - top) * side
    noteRow(back, y * side, depths.subarray(row, row + side), most)
  }
}

function noteRow(back: Uint8Array, at: number, depths: Float32Array, most: number): void {
  for (let x = 0; x < depths.length; x++) back[at + x] = (depths[x] as number) < most ? 1 : 0
}

/**
 * Blurs what lies at the back of the table in a picture of three bytes per pixel, the more the farther back, as a lens
 * does that is focused on the food.
 */
export function blurBack(pixels: Buffer, side: number, back: Uint8Array): void {
  const rows = rowsOf(side)
  const most = Math.round(spread * side)
  if (most < 1) return
  const stride = 3 * side
  const sharp = Buffer.from(pixels.subarray(0, (rows + most) * stride))
  const column = new Uint16Array(stride)
  for (let y = 0; y < rows; y++) {
    const reach = Math.round(most * (1 - y / rows))
    if (reach < 1) return
    const half = reach >> 1
    const at = y * stride
    const up = Math.max(0, y - reach) * stride
    const near = Math.max(0, y - half) * stride
    const below = (y + half) * stride
    const down = (y + reach) * stride
    addRows(column, sharp, up, near, at, below, down)
    blurRow(pixels, at, column, side, reach, back)
  }
}

/** The sum of five rows that begin at these bytes, of which the three in the middle count twice. */
function addRows(
  column: Uint16Array,
  sharp: Buffer,
  up: number,
  near: number,
  at: number,
  below: number,
  down: number,
): void {
  for (let i = 0; i < column.length; i++) {
    column[i] =
      (sharp[up + i] as number) +
      2 * (sharp[near + i] as number) +
      2 * (sharp[at + i] as number) +
      2 * (sharp[below + i] as number) +
      (sharp[down + i] as number)
  }
}

/** Writes the mean over `reach` pixels to either side of a row of which each number counts eight times. */
function blurRow(
  pixels: Buffer,
  at: number,
  column: Uint16Array,
  side: number,
  reach: number,
  back: Uint8Array,
): void {
  for (let channel = 0; channel < 3; channel++) {
    blurChannel(pixels, at, column, side, reach, back, channel)
  }
}

function blurChannel(
  pixels: Buffer,
  at: number,
  column: Uint16Array,
  side: number,
  reach: number,
  back: Uint8Array,
  channel: number,
): void {
  const all = 8 * (2 * reach + 1)
  const last = side - 1
  let sum = all / 2
  for (let x = -reach; x <= reach; x++) sum += column[3 * Math.max(0, x) + channel] as number
  for (let x = 0; x < side; x++) {
    const i = 3 * x + channel
    if (back[at / 3 + x]) pixels[at + i] = sum / all
    const enters = x + reach < last ? x + reach + 1 : last
    const leaves = x > reach ? x - reach : 0
    sum += (column[3 * enters + channel] as number) - (column[3 * leaves + channel] as number)
  }
}
