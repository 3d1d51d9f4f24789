const steps = 4096
const most = 4

/** Brightness after a curve that keeps bright places from burning out, 0 to 1. */
const film = Float32Array.from({ length: steps }, (_, i) => {
  const value = (i / (steps - 1)) * most
  return Math.min(1, (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14))
})

/** Linear light of 0 to 1 as a byte of sRGB. */
const bytes = Uint8Array.from({ length: steps }, (_, i) => {
  const value = i / (steps - 1)
  const srgb = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * srgb)
})

const exposure = 0.68
/** Share of grey in the loudest colours: the curve makes them louder than a photograph. */
const calm = 0.05
/** How much darker the loudest colours get, as dyes do: they look deep in place of bright. */
const density = 0.27
/** How far bright colours keep their hue: 0 lets them go to white, red sauces to pink. */
const faithful = 0.52

const filmed = (value: number): number =>
  film[Math.min(steps - 1, Math.max(0, (value * (steps - 1)) / most)) | 0] as number

/** Writes `gain` times light of red, green and blue, 1 for what is about white, as three bytes from `at`. */
export function writeTone(pixels: Buffer, at: number, light: Float32Array, gain: number): void {
  const grey =
    0.3 * (light[0] as number) + 0.59 * (light[1] as number) + 0.11 * (light[2] as number)
  const most = Math.max(light[0] as number, light[1] as number, light[2] as number, 1e-6)
  const least = Math.min(light[0] as number, light[1] as number, light[2] as number)
  const sum = (light[0] as number) + (light[1] as number) + (light[2] as number)
  // Reds and greens are loud; gold, of which two channels are bright, is not.
  const loud = Math.min(1, (1.35 * (most - least) * (2 * most + least - sum)) / (most * most))
  const quiet = 0.02 + calm * loud
  const exposed = gain * exposure * (1 - density * loud)
  const r = ((light[0] as number) * (1 - quiet) + grey * quiet) * exposed
  const g = ((light[1] as number) * (1 - quiet) + grey * quiet) * exposed
  const b = ((light[2] as number) * (1 - quiet) + grey * quiet) * exposed
  const top = Math.max(r, g, b, 1e-6)
  const keep = (filmed(top) / top) * faithful
  pixels[at] = byteOf(r * keep + filmed(r) * (1 - faithful))
  pixels[at + 1] = byteOf(g * keep + filmed(g) * (1 - faithful))
  pixels[at + 2] = byteOf(b * keep + filmed(b) * (1 - faithful))
}

const byteOf = (value: number): number =>
  bytes[Math.min(steps - 1, value * (steps - 1)) | 0] as number
