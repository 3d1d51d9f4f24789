import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint } from '../../render/material.ts'
import { join, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { chunk, pad, slice } from '../../shapes/cuts.ts'
import { rounded, sheet } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, fibrous, rimmed, speckled } from '../meat/browning.ts'
import { kept, simple } from '../meat/pieces.ts'
import { sliced } from '../meat/sliced.ts'
import { flaked, flaky, moist, salmonFlesh, whiteFlesh } from './flesh.ts'

/** Cold-smoked slices folded into soft waves. */
const smokedPaint: Paint = ({ u, v, seed }) => {
  const n = fractal(u * 5 + seed * 20, v * 3, seed, 2)
  const lines = Math.sin((u * 34 + Math.abs(v) * 5 + n * 3) * 1) * 0.5 + 0.5
  return blend(
    blend(colour('#e2764a'), colour('#ee9468'), n),
    colour('#f8cdb0'),
    0.75 * step(0.8, 0.97, lines),
  )
}
const smoked = pile(
  simple({
    each: 16,
    radius: 27,
    height: 11,
    variants: 6,
    mesh: (seed) =>
      reshape(
        sheet(
          [92, 44],
          (t) => Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.5,
          () => 0,
          34,
        ),
        ([x, y]) => [
          x * 0.66 + y * 0.2,
          y,
          Math.max(0.4, 6 + 5.4 * Math.sin(x / 8.5 + seed * 4) + 1.5 * Math.sin(y / 8 + seed)),
        ],
      ),
    material: material(smokedPaint, { gloss: 0.65, polish: 0.5, glow: 0.45 }),
  }),
  { lean: 0.1 },
)

const tunaFace = (raw: boolean): Paint => {
  const [red, grey] = raw ? (['#a53540', '#b8505a'] as const) : (['#bd6660', '#c9a488'] as const)
  const [a, b] = [colour(red), colour(grey)]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 7 + seed * 20, v / 2, 4, 2)
    return blend(blend(a, b, n * 0.4), b, step(0.6, 0.95, w + (n - 0.5) * 0.2))
  }
}
const searedEdge = browned({
  flesh: '#c9a884',
  brown: '#a37c58',
  dark: '#5a3a22',
  size: 8,
  more: 0.2,
})
const tunaSteak = sliced({
  each: 150,
  slices: 8,
  thick: 10,
  lean: 0.9,
  size: () => [33, 30],
  material: material(rimmed(tunaFace(false), speckled(searedEdge, '#1f1710', 3, 0.2)), moist),
})
const sashimi = (paint: Paint) =>
  sliced({
    each: 60,
    slices: 6,
    thick: 8,
    lean: 0.7,
    size: () => [28, 26],
    material: material(paint, { ...moist, gloss: 0.65, polish: 0.5 }),
  })
const steakFish = laid(
  simple({
    each: 150,
    radius: 47,
    height: 19,
    mesh: (seed) =>
      pad(rounded(52, 40, 0.12, seed, 50), { height: 20, full: 9, rough: 1.4, seed, rings: 18 }),
    material: material(
      barred(flaky({ ...whiteFlesh, flesh: '#e6cfae', every: 7 }), {
        char: '#4a2612',
        every: 17,
        wide: 3.6,
      }),
      moist,
    ),
  }),
)

/** A slice cut across a whole fish: silver skin, two flanks that taper to the belly, its bone in the middle. */
const darneOutline = (seed: number) =>
  rounded(38, 27, 0.04, seed, 48).map(([x, y]) => {
    const belly = Math.max(0, -x / 38)
    return [x * (1 + 0.25 * belly), y * (1 - 0.28 * belly ** 2)] as const
  })
const darne = pile(
  simple({
    each: 70,
    radius: 36,
    height: 13,
    variants: 4,
    most: 6,
    mesh: (seed) => slice(darneOutline(seed), { thick: 14, edge: 2 }),
    material: material(
      rimmed(
        ({ u, v, seed }) => {
          const n = fractal(u / 8 + seed * 20, v / 8, 2, 2)
          const flake = Math.abs(Math.sin(Math.hypot(u + 8, v) / 2.3 + n * 4))
          const own = blend(colour('#e9cf9c'), colour('#caa262'), 1 - step(0.05, 0.3, flake))
          const bone = 1 - step(3, 4.2, Math.hypot(u - 6, v))
          const gap = (1 - step(1, 2.6, Math.abs(v))) * step(-8, -14, u)
          return blend(blend(own, colour('#8a5a2c'), gap * 0.8), colour('#f2e6cc'), bone)
        },
        ({ u, v, seed }) =>
          blend(colour('#6f6e62'), colour('#c9c4ae'), fractal(u / 3 + seed * 9, v / 3, 2, 3)),
      ),
      moist,
    ),
  }),
  { lean: 0.3 },
)

/** Two or three layers of muscle that hold together like tiles, ragged where they broke. */
const flakeMesh = kept(8, (seed) => {
  const layer = (i: number) =>
    reshape(
      chunk([6.5 + ((seed + i) % 4) * 1.6, 4.2 + ((seed * 2 + i) % 3) * 1.1, 1.5], {
        boxy: 5,
        rough: 0.5,
        seed: seed * 3 + i,
        detail: 7,
      }),
      ([x, y, z]) => [x + 3.4 * i - 3, y + ((seed + i * 2) % 3) - 1, z + 1.7 * i + 0.03 * y * y],
    )
  return join(Array.from({ length: 2 + (seed % 2) }, (_, i) => layer(i)))
})
const flakes = (from: string, to: string) =>
  pile(
    simple({
      each: 1.2,
      radius: 7,
      height: 6,
      lift: 3,
      variants: 10,
      most: 110,
      mesh: flakeMesh,
      material: material(fibrous(from, to, 1.3), { ...moist, bump: { height: 0.5, size: 1.6 } }),
    }),
    { lean: 0.7 },
  )

const cubesOf = (paint: Paint) =>
  pile(
    simple({
      each: 9,
      radius: 11,
      height: 16,
      lift: 8,
      variants: 8,
      mesh: kept(5, (seed) => chunk([12, 10, 8.5], { boxy: 4.5, rough: 0.2, seed, detail: 12 })),
      material: material(paint, moist),
    }),
  )

/** Thick pieces of a fillet on their grey skin: the flesh parts into flakes. */
const fishChunks = (paint: Paint) =>
  pile(
    simple({
      each: 24,
      radius: 19,
      height: 19,
      lift: 0,
      variants: 6,
      mesh: kept(5, (seed) =>
        flaked(
          pad(rounded(22 + (seed % 3) * 2, 16, 0.16, seed, 48), {
            height: 17 + (seed % 2) * 2,
            full: 8,
            rough: 1.4,
            wave: 6,
            seed,
            rings: 26,
          }),
          8,
          2.2,
          20,
        ),
      ),
      material: material(paint, { ...moist, gloss: 0.5 }),
    }),
    { lean: 0.25 },
  )

export const fishCutLooks: readonly Look[] = [
  look(
    'salmon slice, nigiri salmon',
    sashimi(flaky({ flesh: '#ea7f55', line: '#f9c7a8', brown: '#ea7f55', toast: 0, every: 6 })),
  ),
  look('smoked salmon, lox, gravlax', smoked),
  look(
    'salmon chunk, salmon cube, poke salmon',
    cubesOf(
      flaky({
        ...salmonFlesh,
        flesh: '#e5845a',
        line: '#f3b491',
        skin: '#dd7c52',
        toast: 0,
        every: 5,
      }),
    ),
  ),
  look(
    'fish chunk, fish piece, fish cube, white fish chunk',
    fishChunks(
      flaky({
        ...whiteFlesh,
        flesh: '#ecdab8',
        line: '#c9a46c',
        skin: '#63655f',
        every: 8,
        toast: 0.5,
      }),
    ),
  ),
  look(
    'salmon piece',
    fishChunks(flaky({ ...salmonFlesh, line: '#efc09c', brown: '#bd6c34', every: 8, toast: 0.7 })),
  ),
  look('swordfish, shark, fish steak', steakFish),
  look('fish darne, hilsa steak, rohu piece', darne),
  look('tuna, tuna steak, seared tuna, ahi tuna', tunaSteak),
  look('raw tuna, poke tuna', sashimi(tunaFace(true))),
  look('canned tuna, tuna in oil, tuna in water, tuna flake', flakes('#b08a6c', '#e6cdb2'), {
    density: 0.8,
  }),
  look('canned salmon, salmon flake, flaked fish, crab meat', flakes('#dd8f6c', '#f2c4a6'), {
    density: 0.8,
  }),
]
