import type { Points } from '../gaps.ts'

const steps = 4096
const most = 4

/** Brightness after a curve that keeps bright places from burning out, 0 to 1. */
const film = Float32Array.from({ length: steps }, (_, i) => {
  const value = (i / (steps - 1)) * most
  return Math.min(1, (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14))
})

/** How far bright colours keep their hue: 0 lets them go to white, red sauces to pink. */
const faithful = 0.6

/** What a colour is multiplied with to keep its hue, by its brightest channel; the rest of the film is added to it. */
const kept = film.map(
  (bright, i) => (faithful * bright) / Math.max(1e-6, ((i + 0.5) / (steps - 1)) * most),
)
const rest = film.map((bright) => (1 - faithful) * bright)

/** How far the curve of a print is followed, 0 to 1: less so by darks, or dark leaves would turn black. */
const contrast = { dark: 0.5, bright: 0.62 }

/** Linear light of 0 to 1 as a byte of sRGB. */
const bytes = Uint8Array.from({ length: steps }, (_, i) => {
  const value = i / (steps - 1)
  const srgb = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  // Darks deeper and lights lighter, as in a print.
  const share = srgb < 0.5 ? contrast.dark : contrast.bright
  const printed = srgb + share * (srgb * srgb * (3 - 2 * srgb) - srgb)
  return Math.round(255 * printed)
})

const exposure = 0.785
/** How much farther from grey colours are shown than they are: without it, food looks as if behind a veil. */
const lively = 0.08
/** By how much less so the loudest colours, which the curve makes louder than a photograph. */
const calm = 0.24
/** By how much less so greens that lean towards yellow, which would glow as no food does. */
const tart = 0.28
/** How much darker the loudest colours get, as dyes do: they look deep in place of bright. */
const density = 0.46
/** Brightness of a loud colour from which it gets so dark: browns stay lighter. */
const dense = 0.55
/** By how much the light falls off from the window to the other side of the table. */
const falloff = { right: 0.13, front: 0.18 }

/**
 * Writes the points that are shaded of a row of `side`, light of red, green and blue each, 1 for what is about white, as
 * bytes from `at`. `row` is how far down the row lies, 0 to 1: corners are a little darker, as a lens draws them, and what
 * lies far from the window is, too.
 */
export function writeTones(
  pixels: Buffer,
  at: number,
  light: Float32Array,
  side: number,
  row: number,
  { points, count }: Points,
): void {
  const down = (row - 0.5) * (row - 0.5)
  const ahead = 1 - falloff.front * (row - 0.5)
  const share = 1 / side
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    const to = at + 3 * x
    const red = light[3 * x] as number
    const green = light[3 * x + 1] as number
    const blue = light[3 * x + 2] as number
    let most = red > green ? red : green
    if (blue > most) most = blue
    if (most < 1e-6) most = 1e-6
    let least = red < green ? red : green
    if (blue < least) least = blue
    // Reds and greens are loud; gold, of which two channels are bright, is not.
    const even = 2 * most + least - (red + green + blue)
    let loud = (1.35 * (most - least) * even) / (most * most)
    if (loud > 1) loud = 1
    const quiet = calm * loud + tart * limeOf(red, green, blue) - lively
    const beside = x * share - 0.5
    const lens = 1 - 0.35 * (beside * beside + down)
    const dyed = 1 - (most < dense ? (density / dense) * most : density) * loud
    const exposed = exposure * lens * (ahead - falloff.right * beside) * dyed
    const own = (1 - quiet) * exposed
    const grey = (0.3 * red + 0.59 * green + 0.11 * blue) * quiet * exposed
    const r = Math.max(0, red * own + grey)
    const g = Math.max(0, green * own + grey)
    const b = Math.max(0, blue * own + grey)
    const keep = keptOf(most * own + grey)
    pixels[to] = byteOf(r * keep + (rest[stepOf(r)] as number))
    pixels[to + 1] = byteOf(g * keep + (rest[stepOf(g)] as number))
    pixels[to + 2] = byteOf(b * keep + (rest[stepOf(b)] as number))
  }
}

/** How far a green leans towards yellow, 0 to 1; fades out where yellow turns into gold. */
function limeOf(red: number, green: number, blue: number): number {
  const gold = green >= red ? 0 : (red - green) / (0.15 * red)
  const least = Math.min(red, green)
  return gold < 1 && least > blue ? ((least - blue) / Math.max(red, green)) * (1 - gold) : 0
}

/** What keeps the hue of a colour of which the brightest channel is so bright. */
const keptOf = (value: number): number =>
  value < most ? (kept[stepOf(value)] as number) : faithful / value

/** The place of a brightness, not below 0, in the film. */
function stepOf(value: number): number {
  const at = (value * ((steps - 1) / most)) | 0
  return at < steps ? at : steps - 1
}

function byteOf(value: number): number {
  const at = (value * (steps - 1)) | 0
  return bytes[at < steps ? at : steps - 1] as number
}
