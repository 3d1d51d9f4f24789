import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { laid } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { lump, type Outline, rounded } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { speckled } from '../meat/browning.ts'
import { hilly } from '../meat/joints.ts'
import { part, simple } from '../meat/pieces.ts'

/** White of a fried egg: opaque, thin and glassy near its brown, lacy edge. */
const friedWhite: Paint = ({ u, v, w, seed }) => {
  const n = fractal(u / 7 + seed * 30, v / 7, 4, 3)
  const own = blend(colour('#fbf7ec'), colour('#efe6d2'), step(0.45, 0.8, n))
  const lace = step(0.84, 1, w + (n - 0.5) * 0.3)
  const browned = blend(colour('#d9a65c'), colour('#9a5a22'), step(0.4, 0.7, n))
  const bubble = 1 - step(0.12, 0.24, cells(u / 7 + seed * 5, v / 7, 1))
  return blend(blend(own, colour('#e2d3b4'), bubble * 0.5), browned, lace * 0.85)
}
const white = material(friedWhite, {
  gloss: 0.55,
  polish: 0.5,
  glow: 0.4,
  bump: { height: 0.7, size: 7 },
})
const liquidYolk = material(
  ({ u, v, seed }) =>
    blend(colour('#f0a31f'), colour('#f6bd3c'), fractal(u / 12 + seed * 9, v / 12, 2, 2)),
  { gloss: 0.85, polish: 0.72, glow: 0.55 },
)

const spread = (seed: number, radius: number): Outline =>
  rounded(radius, radius * 0.92, 0.22, seed, 64).map(([x, y]) => {
    const angle = Math.atan2(y, x)
    const k = 1 + 0.03 * Math.sin(angle * 9 + seed * 30) + 0.02 * Math.sin(angle * 17 + seed * 11)
    return [x * k, y * k] as const
  })

const friedEgg = laid(
  {
    each: 46,
    variants: 4,
    make(random) {
      const seed = random.next()
      const at = [random.range(-6, 6), random.range(-5, 5), 3.2] as const
      return {
        bodies: [
          part(
            pad(spread(seed * 9, 50), {
              height: 3.6,
              full: 5,
              rough: 1.3,
              wave: 17,
              seed,
              rings: 18,
              outwards: true,
            }),
            white,
            {},
            seed,
          ),
          part(
            pad(rounded(29, 28, 0.1, seed, 40), { height: 2.4, full: 2, outwards: true }),
            clear,
            { at: [at[0], at[1], 2.6] },
            seed,
          ),
          part(lump([19, 18.5, 13], 0.03, seed * 9, 22), liquidYolk, { at }, seed),
        ],
        radius: 48,
        height: 5,
      }
    },
  },
  { apart: 0.92 },
)

/** The thick white close to the yolk. */
const clear = material('#fbf7ec', { gloss: 0.55, polish: 0.5, glow: 0.4 })

const poachedMesh = (seed: number) => {
  const body = hilly(lump([31, 27, 17], 0.16, seed, 26, 1.4), 1.2, 14, seed)
  return reshape(body, ([x, y, z]) => [x, y, Math.max(z, -11)])
}
const poachedPaint: Paint = ({ u, v, w, seed }) => {
  const n = fractal(u / 11 + seed * 20, v / 11, 3, 2)
  const over = 1 - step(3, 17, Math.hypot(u + 2, v - 1) + (n - 0.5) * 8)
  return blend(colour('#faf5ea'), colour('#f4c765'), over * step(4, 13, w) * 0.62)
}
const poached = laid(
  simple({
    each: 50,
    radius: 29,
    height: 26,
    lift: 11,
    mesh: poachedMesh,
    material: material(poachedPaint, { gloss: 0.7, polish: 0.58, glow: 0.55 }),
  }),
)

const curdMeshes = [1, 2, 3, 4, 5, 6].map((seed) =>
  hilly(
    chunk([12 - (seed % 3) * 2, 8.5, 5.5], { boxy: 2.2, rough: 0.55, seed, detail: 13 }),
    1,
    4,
    seed,
  ),
)

/** Soft curds, larger and smaller. */
const curds = (from: string, to: string, under: string): Form =>
  grains(
    {
      meshes: curdMeshes,
      material: material(mottled(from, to, 7), {
        gloss: 0.5,
        polish: 0.42,
        glow: 0.45,
        bump: { height: 0.4, size: 2.6 },
      }),
      covers: 150,
      lean: 0.7,
      out: 3,
    },
    { under: material(under, { glow: 0.4 }), uneven: 6 },
  )

const halfMoon = (rx: number, ry: number, seed: number): Outline =>
  rounded(rx, ry, 0.05, seed, 60).map(([x, y]) => {
    const low = y < 0 ? y : y * 0.34
    return [x, low + ry * 0.2] as const
  })

const omeletteSkin = (spot: Parameters<Paint>[0]) => {
  const { u, v, seed, up } = spot
  const n = fractal(u / 15 + seed * 25, v / 15, 3, 3)
  const fine = fractal(u / 3 + 9, v / 3, seed * 9, 2)
  const own = blend(colour('#f4d57e'), colour('#ecc05a'), n)
  const toast = step(0.46, 0.72, n + (fine - 0.5) * 0.35) * (0.3 + 0.7 * Math.max(0, up))
  return blend(own, colour('#b97a35'), toast * 0.72)
}
const soft = { gloss: 0.4, polish: 0.4, glow: 0.35, bump: { height: 0.5, size: 5 } }
const skin = material(omeletteSkin, soft)
const herbed = material(
  speckled(speckled(omeletteSkin, '#4f7d2b', 8, 0.17), '#b8452a', 13, 0.17),
  soft,
)

const fillingMesh = [1, 2, 3].map((seed) =>
  chunk([6, 4.6, 4], { boxy: 3.4, rough: 0.3, seed, detail: 8 }),
)

/** A folded omelette whose filling looks out of its round side. */
const omelette = (fillings: readonly string[], cover: Material = skin): Form => {
  const materials = fillings.map((hex) =>
    material(mottled(hex, hex, 4), { gloss: 0.45, polish: 0.4, glow: 0.3 }),
  )
  return laid(
    {
      each: 130,
      variants: 2,
      make(random) {
        const seed = random.next()
        const bits: Body[] =
          materials.length === 0
            ? []
            : Array.from({ length: 26 }, (_, i) => {
                const angle = -0.25 - (i / 25) * 2.65 + random.range(-0.05, 0.05)
                const far = random.range(0.86, 0.98)
                return part(
                  random.pick(fillingMesh),
                  random.pick(materials),
                  {
                    at: [
                      72 * far * Math.cos(angle),
                      56 * far * Math.sin(angle) + 11,
                      random.range(7, 11),
                    ],
                    turn: random.range(0, 6),
                    tilt: random.range(-1, 1),
                  },
                  random.next(),
                )
              })
        return {
          bodies: [
            part(
              pad(halfMoon(76, 60, seed * 9), { height: 9, full: 4, rough: 2, wave: 20, seed }),
              cover,
              {},
              seed,
            ),
            ...bits,
            part(
              pad(halfMoon(74, 55, seed * 7 + 1), {
                height: 17,
                full: 3,
                rough: 3,
                wave: 24,
                seed: seed + 1,
                rings: 18,
              }),
              cover,
              { at: [0, 2.5, 5.5], tilt: -0.05 },
              seed,
            ),
          ],
          radius: 62,
          height: 21,
        }
      },
    },
    { turned: 0.7, facing: 0.1, apart: 0.9 },
  )
}

const tortilla = material(omeletteSkin, soft)
const wedge = (seed: number) =>
  pad(
    Array.from({ length: 48 }, (_, i) => {
      const t = i / 48
      if (t < 0.34) return [-46 + 92 * (t / 0.34), -30 * (t / 0.34)] as const
      if (t < 0.66) {
        const a = -0.58 + ((t - 0.34) / 0.32) * 1.16
        return [-46 + 110 * Math.cos(a) * 0.98, 55 * Math.sin(a)] as const
      }
      return [46 - 92 * ((t - 0.66) / 0.34), 30 * (1 - (t - 0.66) / 0.34)] as const
    }),
    { height: 26, full: 16, rough: 0.8, seed, rings: 18 },
  )

const spanish = laid(simple({ each: 130, radius: 48, height: 25, mesh: wedge, material: tortilla }))

const diced = grains(
  [
    {
      meshes: fillingMesh,
      material: material(mottled('#f6eedd', '#fdf8ec', 6), { gloss: 0.5, glow: 0.4 }),
      covers: 60,
      out: 2.4,
    },
    {
      meshes: fillingMesh,
      material: material(mottled('#eeb940', '#f5d06f', 6), { gloss: 0.4, glow: 0.4 }),
      covers: 90,
      out: 2.4,
    },
  ],
  { under: material('#f4e6b8', { gloss: 0.5, glow: 0.4 }), uneven: 4 },
)

export const panLooks: readonly Look[] = [
  look('fried egg, egg fried, sunny side up egg, raw egg', friedEgg),
  look('poached egg', poached),
  look(
    'scrambled egg, egg scramble, egg substitute, egg bhurji, cheese scrambled egg',
    curds('#efc557', '#f8df94', '#e3b445'),
    { density: 0.8 },
  ),
  look('egg white, scrambled egg white', curds('#f3ecdc', '#fdfaf1', '#e9dfca'), { density: 0.8 }),
  look('omelet, omelette, omelett', omelette([], herbed)),
  look('cheese omelet, cheese omelette', omelette(['#f2b63c', '#f6cf6a'])),
  look(
    'vegetable omelet, vegetable omelette, veggie omelette',
    omelette(['#c93f2b', '#5f9638', '#b48d62', '#e9d6b8']),
  ),
  look('mushroom omelette, mushroom omelet', omelette(['#b08a62', '#8a6440', '#d9bf9a'])),
  look('spinach omelette, spinach omelet', omelette(['#3f6b2c', '#52803a', '#f2ead6'])),
  look(
    'ham omelette, ham and cheese omelet, ham cheese omelette',
    omelette(['#dd968a', '#f2b63c', '#efbcae']),
  ),
  look('spanish omelet, spanish omelette, tortilla espanola, frittata, potato omelette', spanish),
  look('egg salad, egg mayonnaise', diced, { density: 0.9 }),
]
