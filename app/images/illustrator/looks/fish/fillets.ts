import type { Form } from '../../forms/form.ts'
import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint } from '../../render/material.ts'
import { reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { chunk, drawn, pad } from '../../shapes/cuts.ts'
import { rounded, sheet } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, rimmed, speckled } from '../meat/browning.ts'
import { hilly } from '../meat/joints.ts'
import { byCooking, kept, simple } from '../meat/pieces.ts'
import { sliced } from '../meat/sliced.ts'

type Flesh = {
  flesh: string
  line: string
  brown: string
  skin?: string
  every?: number
  toast?: number
}

/** Muscle in V-shaped flakes with pale lines between them, toasted on top, skin at the foot. */
const flaky = ({ flesh, line, brown, skin, every = 9, toast = 0.7 }: Flesh): Paint => {
  const [own, pale, golden] = [colour(flesh), colour(line), colour(brown)]
  const foot = colour(skin ?? flesh)
  return ({ u, v, w, up, seed }) => {
    const n = fractal(u / 13 + seed * 31, v / 13, w / 13, 3)
    const along = (u + Math.abs(v) * 0.75 + (noise(u / 8, v / 8, seed * 9) - 0.5) * 4) / every
    const seam = 1 - step(0.06, 0.2, Math.abs(((along + 60) % 1) - 0.5))
    const meat = blend(blend(own, pale, n * 0.3), pale, seam * 0.75)
    const crust = step(0.42, 0.75, n + (up - 0.6) * 0.3) * step(0.2, 0.8, up) * toast
    const cooked = blend(meat, golden, crust)
    return blend(foot, cooked, step(1.2, 3, w + (n - 0.5) * 2))
  }
}

const moist = { gloss: 0.5, polish: 0.42, glow: 0.32, bump: { height: 0.35, size: 3 } }

/** A block of fillet: thick back, thin belly. */
const blockMesh = (length: number, wide: number, high: number) => (seed: number) =>
  pad(
    drawn(
      length,
      (t) => [
        wide * Math.sin(Math.PI * t) ** 0.22,
        wide * 0.94 * Math.sin(Math.PI * t) ** 0.26 * (1 - 0.16 * t),
      ],
      { bend: 3, count: 30 },
    ),
    {
      height: high,
      full: 5,
      rough: 1.6,
      wave: 12,
      seed,
      rings: 18,
      taper: (_x, y) => 1 - Math.max(0, -y) / (wide * 3),
    },
  )

/** A whole side of a flat fish: long, with a tail end. */
const longMesh = (length: number, wide: number, high: number) => (seed: number) =>
  pad(
    drawn(
      length,
      (t) =>
        [
          wide * Math.sin(Math.PI * t ** 0.62) ** 0.6 + 2,
          wide * 0.9 * Math.sin(Math.PI * t ** 0.7) ** 0.6 + 2,
        ].map((x) => x * Math.min(1, 14 * Math.min(t, 1 - t) + 0.02)) as [number, number],
      { bend: 4, count: 32 },
    ),
    {
      height: high,
      full: 3.4,
      rough: 2,
      wave: 13,
      seed,
      rings: 18,
      taper: (x, y) => 1 - Math.max(0, x) / (length * 1.1) - 0.12 * Math.exp(-((y / 3) ** 2)),
    },
  )

const fillet = (
  each: number,
  mesh: (seed: number) => ReturnType<typeof pad>,
  radius: number,
  height: number,
  skin: Material | ((amount: { cooking: string }) => Material),
): Form =>
  laid(simple({ each, radius, height, mesh, material: skin }), {
    turned: 1.2,
    facing: 0.35,
    apart: 0.8,
  })

const salmonFlesh = { flesh: '#e59673', line: '#f7cdb4', brown: '#c07a48', skin: '#7d7a78' }
const cookedSalmon = material(speckled(flaky(salmonFlesh), '#4c5a2a', 8, 0.13), moist)
const grilledSalmon = material(
  barred(flaky(salmonFlesh), { char: '#5a2c14', every: 19, wide: 3.6, angle: 0.7 }),
  moist,
)
const rawSalmonSkin = material(
  flaky({ flesh: '#ea7f55', line: '#f9c7a8', brown: '#ea7f55', skin: '#8f8f92', toast: 0 }),
  { ...moist, gloss: 0.65, polish: 0.5 },
)
const salmonBlock = blockMesh(112, 28, 30)
const salmon = fillet(160, salmonBlock, 48, 27, ({ cooking }) =>
  cooking === 'grilled' ? grilledSalmon : cookedSalmon,
)
const rawSalmon = fillet(160, salmonBlock, 48, 27, rawSalmonSkin)

const whiteFlesh = {
  flesh: '#efe3cd',
  line: '#fcf6e8',
  brown: '#cf9c58',
  skin: '#cfc3ad',
  every: 11,
}
const cookedWhite = material(speckled(flaky(whiteFlesh), '#5a6a2f', 9, 0.12), moist)
const grilledWhite = material(
  barred(flaky(whiteFlesh), { char: '#5c3416', every: 19, wide: 3.6 }),
  moist,
)
const white = fillet(140, longMesh(150, 30, 20), 50, 18, ({ cooking }) =>
  cooking === 'grilled' ? grilledWhite : cookedWhite,
)
const thickWhite = fillet(150, blockMesh(108, 30, 28), 48, 25, cookedWhite)
const trout = fillet(
  140,
  longMesh(160, 29, 18),
  52,
  16,
  material(flaky({ ...salmonFlesh, flesh: '#e6a487' }), moist),
)
const dark = fillet(
  110,
  longMesh(140, 25, 16),
  46,
  15,
  material(browned({ flesh: '#c49a70', brown: '#8a653f', dark: '#454240', size: 11, more: 0.1 }), {
    ...moist,
    gloss: 0.65,
  }),
)

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

const flakeMesh = kept(6, (seed) =>
  hilly(
    chunk([10 + (seed % 3) * 2, 6.5, 3.6], { boxy: 3, rough: 0.4, seed, detail: 10 }),
    0.8,
    4,
    seed,
  ),
)
const flakes = (from: string, to: string) =>
  pile(
    simple({
      each: 1.9,
      radius: 8,
      height: 6,
      lift: 3,
      variants: 10,
      most: 110,
      mesh: flakeMesh,
      material: material(mottled(from, to, 5), { ...moist, bump: { height: 0.6, size: 1.6 } }),
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

export const filletLooks: readonly Look[] = [
  look(
    'salmon, salmon fillet, pan fried salmon, arctic char, salmon steak',
    byCooking({ any: salmon, raw: rawSalmon }),
  ),
  look('raw salmon', rawSalmon),
  look(
    'salmon sashimi, sashimi, salmon slice, nigiri salmon',
    sashimi(flaky({ flesh: '#ea7f55', line: '#f9c7a8', brown: '#ea7f55', toast: 0, every: 6 })),
  ),
  look('smoked salmon, lox, gravlax', smoked),
  look(
    'salmon chunk, salmon cube, poke salmon',
    cubesOf(flaky({ ...salmonFlesh, toast: 0.2, every: 5 })),
  ),
  look(
    'white fish, fish, fish fillet, tilapia, basa, flounder, sole, perch, pompano, carp, catfish, red snapper, whiting',
    white,
  ),
  look('cod, halibut, haddock, sea bass, hake, pollock, grouper, mahi mahi, monkfish', thickWhite),
  look(
    'fish chunk, fish piece, fish cube, white fish chunk',
    cubesOf(browned({ flesh: '#f0e4cc', brown: '#d9b27a', dark: '#a87840', size: 9, more: -0.3 })),
  ),
  look('trout, rainbow trout', trout),
  look('mackerel, smoked mackerel, kipper, canned mackerel, eel, unagi, bluefish', dark),
  look('swordfish, shark, fish steak', steakFish),
  look('tuna, tuna steak, seared tuna, ahi tuna', tunaSteak),
  look('raw tuna, tuna sashimi, poke tuna', sashimi(tunaFace(true))),
  look('canned tuna, tuna in oil, tuna in water, tuna flake', flakes('#c69f7c', '#ecd3b4'), {
    density: 0.8,
  }),
  look('canned salmon, salmon flake, flaked fish, crab meat', flakes('#dd8f6c', '#f2c4a6'), {
    density: 0.8,
  }),
]
