import type { Form } from '../../forms/form.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { type Look, look } from '../look.ts'
import { browned, fibrous, rimmed, shredding } from './browning.ts'
import { coatOver, type Sliced, sliced } from './sliced.ts'

/** A sauce of two colours, smooth or with flecks. */
const sauceOf = (dark: string, light: string, gloss: number): Material => {
  const [a, b] = [colour(dark), colour(light)]
  return material(({ u, v, w }) => blend(a, b, fractal(u / 9, v / 9, w / 9, 2)), {
    gloss,
    polish: 0.6,
    glow: 0.3,
    bump: { height: 0.4, size: 6 },
  })
}

/** A slice over whose upper part a sauce ran: down to `low` mm of its height, in tongues of `long` mm. */
const under =
  (meat: Paint, { paint }: Material, low: number, long: number): Paint =>
  (spot) => {
    const { u, v, seed } = spot
    const tongue = long * (noise(u / 8 + seed * 11, 3, 1) - 0.5) + 2 * noise(u / 2.5, v / 2.5, 4)
    const share = step(low - 1.2, low + 1.2, v + tongue)
    return share <= 0 ? meat(spot) : blend(meat(spot), paint(spot), 0.96 * share)
  }

const moist = { gloss: 0.5, polish: 0.5, glow: 0.2, bump: { height: 0.4, size: 2.2 } }

/** How far down a sauce ran, as `under` takes it, and how thick it lies on the upper edge; mm. */
type Over = { low: number; long: number; coat: number }

/** Slices of meat with a sauce over their upper edges. */
const sauced = (
  meat: Paint,
  sauce: Material,
  { low, long, coat, ...cut }: Over & Omit<Sliced, 'material' | 'over'>,
): Form =>
  sliced({
    ...cut,
    material: material(under(meat, sauce, low, long), moist),
    over: { mesh: coatOver(coat), material: sauce },
  })

/** Braised until it comes apart: fibres that run down each slice, dark outside, gravy over it. */
const gravy = sauceOf('#3d1c0b', '#693819', 0.6)
const braised = rimmed(
  shredding(fibrous('#84543a', '#a9765a', 2), '#c39a78', '#5a3422'),
  browned({ flesh: '#5e3520', brown: '#472412', dark: '#28130a', size: 8, more: 0.3 }),
  0.86,
  1.02,
)
const beef = sauced(braised, gravy, {
  each: 168,
  slices: 5,
  thick: 9,
  lean: 0.52,
  size: (t) => [36 - 5 * t, 44 - 5 * t],
  low: 5,
  long: 26,
  coat: 2.4,
})

/** Veal that was simmered and cooled: pale, hardly pink, under a sauce of tuna and mayonnaise. */
const tunaSauce = sauceOf('#d9bd82', '#efdcae', 0.4)
const poached = rimmed(
  fibrous('#c9977c', '#e6c0a4', 2.4),
  mottled('#a2714f', '#bd8f6a', 7),
  0.9,
  1.04,
)
const veal = sauced(poached, tunaSauce, {
  each: 150,
  slices: 6,
  thick: 5,
  lean: 0.34,
  size: (t) => [37 - 4 * t, 46 - 4 * t],
  low: -8,
  long: 16,
  coat: 3,
})

/** Chicken thigh with its skin, lacquered with soy and sugar and cut across. */
const lacquer = sauceOf('#6a3210', '#a4601e', 0.7)
const thigh = rimmed(
  fibrous('#e8ccaa', '#f6e6cf', 1.8),
  browned({ flesh: '#c98a44', brown: '#a8642a', dark: '#6e3814', size: 8, more: 0.1 }),
  0.95,
  1.05,
)
const teriyaki = sauced(thigh, lacquer, {
  each: 150,
  slices: 7,
  thick: 12,
  lean: 0.85,
  size: (t) => [33 * Math.sin(Math.PI * (0.16 + 0.68 * t)) ** 0.5, 22 - 4 * t],
  low: 4,
  long: 11,
  coat: 1.2,
})

/** Slices that are served under their sauce. */
export const saucedSlices: readonly Look[] = [
  look('braised beef slice, pot roast, roast beef well done', beef),
  look('poached veal slice', veal),
  look('teriyaki fillet', teriyaki, { density: 0.8 }),
]
