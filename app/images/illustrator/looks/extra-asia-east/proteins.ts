import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk } from '../../shapes/cuts.ts'
import { lump, oblong, rounded, sheet, tube } from '../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { simple } from '../meat/pieces.ts'
import { bits, moist } from './bits.ts'

const curl = Array.from({ length: 13 }, (_, i) => {
  const angle = -0.5 + (i / 12) * 4
  const far = 13 - i * 0.25
  return [far * Math.cos(angle), far * Math.sin(angle), 7] as const
})

/** A peeled shrimp lying on its side, its tail fan in the plane of the curl; mm. */
export function shrimpMesh(seed: number): Mesh {
  const body = tube(curl, {
    radius: (t) => 6.8 * Math.min(1, 0.55 + t * 3) * (1 - 0.55 * t ** 1.6),
    around: 12,
    flat: 0.85,
  })
  const end = curl.at(-1) ?? [0, 0, 0]
  const fan = reshape(
    sheet(
      [15, 13],
      (t) => 0.25 + t * 0.75,
      () => 0,
      6,
    ),
    ([x, y]) => [end[0] + 5 + x * 0.8, end[1] - 3 + y * 0.6 - x * 0.55, 6 + Math.abs(y) * 0.2],
  )
  const tail = { ...fan, coords: fan.coords.map((value, i) => (i % 3 === 2 ? 2 : value)) }
  return uneven(join([body, tail]), 0.6, 9, seed)
}
const shrimpPaint: Paint = ({ u, v, w, seed }) => {
  if (w > 1.5) return colour('#c9502c')
  const band = 0.5 + 0.5 * Math.sin(u * 0.85 + seed * 3)
  const back = 0.35 + 0.65 * step(-0.4, 0.7, Math.sin(v * 6.283))
  const pink = blend(colour('#f3cdb0'), colour('#e2774a'), step(0.25, 0.85, band) * back)
  return blend(pink, colour('#d4552c'), step(0.85, 1, w) * 0.6)
}
const shrimp = material(shrimpPaint, { gloss: 0.5, polish: 0.5, glow: 0.45 })

const friedTofu = material(
  ({ u, v, w, up, seed }) => {
    const n = fractal(u / 4 + seed * 9, v / 4, w / 4, 3)
    return blend(
      blend(colour('#c58a3a'), colour('#e2b566'), n),
      colour('#8f5a22'),
      0.5 * step(0.55, 0.8, n) * Math.abs(up),
    )
  },
  { gloss: 0.35, glow: 0.2, bump: { height: 0.5, size: 3 } },
)

/** Crisp pieces in a shining glaze: batter under a dark syrup, lighter on its bumps. */
const glazed = (dark: string, light: string): Material =>
  material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 5 + seed * 30, v / 5, w / 5, 3)
      return blend(colour(dark), colour(light), step(0.3, 0.72, n))
    },
    { gloss: 0.95, polish: 0.62, glow: 0.25, bump: { height: 0.9, size: 4 } },
  )
const nubs = (i: number) =>
  uneven(
    chunk([16 + (i % 3) * 2, 12, 10], { seed: i, rough: 0.28, detail: 13, boxy: 2.4 }),
    1.2,
    6,
    i,
  )

const beefSlice = (from: string, to: string): Material =>
  material(
    ({ u, v, w, seed }) => {
      const grain = fractal(u / 14 + seed * 9, v / 1.8, w / 3, 2)
      return blend(colour(from), colour(to), grain)
    },
    { gloss: 0.5, polish: 0.4, glow: 0.2, bump: { height: 0.5, size: 2.5 } },
  )
const strip = (length: number, width: number, thick: number) => (i: number) =>
  uneven(
    bent(block(length + (i % 3) * 4, width + (i % 2) * 3, thick, 1), 3 * ((i % 3) - 1), 3),
    2,
    10,
    i,
  )

const naruto = material(
  ({ u, v, up }) => {
    const [far, angle] = [Math.hypot(u, v), Math.atan2(v, u)]
    const line = Math.abs(((far / 4.4 - angle / 6.283) % 1) - 0.5)
    const pink = up > 0.6 && far < 10 ? step(0.26, 0.36, line) : 0
    return blend(colour('#f7f1e4'), colour('#df6a86'), pink * 0.9)
  },
  { gloss: 0.4, glow: 0.4 },
)
const narutoOutline = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 48) * 6.283
  const r = 14.5 + 0.9 * Math.cos(angle * 14)
  return [r * Math.cos(angle), r * Math.sin(angle)] as const
})

const crabStick = material(
  ({ v, w, seed, u }) =>
    blend(
      colour('#f6ece0'),
      blend(colour('#d6432a'), colour('#e46a48'), fractal(u / 5, v, seed, 1)),
      step(5, 8, w + v * 0.2),
    ),
  { gloss: 0.4, glow: 0.4 },
)

export const proteins: readonly Look[] = [
  bits('shrimp, prawn, cooked shrimp, boiled shrimp', {
    each: 12,
    mesh: shrimpMesh,
    material: shrimp,
    density: 0.75,
    lean: 0.35,
  }),
  bits('small shrimp, baby shrimp', {
    each: 5,
    mesh: (i) => reshape(shrimpMesh(i), ([x, y, z]) => [x * 0.7, y * 0.7, z * 0.7]),
    material: shrimp,
    density: 0.75,
    lean: 0.5,
  }),
  bits('tofu cube, tofu, silken tofu', {
    each: 7,
    mesh: (i) => uneven(block(18, 17, 15, 1.2), 0.5, 9, i),
    material: material(mottled('#efe5cb', '#fbf5e6', 6), { gloss: 0.45, polish: 0.4, glow: 0.5 }),
    density: 0.85,
    lean: 0.4,
  }),
  bits('fried tofu cube, fried tofu, tofu puff', {
    each: 8,
    mesh: (i) => uneven(block(21, 20, 16, 2), 1.2, 7, i),
    material: friedTofu,
    density: 0.6,
  }),
  bits('fried tofu slice, aburaage', {
    each: 18,
    mesh: (i) => uneven(block(44, 38, 7, 2), 1.4, 9, i),
    material: friedTofu,
    density: 0.6,
    lean: 0.2,
  }),
  bits('glazed orange chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#a9440e', '#e08a2c'),
    density: 0.75,
  }),
  bits('glazed red chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7c1d0e', '#c04a20'),
    density: 0.75,
  }),
  bits('glazed brown chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7a3f12', '#c98232'),
    density: 0.75,
  }),
  bits('sweet and sour nub', {
    each: 18,
    mesh: nubs,
    material: glazed('#c03a18', '#ec8a3c'),
    density: 0.75,
  }),
  bits('beef slice, stir fried beef, beef strip, bulgogi beef', {
    each: 7,
    mesh: strip(34, 17, 4),
    material: beefSlice('#4e2a18', '#8a5736'),
    density: 0.65,
  }),
  bits('rare beef slice', {
    each: 8,
    mesh: (i) => uneven(prism(rounded(24, 15, 0.2, i, 26), 2.4, 0.7), 1.3, 9, i),
    material: material(
      ({ u, v, w, seed }) => {
        const grain = fractal(u / 9 + seed * 9, v / 2, w / 3, 2)
        const meat = blend(colour('#8a4e3c'), colour('#b9826c'), grain)
        const out = Math.hypot(u / 25, v / 14) + (grain - 0.5) * 0.3
        return blend(meat, colour('#8a6a4e'), step(0.6, 0.95, out))
      },
      { gloss: 0.55, polish: 0.45, glow: 0.3 },
    ),
    density: 0.65,
    lean: 0.14,
  }),
  bits('soup chicken chunk', {
    each: 7,
    mesh: (i) => uneven(block(22 + (i % 3) * 3, 15 + (i % 2) * 2, 11, 2.4), 2.2, 8, i),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#d6b483'), colour('#f0dcb6'), fractal(u / 9 + seed * 9, v / 2.2, w / 3, 2)),
      { gloss: 0.35, glow: 0.3, bump: { height: 0.7, size: 3 } },
    ),
    density: 0.65,
  }),
  bits('red pork slice', {
    each: 9,
    mesh: (i) => uneven(block(34, 20, 4, 1.2), 1, 10, i),
    material: material(
      ({ u, v, w, seed }) => {
        const edge = Math.max(Math.abs(u) / 17, Math.abs(v) / 10)
        const meat = blend(
          colour('#c98a72'),
          colour('#dfae94'),
          fractal(u / 4, v / 2 + seed * 9, w, 2),
        )
        return blend(
          meat,
          colour('#8c2016'),
          step(0.72, 0.93, edge + 0.1 * fractal(u / 3, v / 3, 2, 1)),
        )
      },
      { gloss: 0.7, polish: 0.5, glow: 0.25 },
    ),
    density: 0.65,
    lean: 0.35,
  }),
  bits('chicken slice, poached chicken, sliced chicken, white chicken slice', {
    each: 10,
    mesh: (i) => uneven(block(40, 18, 6, 2), 1.2, 9, i),
    material: material(
      ({ u, v, w, seed }) =>
        blend(colour('#dfc49c'), colour('#f4e5cb'), fractal(u / 10 + seed * 9, v / 2.4, w / 3, 2)),
      { gloss: 0.35, glow: 0.3, bump: { height: 0.4, size: 2.6 } },
    ),
    density: 0.65,
    lean: 0.3,
  }),
  bits('salmon cube, raw salmon', {
    each: 8,
    mesh: (i) => chunk([10, 9, 8], { seed: i, rough: 0.06, detail: 9, boxy: 5 }),
    material: material(
      ({ u, v, w, seed }) => {
        const line = Math.abs(
          Math.sin((u + v * 0.5) / 2.2 + seed * 6 + fractal(u / 6, v / 6, w, 1)),
        )
        return blend(
          colour('#f4c7a4'),
          blend(colour('#e2703a'), colour('#ee8c55'), seed),
          step(0.1, 0.4, line),
        )
      },
      { gloss: 0.6, polish: 0.5, glow: 0.45 },
    ),
    density: 0.8,
  }),
  bits('tuna cube, raw tuna', {
    each: 8,
    mesh: (i) => chunk([10, 9, 8], { seed: i, rough: 0.06, detail: 9, boxy: 5 }),
    material: material(mottled('#8d1a22', '#b93a3c', 6), { gloss: 0.6, polish: 0.5, glow: 0.4 }),
    density: 0.8,
  }),
  bits('fish chunk, white fish chunk, fish piece', {
    each: 16,
    mesh: (i) => chunk([16, 12, 9], { seed: i, rough: 0.18, detail: 11, boxy: 3.4 }),
    material: material(
      ({ u, v, w, seed }) =>
        blend(
          colour('#e0d0b0'),
          colour('#faf3e4'),
          step(0.1, 0.6, Math.abs(Math.sin(u / 3 + fractal(v / 5, w / 5, seed * 9, 1) * 3))),
        ),
      { gloss: 0.4, glow: 0.4 },
    ),
    density: 0.75,
  }),
  bits('squid ring, calamari, squid', {
    each: 5,
    mesh: (i) =>
      uneven(
        tube(
          Array.from({ length: 17 }, (_, k) => {
            const a = (k / 16) * 6.283
            return [12 * Math.cos(a), 11 * Math.sin(a), 5] as const
          }),
          { radius: () => 3.4, flat: 1.3, around: 8 },
        ),
        1,
        9,
        i,
      ),
    material: moist('#e9dcc8', '#f8f0e2', 7, 0.5),
    density: 0.5,
  }),
  bits('clam, cockle, chopped clam', {
    each: 4,
    mesh: (i) => lump([9, 7, 5], 0.3, i, 9, 2),
    material: moist('#c9a878', '#ecd9b4', 4, 0.5),
    density: 0.7,
  }),
  bits('mussel, mussel in shell', {
    each: 14,
    mesh: (i) =>
      reshape(lump([23, 11, 8], 0.04, i, 12), ([x, y, z]) => [x, y * (1 + x / 60), z + 4]),
    material: material(
      ({ v, up, u, seed }) =>
        blend(
          colour('#1f2128'),
          blend(colour('#c96a2c'), colour('#e8a05c'), fractal(u / 5, v / 5, seed, 1)),
          up > 0.75 ? 1 - step(4, 6.5, Math.abs(v)) : 0,
        ),
      { gloss: 0.7, polish: 0.6 },
    ),
    density: 0.6,
  }),
  bits('fish ball, fishball', {
    each: 9,
    mesh: (i) => lump([11.5, 11.5, 11], 0.04, i, 12),
    material: moist('#e6dcc6', '#f7f1e2', 9, 0.4),
    density: 0.7,
  }),
  bits('matzo ball', {
    each: 48,
    mesh: (i) => lump([23, 22, 20], 0.1, i, 18, 2.4),
    material: material(mottled('#d9bd82', '#efdcae', 6), {
      gloss: 0.4,
      glow: 0.35,
      bump: { height: 1.1, size: 4 },
    }),
    density: 0.8,
  }),
  bits('naruto, narutomaki, fish cake swirl', {
    each: 7,
    mesh: () => prism(narutoOutline, 5, 0.8),
    material: naruto,
    density: 0.7,
    lean: 0.25,
  }),
  bits('korean fish cake, fish cake strip, eomuk', {
    each: 7,
    mesh: strip(40, 17, 3.4),
    material: moist('#b98345', '#dbb074', 12, 0.4),
  }),
  bits('tteok', {
    each: 12,
    mesh: (i) =>
      tube(
        [
          [-26, 0, 7],
          [0, (i % 3) - 1, 7],
          [26, (i % 2) * 2, 7],
        ],
        { radius: () => 7, around: 14 },
      ),
    material: material(mottled('#efe4d2', '#fbf5ea', 12), { gloss: 0.6, polish: 0.5, glow: 0.45 }),
    density: 0.7,
    lean: 0.3,
  }),
  bits('crab stick, imitation crab, surimi', {
    each: 9,
    mesh: (i) => bent(block(42, 11, 10, 3), (i % 3) - 1, 0),
    material: crabStick,
    density: 0.7,
  }),
  bits('egg strip, omelette strip, shredded omelette', {
    each: 2,
    mesh: (i) => bent(uneven(block(36, 6, 1.8, 0.6), 1.6, 8, i), 5 * ((i % 3) - 1), 2),
    material: moist('#e9b83e', '#f7d878', 8, 0.35),
    density: 0.4,
    lean: 0.8,
  }),
  bits('egg ribbon, egg flower, egg drop', {
    each: 1.5,
    mesh: (i) =>
      uneven(
        reshape(lump([17, 6, 1.3], 0.5, i, 12, 2.4), ([x, y, z]) => [
          x,
          y + 4 * Math.sin(x / 7 + i),
          z,
        ]),
        2,
        6,
        i,
      ),
    material: moist('#f0cf72', '#fbecb8', 6, 0.5),
    density: 0.4,
    lean: 0.15,
  }),
  bits('egg piece scrambled, scrambled egg bit', {
    each: 2.5,
    mesh: (i) => lump([10, 7, 3.4], 0.45, i, 9, 2.2),
    material: moist('#e6b23a', '#f6d878', 5, 0.3),
    density: 0.5,
  }),
  look(
    'crisp cutlet slice, sliced katsu, katsu slice',
    laid(
      simple({
        each: 150,
        radius: 48,
        height: 20,
        variants: 2,
        mesh: (seed) => katsu(seed),
        material: material(
          ({ u, v, w, seed }) => {
            const n = fractal(u / 2.4 + seed * 9, v / 2.4, w / 2.4, 3)
            const crumb = blend(colour('#b06c22'), colour('#e4ab54'), step(0.3, 0.7, n))
            const cut = Math.abs(((u + 60) % 15) - 7.5)
            return blend(crumb, colour('#f0dfc0'), (1 - step(0.6, 1.3, 7.5 - cut)) * 0.85)
          },
          { gloss: 0.2, glow: 0.2, bump: { height: 1.2, size: 2.6 } },
        ),
      }),
      { apart: 0.9, turned: 0.4, facing: 0.25 },
    ),
    { density: 0.7 },
  ),
  bits('peanut, cashew', {
    each: 1,
    mesh: (i) => bent(lump([9, 4.6, 4.2], 0.12, i, 10), 4, 0),
    material: moist('#cf9f58', '#ecd09a', 5, 0.3),
    density: 0.6,
  }),
  bits('crushed peanut, chopped peanut', {
    each: 0.25,
    mesh: (i) => lump([3.6, 2.8, 2.2], 0.4, i, 6, 2),
    material: moist('#c08a45', '#ecd09c', 3, 0.2),
    density: 0.3,
  }),
]

/** A cutlet cut in strips that still lie together, with a gap at each cut; mm. */
export function katsu(seed: number): Mesh {
  const strips = Array.from({ length: 6 }, (_, i) => {
    const x = i * 15 - 37.5
    const half = 30 * Math.sqrt(Math.max(0.3, 1 - (x / 52) ** 2))
    const mesh = uneven(prism(oblong(13.6, half * 2, 5), 15, 2.4), 1.2, 6, seed + i)
    return reshape(mesh, ([a, b, z]) => [a + x, b + (i % 2), z + (i % 3) * 0.6])
  })
  const whole = join(strips)
  return { ...whole, coords: whole.positions }
}
