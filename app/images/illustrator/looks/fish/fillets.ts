import type { Form } from '../../forms/form.ts'
import { rowed } from '../../forms/rows.ts'
import { type Material, material } from '../../render/material.ts'
import { drawn, pad } from '../../shapes/cuts.ts'
import { type Look, look } from '../look.ts'
import { barred, browned, speckled } from '../meat/browning.ts'
import { byCooking, simpleLong } from '../meat/pieces.ts'
import { flaked, flaky, moist, salmonFlesh, whiteFlesh } from './flesh.ts'

/** A block of fillet: thick back, thin belly. */
const blockMesh = (length: number, wide: number, high: number, every: number) => (seed: number) =>
  flaked(
    pad(
      drawn(
        length,
        (t) => [
          wide * Math.sin(Math.PI * t) ** 0.22,
          wide * 0.94 * Math.sin(Math.PI * t) ** 0.26 * (1 - 0.16 * t),
        ],
        { bend: 3, count: 44 },
      ),
      {
        height: high,
        full: 5,
        rough: 1.6,
        wave: 12,
        seed,
        rings: 40,
        taper: (_x, y) => 1 - Math.max(0, -y) / (wide * 3),
      },
    ),
    every,
    1.5,
    length / 2,
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

/** Fillets side by side; `half` is nearly half the length of one in mm. */
const fillet = (
  each: number,
  mesh: (seed: number) => ReturnType<typeof pad>,
  half: number,
  height: number,
  skin: Material | ((amount: { cooking: string }) => Material),
): Form =>
  rowed(
    simpleLong({ each, length: 2.3 * half, width: 1.24 * half, height, mesh, material: skin }),
    {
      most: 4,
      apart: 1.05,
      turn: 0.4,
      askew: 0.16,
    },
  )

const cookedSalmon = material(speckled(flaky(salmonFlesh), '#4c5a2a', 8, 0.13), moist)
const grilledFlesh = {
  ...salmonFlesh,
  flesh: '#dd8560',
  line: '#ecb091',
  brown: '#b8662e',
  toast: 1.4,
}
const grilledSalmon = material(
  barred(flaky(grilledFlesh), { char: '#5a2c14', every: 19, wide: 3.6, angle: 0.7 }),
  moist,
)
const rawSalmonSkin = material(
  flaky({ flesh: '#ea7f55', line: '#f9c7a8', brown: '#ea7f55', skin: '#8f8f92', toast: 0 }),
  { ...moist, gloss: 0.65, polish: 0.5 },
)
const salmonBlock = blockMesh(112, 28, 30, 9)
const salmon = fillet(160, salmonBlock, 48, 27, ({ cooking }) =>
  cooking === 'grilled' ? grilledSalmon : cookedSalmon,
)
const rawSalmon = fillet(160, salmonBlock, 48, 27, rawSalmonSkin)

const cookedWhite = material(speckled(flaky(whiteFlesh), '#5a6a2f', 9, 0.12), moist)
const grilledWhite = material(
  barred(flaky(whiteFlesh), { char: '#5c3416', every: 19, wide: 3.6 }),
  moist,
)
const white = fillet(140, longMesh(150, 30, 20), 50, 18, ({ cooking }) =>
  cooking === 'grilled' ? grilledWhite : cookedWhite,
)
/** Golden all over its top, white and flaky down its sides. */
const bakedWhite = material(
  speckled(
    speckled(
      flaky({ ...whiteFlesh, brown: '#cd9850', line: '#f8ead0', toast: 1.1, all: 1 }),
      '#4f6a28',
      8,
      0.15,
    ),
    '#a8421c',
    7,
    0.1,
  ),
  { ...moist, gloss: 0.4 },
)
const thickWhite = fillet(150, blockMesh(108, 30, 28, 11), 48, 25, bakedWhite)
const trout = fillet(
  140,
  longMesh(160, 29, 18),
  52,
  16,
  // Paler than salmon, golden from the pan, with herbs.
  material(
    speckled(
      flaky({
        ...salmonFlesh,
        flesh: '#e2ab84',
        line: '#f0cdb0',
        brown: '#b87a36',
        toast: 1.2,
        all: 0.8,
      }),
      '#4f6a28',
      8,
      0.13,
    ),
    moist,
  ),
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

export const filletLooks: readonly Look[] = [
  look(
    'salmon, salmon fillet, pan fried salmon, arctic char, salmon steak',
    byCooking({ any: salmon, raw: rawSalmon }),
  ),
  look('raw salmon', rawSalmon),
  look(
    'white fish, fish, fish fillet, tilapia, basa, flounder, sole, perch, pompano, carp, catfish, red snapper, whiting',
    white,
  ),
  look('cod, halibut, haddock, sea bass, hake, pollock, grouper, mahi mahi, monkfish', thickWhite),
  look('trout, rainbow trout', trout),
  look('mackerel, smoked mackerel, kipper, canned mackerel, eel, unagi, bluefish', dark),
]
