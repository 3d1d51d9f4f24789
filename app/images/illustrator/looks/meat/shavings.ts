import { copies } from '../../forms/copies.ts'
import { draped } from '../../forms/draped.ts'
import { laid } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { material, type Paint } from '../../render/material.ts'
import { chunk, pad } from '../../shapes/cuts.ts'
import { rounded, tube } from '../../shapes/shapes.ts'
import { softSlice } from '../../shapes/soft-slices.ts'
import { type Look, look } from '../look.ts'
import { browned } from './browning.ts'
import { hilly, own } from './joints.ts'
import { kept, part } from './pieces.ts'
import { sliceOf } from './thin.ts'

/** Thin shavings off a spit, curled and heaped. */
const shavings = (dark: string, light: string, edge: string) =>
  draped(
    copies({
      each: 3.4,
      variants: 8,
      most: 80,
      mesh: (seed) =>
        softSlice({
          length: 34 + (seed % 3) * 5,
          width: 17,
          thick: 2.4,
          bulge: 3,
          ruffle: 2.2,
          every: 15,
          seed,
        }),
      material: sliceOf({ dark, light, edge, fat: edge, gloss: 0.42 }, [17, 7.5]),
    }),
    { sunk: 0.5 },
  )

const cubeMesh = kept(5, (seed) =>
  hilly(chunk([12, 12.5, 11.5], { boxy: 4, rough: 0.26, seed, detail: 13 }), 0.8, 6, seed),
)
const stick = material('#c79f66', { gloss: 0.1 })
const stickMesh = tube(
  Array.from({ length: 5 }, (_, i) => [-82 + i * 41, 0, 12] as const),
  { radius: () => 1.5, around: 7 },
)

/** Cubes of meat on a wooden skewer. */
const skewer = (paint: Paint) => {
  const skin = material(paint, { gloss: 0.5, polish: 0.4, bump: { height: 0.6, size: 2.2 } })
  return rowed({
    length: 150,
    width: 27,
    each: 75,
    variants: 3,
    make(random) {
      const seed = random.next()
      const bodies = [-50, -27, -4, 19, 42].map((x, i) =>
        part(
          cubeMesh((seed + i * 0.21) % 1),
          skin,
          {
            at: [x, random.range(-1.5, 1.5), 12],
            roll: random.range(-0.5, 0.5),
            tilt: random.range(-0.3, 0.3),
          },
          random.next(),
        ),
      )
      return { bodies: [...bodies, part(stickMesh, stick)], radius: 60, height: 24 }
    },
  })
}

/** A roast bird in one piece: breast, two legs and wings. */
const bird = browned({ flesh: '#d9a55f', brown: '#b5702f', dark: '#6b3714', size: 26, more: 0.3 })
const roastSkin = material(bird, {
  gloss: 0.6,
  polish: 0.42,
  glow: 0.2,
  bump: { height: 0.4, size: 2.4 },
})
const breast = pad(
  rounded(82, 62, 0.05, 2, 60).map(([x, y]) => [x, y * (1 + x / 420)] as const),
  {
    height: 82,
    full: 2.1,
    rough: 3,
    wave: 26,
    rings: 22,
    taper: (x, y) => 1 - 0.09 * Math.exp(-((y / 9) ** 2)) - Math.max(0, -x) / 420,
  },
)
const limb = (long: number, thick: number) =>
  own(
    tube(
      Array.from({ length: 14 }, (_, i) => [(i / 13) * long, 6 * Math.sin(i / 4), 0] as const),
      {
        radius: (t) =>
          thick * (t < 0.5 ? Math.sin(Math.PI * (0.18 + 0.64 * t)) : 1 - (t - 0.5) * 1.35) + 3,
        around: 18,
      },
    ),
  )
const legMesh = limb(112, 24)
const wingMesh = limb(74, 13)
const whole = laid({
  each: 1100,
  variants: 1,
  make: () => ({
    bodies: [
      part(breast, roastSkin, {}, 0.4),
      ...[-1, 1].flatMap((side) => [
        part(legMesh, roastSkin, { at: [-8, side * 52, 34], turn: -side * 0.5, roll: -0.08 }, 0.4),
        part(
          wingMesh,
          roastSkin,
          { at: [28, side * 56, 30], turn: Math.PI + side * 0.55, roll: 0.1 },
          0.6,
        ),
      ]),
    ],
    radius: 92,
    height: 70,
  }),
})

export const shavingLooks: readonly Look[] = [
  look(
    'gyro meat, doner meat, shawarma meat, al pastor, shaved beef',
    shavings('#7a4a28', '#b57f50', '#432009'),
  ),
  look(
    'chicken shawarma meat, chicken gyro meat, shaved chicken',
    shavings('#b5834c', '#e6c693', '#7a431a'),
  ),
  look(
    'souvlaki, skewer, beef skewer, lamb skewer, shashlik',
    skewer(browned({ flesh: '#a06c45', brown: '#7c4726', dark: '#381a0b', size: 9, more: 0.2 })),
  ),
  look(
    'chicken skewer, chicken kebab skewer, chicken souvlaki',
    skewer(browned({ flesh: '#dba65c', brown: '#b8742f', dark: '#57290f', size: 9, more: 0.1 })),
  ),
  look('whole chicken, whole roast chicken, roast turkey whole, whole turkey', whole),
]
