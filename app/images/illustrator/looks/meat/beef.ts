import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { fractal, noise } from '../../render/noise.ts'
import { braised } from '../../shapes/braised.ts'
import { pad } from '../../shapes/cuts.ts'
import { oblong } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { fibrous, mixed, rimmed } from './browning.ts'
import { braisedMeat } from './cut/braised.ts'
import { cutSteak, searedCrust } from './cut/steak.ts'
import { byCooking, kept, simple } from './pieces.ts'
import { sliced } from './sliced.ts'

const meaty = { gloss: 0.36, polish: 0.4, glow: 0.12, bump: { height: 0.28, size: 2.6 } }

const steakOutline = (seed: number) =>
  oblong(122, 76, 33, 15).map(([x, y]) => {
    const t = x / 61
    const wobble = 1 + 0.07 * (noise(x / 24 + seed * 9, y / 24, 4) - 0.5) * 2
    return [x * wobble, (y * (1 - 0.17 * t) + 6 * t * t - 3) * wobble] as const
  })

/** A cut face from the brown edge to the red middle; `done` 0 is rare, 1 well done. */
function doneness(done: number): Paint {
  const [red, pink, grey] = [
    colour(done > 0.8 ? '#a9785a' : '#b55247'),
    colour(done > 0.8 ? '#9c6b4c' : '#c4776a'),
    colour('#a1775a'),
  ]
  return ({ u, v, w, seed }) => {
    const n = fractal(u / 1.8 + seed * 30, v / 7, seed * 4, 2)
    const out = w + (n - 0.5) * 0.16
    const own = blend(
      blend(red, pink, step(0.3, 0.75, out + (n - 0.5) * 0.3)),
      grey,
      step(0.68, 0.95, out),
    )
    return blend(own, [own[0] * 0.72, own[1] * 0.66, own[2] * 0.62], step(0.45, 0.7, n) * 0.6)
  }
}

const wellDone = ({ done, crust }: { done: number; crust: Paint }): Material =>
  material(rimmed(doneness(done), crust), {
    ...meaty,
    gloss: 0.42,
    bump: { height: 0.25, size: 2 },
  })

const slicedSteak = sliced({
  each: 170,
  slices: 9,
  thick: 11,
  lean: 1,
  size: (t) => [35 * Math.sin(Math.PI * (0.14 + 0.72 * t)) ** 0.5, 25],
  material: wellDone({ done: 0.3, crust: searedCrust }),
})

export const roastSlices = (material: Material, each = 42) =>
  sliced({
    each: each * 4,
    slices: 8,
    thick: 3.6,
    lean: 0.4,
    size: (t) => [40 - 6 * t, 52 - 6 * t],
    material,
  })

/** Mm from the middle of a piece of stewed meat to its faces, in the mean. */
export const chunkHalf = [12, 10.6, 9.6] as const

/** Pieces as they are cut by hand: some half as large as others. */
const chunkMesh = kept(7, (seed) => {
  const k = [1.08, 0.84, 1, 0.92, 1.12, 0.78, 1.02][seed % 7] ?? 1
  const [x, y, z] = chunkHalf
  return braised([x * k * (1 + 0.12 * (seed % 3)), y * k, z * k * (1.1 - 0.1 * (seed % 2))], seed)
})

export const meatChunks = (paint: Paint, each = 11) =>
  pile(
    simple({
      each,
      radius: 12,
      height: 15,
      lift: 7.2,
      variants: 8,
      cut: true,
      mesh: chunkMesh,
      material: material(paint, {
        ...meaty,
        gloss: 0.2,
        polish: 0.26,
        grain: 0.7,
        bump: { height: 0.26, size: 1.1 },
      }),
    }),
  )

const strand = fibrous('#74482d', '#a5754e', 1.6)
const stewed = braisedMeat({
  outside: '#7c4e30',
  inside: '#b58560',
  gap: '#512e1a',
  fat: '#e2c8a0',
  half: chunkHalf,
})
const rawBeef = mixed(
  fibrous('#a02f2a', '#c4524a', 2),
  () => colour('#eed2bf'),
  ({ u, v, w, seed }) => step(0.6, 0.68, fractal(u / 9 + seed * 12, v / 4, w / 6, 3)) * 0.8,
)

const rawSteak = laid(
  simple({
    each: 215,
    radius: 52,
    height: 20,
    mesh: (seed) => pad(steakOutline(seed), { height: 20, full: 9, rough: 0.8, seed, rings: 18 }),
    material: material(
      mixed(
        rawBeef,
        () => colour('#ecd8bd'),
        ({ v, u, seed }) => step(32, 34, v + 4 * noise(u / 12, seed * 9, 1)),
      ),
      { gloss: 0.6, polish: 0.5, glow: 0.3 },
    ),
  }),
)

/** Smoked meat as it is sliced: a black bark, a red ring below it, grey-brown within. */
const smoked = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 1.6 + seed * 30, v / 9, seed * 4, 2)
    const grey = blend(colour('#7d5540'), colour('#b08666'), n)
    const ring = blend(grey, colour('#a5483a'), step(0.66, 0.8, w) * 0.75)
    const bark = blend(colour('#1c100b'), colour('#4a2a1a'), step(0.4, 0.8, n))
    return blend(ring, bark, step(0.88, 0.97, w + (n - 0.5) * 0.08))
  },
  { ...meaty, gloss: 0.45 },
)

export const beefLooks: readonly Look[] = [
  look(
    'steak, beef steak, ribeye, ribeye steak, t-bone steak, bison, venison',
    byCooking({ any: cutSteak, raw: rawSteak }),
  ),
  look(
    'beef, sirloin steak, sliced steak, steak strip, flank steak, filet mignon, veal',
    slicedSteak,
  ),
  look('beef tenderloin, medium rare steak, goose', slicedSteak),
  look('raw beef, raw steak', rawSteak),
  look('roast beef, deli roast beef', roastSlices(wellDone({ done: 0.5, crust: searedCrust }))),
  look('beef brisket, brisket, tongue', roastSlices(smoked)),
  look(
    'corned beef',
    roastSlices(
      material(
        rimmed(
          mixed(strand, fibrous('#9c4c42', '#c47a6c', 2), () => 0.85),
          fibrous('#8a4a38', '#d9b08c', 3),
        ),
        meaty,
      ),
    ),
  ),
  look(
    'beef chunk, stewed beef, stew meat, beef cube, diced beef, meat chunk, oxtail',
    meatChunks(stewed),
  ),
  look('raw beef chunk', meatChunks(rawBeef)),
]
