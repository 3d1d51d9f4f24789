import { byCooking } from '../../forms/by-cooking.ts'
import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { swirled } from '../../forms/heaps.ts'
import { pile } from '../../forms/pieces.ts'
import { sticks } from '../../forms/sticks.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { fractal } from '../../render/noise.ts'
import { facetted } from '../../shapes/facetted.ts'
import { lump } from '../../shapes/shapes.ts'
import { block, uneven, wedge } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { browned as heated } from '../meat/browning.ts'
import { bakedPotato } from './baked/baked-potato.ts'
import { browned, crisp, glazed, moist } from './paints.ts'

/** Coords of a wedge: mm along, share of the radius, angle. */
const wedgePaint = (skin: string, flesh: string, brown: string): Paint => {
  const [a, b, c] = [colour(skin), colour(flesh), colour(brown)]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 8 + seed * 30, v * 3, w * 2, 2)
    const edge =
      step(0.78, 0.95, v) + (1 - step(0.02, 0.14, v)) * 0.7 + step(22, 34, Math.abs(u)) * 0.6
    const inside = blend(b, c, Math.min(1, step(0.42, 0.75, n) * 0.6 + edge * 0.55))
    return blend(inside, a, step(0.97, 0.995, v))
  }
}

const wedges = (skin: string, flesh: string, brown: string) =>
  sticks(
    copies({
      each: 24,
      mesh: (i) =>
        uneven(
          wedge({ length: 78 + 4 * (i % 3), radius: 25, angle: 0.95, blunt: 2.3 }),
          0.8,
          12,
          i,
        ),
      material: crisp(wedgePaint(skin, flesh, brown)),
    }),
    { mess: 1.3 },
  )

const chunks = (paint: Paint, each: number, size: number, cover: (paint: Paint) => Material) =>
  pile(
    copies({
      each,
      mesh: (i) =>
        facetted([size * (1.22 + 0.08 * (i % 3)), size * 1.02, size * 0.86], {
          faces: (['quarter', 7, 'block', 8, 'quarter'] as const)[i % 5] ?? 'block',
          sharp: 34,
          rough: 0.2,
          seed: i,
          detail: 24,
        }),
      material: cover(paint),
      most: 60,
      cut: true,
    }),
    { lean: 0.6 },
  )

const babies = (paint: Paint) =>
  pile(
    copies({
      each: 36,
      mesh: (i) => lump([24 + 2 * (i % 3), 19, 18], 0.09, i, 16),
      material: moist(paint, { bump: { height: 0.3, size: 4 } }),
    }),
    { lean: 0.4 },
  )

const roastFlesh = heated({
  flesh: '#f0cf7c',
  brown: '#dca23e',
  dark: '#a8641e',
  size: 10,
  more: -0.2,
})

/** Golden faces; the edges between them, which lie farthest out, are crisp and brown. */
const roastPaint =
  (half: number): Paint =>
  (spot) => {
    const { u, v, w, seed } = spot
    const ragged = 0.22 * (fractal(u / 3 + seed * 19, v / 3, w / 3, 2) - 0.5)
    const far = Math.hypot(u / (half * 1.22), v / (half * 1.02), w / (half * 0.86)) + ragged
    return blend(roastFlesh(spot), colour('#8a4614'), 0.85 * step(0.98, 1.22, far))
  }

const mashPaint = (from: string, to: string) =>
  material(mottled(from, to, 8), {
    gloss: 0.36,
    polish: 0.42,
    glow: 0.45,
    bump: { height: 0.6, size: 3.4 },
  })

const butter = material(
  ({ u, v }) => blend(colour('#e9b93a'), colour('#f3d468'), fractal(u / 5, v / 5, 2, 2)),
  { gloss: 0.8, polish: 0.6, glow: 0.5 },
)
const pat = uneven(block(17, 16, 6, 2.2), 1.2, 9, 3)
const melted = lump([25, 20, 2.2], 0.3, 5, 22, 2)

/** A form with a pat of butter that melts on its top. */
const buttered = (form: Form): Form => ({
  ...form,
  lay(place) {
    form.lay(place)
    const { region, ground, put, random } = place
    const [x, y] = [region.center.x, region.center.y - 2]
    const z = ground.at(x, y)
    put({ mesh: melted, material: butter, pose: { at: [x + 2, y - 3, z + 1] }, seed: 0.2 })
    const pose = { at: [x, y, z + 2] as const, turn: random.range(0, 6), tilt: 0.1 }
    put({ mesh: pat, material: butter, pose, seed: 0.4 })
  },
})

const boiledFlesh = mottled('#dcc489', '#ead8a4', 16)
const floury = colour('#f8edc6')

/** Yellow and moist; its edges came apart in the water and are floury. */
const boiled: Paint = (spot) => {
  const { u, v, w, seed } = spot
  const ragged = 0.3 * (fractal(u / 3 + seed * 19, v / 3, w / 3, 2) - 0.5)
  const far = Math.hypot(u / 16, v / 13.5, w / 12) + ragged
  return blend(boiledFlesh(spot), floury, 0.6 * step(0.92, 1.16, far))
}

/** Boiled pieces: flat cut faces with soft edges, one side of some of them the round outside. */
const boiledPieces = pile(
  copies({
    each: 16,
    mesh: (i) =>
      facetted([14.5 + 2 * (i % 3), 14 - 2.5 * (i % 2), 11 + 2 * ((i >> 1) % 2)], {
        faces: i % 3 === 1 ? 'quarter' : i % 3 === 2 ? 8 : 'block',
        sharp: 40,
        rough: 0.4,
        wave: 3.5,
        seed: i,
        detail: 24,
      }),
    material: moist(boiled, { gloss: 0.5, polish: 0.5, grain: 0.4, glow: 0.4, clings: 0.7 }),
    most: 60,
    variants: 7,
    cut: true,
  }),
  { lean: 0.7 },
)

export const potatoLooks: readonly Look[] = [
  look(
    'potato, boiled potato, potato chunk, potato cube',
    byCooking({
      any: boiledPieces,
      roasted: chunks(roastPaint(13.5), 15, 13.5, crisp),
      fried: chunks(roastPaint(11), 12, 11, crisp),
    }),
    { density: 0.65 },
  ),
  look('new potato, baby potato', babies(mottled('#c9a05c', '#e0c284', 8)), { density: 0.65 }),
  look('roast potato, roasted potato', chunks(roastPaint(13.5), 15, 13.5, crisp), { density: 0.6 }),
  look(
    'home fry, fried potato, breakfast potato, diced potato, hash potato',
    chunks(roastPaint(9), 7, 9, crisp),
    { density: 0.6 },
  ),
  look('potato wedge, wedge', wedges('#8f5f2a', '#e2b65c', '#b06c22'), { density: 0.5 }),
  look('baked potato, jacket potato, potato baked in skin', bakedPotato, { density: 0.6 }),
  look(
    'mashed potato, mash, potato mash, creamed potato',
    buttered(
      swirled(mashPaint('#efdfb4', '#faf0d4'), { uneven: 3.4, steep: 1.45, stiff: 2.1, well: 10 }),
    ),
    { density: 0.95 },
  ),
  look(
    'mashed sweet potato, sweet potato mash, pumpkin puree',
    swirled(mashPaint('#c4661a', '#d98332'), { uneven: 2, steep: 1.4, stiff: 2.1 }),
    { density: 0.95 },
  ),
  look(
    'sweet potato, sweet potato cube, yam, roasted sweet potato',
    byCooking({
      any: chunks(mottled('#c25c14', '#d97a2a', 8), 14, 12, glazed),
      roasted: chunks(
        browned(mottled('#bd5812', '#d67526', 8), { brown: '#6a2c0c', much: 0.32, size: 8 }),
        14,
        12,
        glazed,
      ),
    }),
    { density: 0.6 },
  ),
  look('sweet potato wedge', wedges('#7f3a1a', '#cf6a1c', '#8a3c10'), { density: 0.5 }),
  look('white yam, cassava, yuca, taro', chunks(mottled('#ded3b0', '#efe8cf', 9), 28, 15, moist), {
    density: 0.6,
  }),
  look(
    'pumpkin, butternut, butternut squash, squash, acorn squash, pumpkin cube',
    byCooking({
      any: chunks(mottled('#cf7414', '#e39a34', 8), 13, 12, glazed),
      roasted: chunks(
        browned(mottled('#c96c12', '#e08f2c', 8), { brown: '#7a3c10', much: 0.3, size: 8 }),
        13,
        12,
        glazed,
      ),
    }),
    { density: 0.6 },
  ),
  look(
    'turnip, swede, rutabaga, kohlrabi, celeriac',
    chunks(mottled('#ded2a0', '#efe8c8', 8), 13, 12, glazed),
    { density: 0.6 },
  ),
]
