import type { Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { laid, type Piece } from '../../forms/pieces.ts'
import type { Body } from '../../render/body.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { type Outline, rounded } from '../../shapes/shapes.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'
import { speckled } from '../meat/browning.ts'
import { part, simple } from '../meat/pieces.ts'

const halfMoon = (rx: number, ry: number, seed: number): Outline =>
  rounded(rx, ry, 0.05, seed, 60).map(([x, y]) => {
    const low = y < 0 ? y : y * 0.34
    return [x, low + ry * 0.2] as const
  })

/** Beaten egg of these colours, browned in patches by the pan. */
const skinOf =
  (from: string, to: string, browned: number): Paint =>
  (spot) => {
    const { u, v, seed, up } = spot
    const n = fractal(u / 15 + seed * 25, v / 15, 3, 3)
    const fine = fractal(u / 3 + 9, v / 3, seed * 9, 2)
    const own = blend(colour(from), colour(to), n)
    const toast = step(0.46, 0.72, n + (fine - 0.5) * 0.35) * (0.3 + 0.7 * Math.max(0, up))
    return blend(own, colour('#b97a35'), toast * browned)
  }
const omeletteSkin = skinOf('#f4d57e', '#ecc05a', 0.72)
const soft = { gloss: 0.4, polish: 0.4, glow: 0.35, bump: { height: 0.5, size: 5 } }
const skin = material(omeletteSkin, soft)
const herbed = material(
  speckled(speckled(omeletteSkin, '#4f7d2b', 8, 0.17), '#b8452a', 13, 0.17),
  soft,
)

const fillingMesh = [1, 2, 3, 4].map((seed) =>
  chunk([7 + seed, 5.2, 2.4], { boxy: 2.6, rough: 0.5, seed, detail: 10 }),
)

/** Leaves that fell together in the pan. */
const leafMesh = [1, 2, 3, 4].map((seed) =>
  softSlice({
    length: 17 + 2 * seed,
    width: 13,
    thick: 0.7,
    bulge: 2.6,
    ruffle: 1.7,
    every: 9,
    seed,
  }),
)

/** How the filling lies in the open side: wide in its middle, and higher the farther it is in. */
function fillingBodies(random: Random, { materials, leaves = [] }: Filling): Body[] {
  const all = leaves.length > 0 ? 76 : 46
  if (materials.length === 0) return []
  return Array.from({ length: all }, (_, i) => {
    const angle = -0.3 - (((i * 0.618) % 1) * 2.54 + random.range(-0.05, 0.05))
    const inwards = random.next()
    const far = 1.02 - 0.3 * inwards
    const open = Math.sin(-angle)
    const at = [
      70 * far * Math.cos(angle),
      56 * far * Math.sin(angle) + 11,
      7 + open * (3 + 9 * inwards) + random.range(-1.5, 1.5),
    ] as const
    const isLeaf = leaves.length > 0 && random.chance(0.72)
    const pose = { at, turn: random.range(0, 6), tilt: random.range(-0.8, 0.8) }
    const mesh = random.pick(isLeaf ? leafMesh : fillingMesh)
    return part(mesh, random.pick(isLeaf ? leaves : materials), pose, random.next())
  })
}

type Filling = { materials: readonly Material[]; leaves?: readonly Material[] }

const filling = (hexes: readonly string[], gloss = 0.45) =>
  hexes.map((hex) => material(mottled(hex, hex, 4), { gloss, polish: 0.4, glow: 0.3 }))

/** A folded omelette whose filling looks out of its round side. */
const omelette = (
  fillings: readonly string[],
  cover: Material = skin,
  leaves: readonly string[] = [],
): Form => {
  const inside = { materials: filling(fillings), leaves: filling(leaves, 0.3) }
  const open = fillings.length > 0 ? -0.16 : -0.05
  const make = (random: Random): Piece => {
    const seed = random.next()
    const below = pad(halfMoon(76, 60, seed * 9), { height: 9, full: 4, rough: 2, wave: 20, seed })
    const above = pad(halfMoon(74, 55, seed * 7 + 1), {
      height: 17,
      rough: 3,
      wave: 24,
      seed: seed + 1,
      rings: 18,
    })
    return {
      bodies: [
        part(below, cover, {}, seed),
        ...fillingBodies(random, inside),
        part(above, cover, { at: [0, 4, 5.5], tilt: open }, seed),
      ],
      radius: 62,
      height: 21,
    }
  }
  return laid({ each: 130, variants: 2, make }, { turned: 0.7, facing: 0.1, apart: 0.9 })
}

const whites = material(skinOf('#f7efdc', '#ece0c0', 0.45), soft)

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

export const omeletteLooks: readonly Look[] = [
  look('omelet, omelette, omelett', omelette([], herbed)),
  look('cheese omelet, cheese omelette', omelette(['#f2b63c', '#f6cf6a'])),
  look(
    'vegetable omelet, vegetable omelette, veggie omelette',
    omelette(['#c93f2b', '#5f9638', '#b48d62', '#e9d6b8']),
  ),
  look('mushroom omelette, mushroom omelet', omelette(['#b08a62', '#8a6440', '#d9bf9a'])),
  look(
    'spinach omelette, spinach omelet',
    omelette(['#f6f0e2', '#fbf7ec', '#f0d890'], skin, ['#29491d', '#35592a', '#44702e']),
  ),
  look(
    'ham omelette, ham and cheese omelet, ham cheese omelette',
    omelette(['#dd968a', '#f2b63c', '#efbcae']),
  ),
  look('egg white omelette, egg white omelet', omelette([], whites)),
  look(
    'filled egg white omelette',
    omelette(['#b08a62', '#c93f2b', '#d9bf9a'], whites, ['#29491d', '#35592a', '#44702e']),
  ),
  look('spanish omelet, spanish omelette, tortilla espanola, frittata, potato omelette', spanish),
]
