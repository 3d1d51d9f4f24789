import { rowed } from '../../../forms/rows.ts'
import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { tube } from '../../../shapes/shapes.ts'
import { type Look, look } from '../../look.ts'
import { part } from '../pieces.ts'
import { steel } from '../skewered.ts'

/** Mm of half a kebab's length and width. */
const [half, wide] = [58, 13]

/** Pressed onto a skewer by hand: dents of four fingers, ridges between them, ends that thin out, cracks. */
export const kebabMesh = (seed: number): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around] = [64, 30]
    const lot = (of: number) => noise(seed * 7.3 + 2, of * 5.7, seed * 1.9 + 1) - 0.5
    const long = half * (0.94 + 0.2 * lot(1))
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = -Math.cos((i / steps) * Math.PI)
      const x = t * long
      const end = Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 5))
      const grip = Math.sin(x / 3.5 + 1.5 * lot(2) * t + seed) + 0.5 * Math.sin(x / 5.3 + seed * 4)
      const stout = 1 + 0.32 * (noise(x / 26 + seed * 11, 4, 2) - 0.5)
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        // Fingers dent one side more than the other.
        const dent = (0.5 + 0.5 * Math.sin(angle + 6 * lot(3))) * 0.9 * grip
        const mince = fractal(x / 6 + seed * 9, c * 2.4 + 20, s * 2.4 + 20, 3) - 0.5
        const crack = Math.max(
          0,
          1 - Math.abs(noise(x / 11 + seed * 5, c * 1.6, s * 1.6 + 9) - 0.5) / 0.045,
        )
        const far = (wide * stout + dent + 4.6 * mince - 1.1 * crack) * end + 0.3
        const bend = 3.5 * lot(4) * (1 - t * t) + 1.2 * Math.sin(x / 13 + seed)
        return [x, far * c + bend, 0.86 * far * s]
      })
    })
    return loft(rings, { start: true, end: true })
  })

type Grilled = {
  deep: string
  mid: string
  pale: string
  char: string
  herb: string
  burnt: number
}

/** Minced meat from the coals: moist and coarse, charred where it stands out and faced them, with herbs in it. */
const grilled = ({ deep, mid, pale, char, herb, burnt }: Grilled): Material => {
  const [a, b, c, black, green] = [deep, mid, pale, char, herb].map((hex) => colour(hex)) as [
    Colour,
    Colour,
    Colour,
    Colour,
    Colour,
  ]
  return material(
    (spot) => {
      const { u, v, w, up, seed, hill } = spot
      const broad = fractal(u / 15 + seed * 41, v / 12, w / 12, 2)
      const fine = fractal(u / 3.2 + seed * 9, v / 3.2, w / 3.2, 2)
      const own = blend(a, b, step(0.24, 0.62, 0.4 * broad + 0.6 * fine))
      const bit = blend(own, c, 0.7 * step(0.56, 0.74, noise(u / 2.1, v / 2.1 + seed * 7, w / 2.1)))
      // Ridges stand farther from the skewer than dents.
      const ridge = Math.hypot(v, w / 0.86) / wide - 1
      const heat = 0.9 * ridge + 0.9 * (broad - 0.5) + 0.45 * (fine - 0.5) + 0.16 * up
      const hot = burnt * step(-0.02, 0.2, heat)
      spot.dull = 0.5 * hot
      const leaf = step(0.78, 0.84, noise(u / 1.5 + seed * 3, v / 1.5, w / 1.5 + 7))
      const minced = blend(blend(bit, green, 0.75 * leaf), a, 0.4 * (1 - hill))
      return blend(minced, black, 0.86 * hot)
    },
    { gloss: 0.28, polish: 0.46, glow: 0.2, bump: { height: 1.2, size: 2.6, crust: 0.45 } },
  )
}

/** A flat iron skewer, one end longer than the other. */
const skewer = tube(
  [
    [-96, 0, 0],
    [-20, 0, 0],
    [74, 0, 0],
  ],
  { radius: () => 2.6, flat: 0.4, around: 8 },
)

/** Mm from the plate to the middle of a kebab. */
const lift = 11.5

/** Kebabs side by side on the skewers that they were pressed onto, or taken off them. */
const kebabs = (skin: Material, onSkewers = true) =>
  rowed(
    {
      each: 42,
      variants: 4,
      length: onSkewers ? 140 : 116,
      width: onSkewers ? 30 : 27,
      make(random) {
        const seed = random.next()
        const meat = part(kebabMesh(seed * 9), skin, { at: [0, 0, lift] }, seed)
        const bodies = onSkewers ? [part(skewer, steel, { at: [0, 0, lift] }), meat] : [meat]
        return { bodies, radius: 42, height: 2 * lift }
      },
    },
    { turn: -0.4 },
  )

const minced = grilled({
  deep: '#6b3a1e',
  mid: '#a2663a',
  pale: '#c9935c',
  char: '#22100a',
  herb: '#52602a',
  burnt: 0.95,
})

export const kebabLooks: readonly Look[] = [
  look('seekh kebab, kebab, adana kebab, kabob', kebabs(minced)),
  look('kofta kebab, cevapi', kebabs(minced, false)),
  look(
    'reshmi kebab piece',
    kebabs(
      grilled({
        deep: '#c08a48',
        mid: '#e0b878',
        pale: '#f3deb4',
        char: '#7a3c14',
        herb: '#5f7a2c',
        burnt: 0.85,
      }),
    ),
  ),
]
