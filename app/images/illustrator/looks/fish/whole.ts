import type { Random } from '../../core/random.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { lump, oblong, sheet } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { breaded } from '../meat/breading.ts'
import { browned } from '../meat/browning.ts'
import { hilly } from '../meat/joints.ts'
import { kept, part, simpleLong } from '../meat/pieces.ts'

/** Skin of a fish that lies on its side, back away from the viewer: dark back, silver belly, stripes or char. */
const fishSkin = (back: string, belly: string, stripe: string, browning: number): Paint => {
  const [dark, pale, line, toast] = [colour(back), colour(belly), colour(stripe), colour('#8a5a2c')]
  return ({ u, v, up, seed }) => {
    const n = fractal(u / 12 + seed * 20, v / 12, 3, 3)
    const own = blend(pale, dark, step(-4, 5, v + (n - 0.5) * 8))
    const wave = Math.sin(u / 2.6 + noise(u / 9, v / 5, seed * 9) * 5) * 0.5 + 0.5
    const striped = blend(own, line, step(0.55, 0.8, wave) * step(0, 8, v) * 0.7)
    return blend(striped, toast, browning * step(0.4, 0.7, n) * step(0.3, 0.8, up))
  }
}

const body = (long: number, deep: number) =>
  drawn(
    long,
    (t) =>
      [
        deep * Math.sin(Math.PI * t ** 0.7) ** 0.8 + 2.4 * step(0.9, 1, t),
        deep * 0.94 * Math.sin(Math.PI * t ** 0.74) ** 0.8 + 2.4 * step(0.9, 1, t),
      ].map((x) => x * Math.min(1, 16 * t + 0.02)) as [number, number],
    { count: 34 },
  )

const fin = (long: number, wide: number) =>
  sheet(
    [long, wide],
    (t) => 0.25 + 0.75 * t ** 0.8,
    (a, b) => 1.5 + 1.2 * Math.sin(b * 9) * a,
    14,
  )
const eyeWhite = material('#efe7d2', { gloss: 0.7, polish: 0.6 })
const pupil = material('#2a221c', { gloss: 0.8, polish: 0.7 })
const cut = material('#efdcbd', { gloss: 0.3, glow: 0.3 })
const slashMesh = lump([2.2, 15, 2], 0.2, 3, 10)

type Skin = ReturnType<typeof material>

/** What is on the side of a whole fish that looks up: three slashes and the eye. */
const sideOf = (long: number, deep: number, high: number, seed: number): Body[] => {
  const eye = [-long * 0.4, deep * 0.15, high * 0.62] as const
  return [
    ...[-0.12, 0.04, 0.2].map((t) => {
      const z = high * (0.93 - Math.max(0, t) * 1.1)
      return part(slashMesh, cut, { at: [long * t, 2, z], turn: 0.45 }, seed)
    }),
    part(lump([4.4, 4.4, 2.2], 0, 1, 9), eyeWhite, { at: eye }, seed),
    part(lump([2.5, 2.5, 2], 0, 1, 8), pupil, { at: [eye[0], eye[1], eye[2] + 1.3] }, seed),
  ]
}

const wholeFish = (each: number, long: number, deep: number, skin: Skin) => {
  const high = deep * 0.95
  const taper = (x: number) => 1 - Math.max(0, x) / (long * 0.8)
  const make = (random: Random): Piece => {
    const seed = random.next()
    const trunk = pad(body(long, deep), {
      height: high,
      full: 2.2,
      rough: 0.8,
      wave: 14,
      seed,
      rings: 18,
      taper,
    })
    return {
      bodies: [
        part(trunk, skin, {}, seed),
        part(fin(long * 0.2, deep * 1.7), skin, { at: [long * 0.58, 0, 2] }, seed),
        part(fin(deep * 0.7, long * 0.26), skin, { at: [0, deep * 1.02, 3], turn: 1.57 }, seed),
        ...sideOf(long, deep, high, seed),
      ],
      radius: long * 0.38,
      height: high * 0.9,
    }
  }
  return laid({ each, variants: 2, make }, { turned: 0.5, facing: 0.25, apart: 0.75 })
}

const wet = { gloss: 0.85, polish: 0.55, glow: 0.15, bump: { height: 0.2, size: 2.2 } }
const grilledSkin = material(fishSkin('#7d6f5c', '#d9c8a4', '#4a3a26', 0.75), wet)
const silver = material(fishSkin('#3a4a58', '#c3c7c2', '#24303a', 0.1), { ...wet, gloss: 0.5 })

const sardineMesh = (seed: number) =>
  pad(
    drawn(92, (t) => {
      const half = 9.5 * Math.sin(Math.PI * t ** 0.6) ** 0.7 * Math.min(1, 12 * t) + 1.5
      return [half, half]
    }),
    { height: 12, full: 2.2, rough: 0.6, seed, rings: 14 },
  )
const sardines = rowed(
  simpleLong({
    length: 92,
    width: 19,
    each: 22,
    height: 11,
    mesh: sardineMesh,
    material: silver,
  }),
)
const anchovies = rowed(
  simpleLong({
    length: 62,
    width: 10,
    each: 4,
    height: 4,
    mesh: (seed) =>
      pad(
        drawn(
          62,
          (t) => [
            4.6 * Math.sin(Math.PI * t ** 0.7) ** 0.6 + 0.4,
            4.6 * Math.sin(Math.PI * t) ** 0.6 + 0.4,
          ],
          { bend: 5 },
        ),
        { height: 4, full: 2.4, rough: 0.8, wave: 6, seed, rings: 10 },
      ),
    material: material(
      browned({ flesh: '#b5764f', brown: '#8c4f30', dark: '#5c2f1c', size: 7 }),
      wet,
    ),
  }),
  { askew: 0.2 },
)

const fingers = rowed(
  simpleLong({
    length: 80,
    width: 23,
    each: 28,
    height: 14,
    mesh: kept(4, (seed) =>
      crumbled(
        hilly(
          pad(oblong(80, 22, 3, 6), { height: 14, full: 12, rough: 1, seed, rings: 14 }),
          0.7,
          6,
          seed,
        ),
        { every: 6, size: 2, seed },
      ),
    ),
    material: breaded,
  }),
)

export const wholeLooks: readonly Look[] = [
  look(
    'whole fish, whole grilled fish, grilled whole fish, branzino, sea bream, fried whole fish',
    wholeFish(260, 210, 34, grilledSkin),
  ),
  look('herring, pickled herring, sprat', sardines),
  look('sardine, canned sardine', sardines),
  look('anchovy', anchovies),
  look('fish stick, fish finger, fish nugget', fingers),
]
