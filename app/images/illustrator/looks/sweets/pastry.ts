import { bodyAt, pieceOf } from '../../forms/piece-of.ts'
import { laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, varied } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lathe, lump, oblong, rounded, solid, tube } from '../../shapes/shapes.ts'
import { baked, crusty } from '../bread/crust.ts'
import { bun } from '../bread/rolls.ts'
import { mixed } from '../grains/rice.ts'
import { type Look, look } from '../look.ts'

/** A ring of dough with a hole. */
const ring = (far: number, thick: number, high: number, seed: number): Mesh =>
  reshape(
    lathe(
      Array.from({ length: 21 }, (_, i): [number, number] => {
        const a = (i / 20) * 2 * Math.PI
        return [far + thick * Math.cos(a), high + high * Math.sin(a)]
      }),
      52,
    ),
    ([x, y, z]) => {
      const k = 1 + 0.06 * (fractal(x / 20 + seed * 9, y / 20, z / 20, 2) - 0.5)
      return [x * k, y * k, z]
    },
  )

/** Dough with icing on its upper half; the icing's edge wanders. */
const iced = (ice: string, gloss = 0.8, level = 19): Material => {
  const dough = baked('#dfac58', '#b0702a', { size: 16 })
  const [own, pale] = [colour(ice), colour('#efd6a0')]
  return material(
    (spot) => {
      const { u, v, w, seed } = spot
      const wander = 5 * (noise(u / 11 + seed * 9, v / 11, 2) - 0.5)
      if (w > level + wander) return own
      const waist = 1 - step(1.5, 4, Math.abs(w - 15))
      return blend(dough(spot), pale, waist * 0.6)
    },
    { gloss, polish: 0.5, glow: 0.25, bump: { height: 0.15, size: 5 } },
  )
}

const sprinkle = tube(
  [
    [-2.6, 0, 0],
    [2.6, 0, 0],
  ],
  { radius: () => 0.8, around: 6 },
)
const sprinkleSkin = material(
  mixed(['#c8505a', 0.25], ['#e0b23c', 0.25], ['#5f9aa8', 0.25], ['#f3ead8', 0.25]),
  { gloss: 0.3 },
)

const doughnut = (skin: Material, sprinkles = 0): Pieces => ({
  each: 60,
  variants: 2,
  most: 6,
  make: (random) => ({
    bodies: [
      bodyAt(ring(27, 17, 15, random.next()), skin, [0, 0, 0], {}, random.next()),
      ...Array.from({ length: sprinkles }, () => {
        const [turn, a] = [random.range(0, 6.283), random.range(0.75, 2.4)]
        const far = 27 + 17 * Math.cos(a)
        return bodyAt(
          sprinkle,
          sprinkleSkin,
          [far * Math.cos(turn), far * Math.sin(turn), 15.3 + 15 * Math.sin(a)],
          { turn: random.range(0, 6) },
          random.next(),
        )
      }),
    ],
    radius: 45,
    height: 30,
  }),
})

const sugared = material(
  ({ u, v, w }) =>
    blend(
      colour('#c98a40'),
      colour('#f5ead6'),
      step(0.35, 0.75, fractal(u / 3, v / 3, w / 3, 2)) * 0.75,
    ),
  { gloss: 0.05, bump: { height: 0.5, size: 2 } },
)

/** A paper cup with pleats. */
const cup = (radius: number, high: number): Mesh =>
  reshape(
    lathe(
      [
        [0.1, 0],
        [radius * 0.72, 0],
        [radius * 0.86, high * 0.5],
        [radius, high],
        [radius * 0.96, high],
      ],
      72,
    ),
    ([x, y, z]) => {
      const k = 1 + 0.035 * Math.sign(Math.sin(Math.atan2(y, x) * 24)) * (z / high)
      return [x * k, y * k, z]
    },
  )

const paper = (hex: string) => material(hex, { gloss: 0.05, glow: 0.3 })

const studded = (pale: string, brown: string, bit: string, share = 0.2): Material => {
  const skin = baked(pale, brown, { size: 13, from: 0, to: 1 })
  const dot = colour(bit)
  return crusty(
    (spot) => {
      const { u, v, w, seed } = spot
      return blend(
        skin(spot),
        dot,
        1 - step(share, share + 0.08, cells(u / 13 + seed * 30, v / 13, w / 13)),
      )
    },
    0.12,
    0.8,
  )
}

type Cup = { top: Material; paper: string; each?: number; tall?: number }

/** A muffin: a cracked dome that spreads over its cup. */
const muffin = ({ top, paper: hex, each = 113, tall = 34 }: Cup): Pieces => ({
  each,
  variants: 3,
  most: 6,
  make: (random) => {
    const seed = random.next()
    const dome = reshape(lump([43, 43, 27], 0.14, seed, 20, 1.6), ([x, y, z]) => [
      x,
      y,
      z > 0 ? z : z * 0.28,
    ])
    return {
      bodies: [bodyAt(cup(35, 44), paper(hex)), bodyAt(dome, top, [0, 0, 46], {}, seed)],
      radius: 43,
      height: tall + 34,
    }
  },
})

/** Cream piped in a spiral. */
const piped = (radius: number, turns: number): Mesh => {
  const steps = 90
  const path = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const t = i / steps
    const a = t * turns * 2 * Math.PI
    const far = radius * (1 - t) ** 0.8
    return [far * Math.cos(a), far * Math.sin(a), t * radius * 1.15]
  })
  return tube(path, {
    radius: (t) => radius * (0.42 - 0.2 * t) * Math.min(1, 0.2 + (1 - t) * 8),
    around: 9,
  })
}

const swirl = piped(25, 3)

const cupcake = (cream: string, paperHex: string, crumb: string): Pieces => ({
  each: 75,
  variants: 2,
  most: 6,
  make: (random) => ({
    bodies: [
      bodyAt(cup(34, 40), paper(paperHex)),
      bodyAt(lump([33, 33, 12], 0.05, 2, 14), crusty(baked(crumb, crumb)), [0, 0, 40]),
      bodyAt(swirl, material(cream, { gloss: 0.2, polish: 0.3, glow: 0.35 }), [0, 0, 50], {
        turn: random.range(0, 6),
      }),
      ...Array.from({ length: 14 }, () => {
        const [turn, t] = [random.range(0, 6.283), random.range(0.1, 0.7)]
        const far = 27 * (1 - t) + 4
        return bodyAt(
          sprinkle,
          sprinkleSkin,
          [far * Math.cos(turn), far * Math.sin(turn), 54 + t * 30],
          { turn: random.range(0, 6) },
          random.next(),
        )
      }),
    ],
    radius: 38,
    height: 80,
  }),
})

/** A flat spiral of dough seen from above, with cinnamon between the turns. */
const cinnamon: Material = (() => {
  const [dough, spice, ice] = [colour('#d9a258'), colour('#6a3414'), colour('#f6ecd8')]
  return material(
    ({ u, v, w, seed }) => {
      const far = Math.hypot(u, v)
      const turn = (far / 11 + Math.atan2(v, u) / 6.283 + 10) % 1
      const own = blend(dough, spice, (1 - step(0.08, 0.24, Math.abs(turn - 0.5))) * 0.9)
      const drip = step(0.5, 0.6, fractal(u / 15 + seed * 9, v / 15, 3, 2))
      return w > 25
        ? blend(own, ice, drip * 0.9)
        : blend(dough, spice, 0.3 * fractal(u / 9, v / 9, w / 9, 2))
    },
    { gloss: 0.45, polish: 0.4, glow: 0.2, bump: { height: 0.7, size: 5 } },
  )
})()

const cinnamonRoll: Pieces = {
  each: 80,
  variants: 3,
  most: 6,
  make: (random) => {
    const mesh = reshape(
      solid(rounded(42, 42, 0.05, random.next(), 48), { height: 30, edge: 7, dome: 5 }),
      ([x, y, z]) => {
        const turn = (Math.hypot(x, y) / 11 + Math.atan2(y, x) / 6.283 + 10) % 1
        return [x, y, z - (z > 20 ? 3 * Math.exp(-(((turn - 0.5) * 7) ** 2)) : 0)]
      },
    )
    return pieceOf(mesh, cinnamon, 42, 33)
  },
}

const flaky = crusty(baked('#dba654', '#a8621f', { size: 8, from: 0, to: 1 }), 0.35, 0.8)

const danish = (jam: string): Pieces => ({
  each: 75,
  variants: 2,
  most: 5,
  make: (random) => ({
    bodies: [
      bodyAt(
        reshape(
          solid(oblong(84, 84, 14, 9), { height: 20, edge: 8, seed: random.next() }),
          ([x, y, z]) => [
            x,
            y,
            z > 12
              ? z -
                9 * Math.exp(-((Math.hypot(x, y) / 26) ** 4)) +
                2 * Math.sin(Math.max(Math.abs(x), Math.abs(y)) / 2.4)
              : z,
          ],
        ),
        flaky,
      ),
      bodyAt(
        lump([24, 24, 6], 0.1, 3, 14),
        material(jam, { gloss: 0.75, polish: 0.55, glow: 0.3 }),
        [0, 0, 14],
      ),
    ],
    radius: 50,
    height: 22,
  }),
})

const scone: Pieces = {
  each: 60,
  variants: 3,
  most: 6,
  make: (random) =>
    pieceOf(
      solid(rounded(33, 33, 0.06, random.next()), {
        height: 38,
        edge: 6,
        dome: 2,
        rough: 4,
        seed: random.next(),
      }),
      sconeSkin,
      34,
      38,
    ),
}
const sconeSkin: Material = (() => {
  const top = baked('#dfb268', '#b57430', { size: 11, from: 0.3, to: 1 })
  const [side, crack] = [colour('#f0dcb0'), colour('#c99a56')]
  return crusty(
    (spot) => {
      const layer = step(0.5, 0.8, fractal(spot.u / 14, spot.v / 14, spot.w / 3, 2))
      return spot.w > 31 ? top(spot) : blend(side, crack, layer)
    },
    0.1,
    0.8,
  )
})()

const eclair: Pieces = {
  each: 90,
  variants: 2,
  most: 4,
  make: (random) => pieceOf(bun(23, 34, random.next(), 2.8), iced('#3a1c0f', 0.75, 21), 44, 34),
}

const profiterole: Pieces = {
  each: 25,
  variants: 3,
  most: 12,
  make: (random) => pieceOf(bun(22, 32, random.next()), iced('#3f2010', 0.75, 20), 22, 32),
}

const churroSkin = material(
  ({ u, v }) =>
    blend(
      colour('#b0702c'),
      colour('#e9c68a'),
      step(0.4, 0.8, fractal(u / 2, v * 30, 3, 2)) * 0.7 + 0.2 * Math.sin(v * 44),
    ),
  { gloss: 0.1, bump: { height: 0.4, size: 2 } },
)

const churro: Pieces = {
  each: 26,
  variants: 3,
  most: 10,
  make: (random) => {
    const sway = random.range(-9, 9)
    const path = Array.from(
      { length: 15 },
      (_, i): Vec => [(i / 14 - 0.5) * 135, sway * Math.sin((i / 14) * 3.1), 9],
    )
    return pieceOf(tube(path, { radius: () => 9, around: 16 }), churroSkin, 30, 18)
  },
}

const dusted = { turned: 1.4 }

export const pastryLooks: readonly Look[] = [
  look('donut, doughnut, glazed donut', laid(doughnut(iced('#e9d3a6', 0.9, 17)))),
  look('chocolate donut, chocolate doughnut', laid(doughnut(iced('#43210f'), 0))),
  look(
    'frosted donut, frosted doughnut, sprinkled donut, pink donut',
    laid(doughnut(iced('#e3a0a8'), 60)),
  ),
  look(
    'jelly donut, jam donut, filled donut, beignet',
    laid({
      each: 75,
      variants: 3,
      most: 6,
      make: (random) => pieceOf(bun(40, 40, random.next()), sugared, 40, 40),
    }),
  ),
  look(
    'donut hole, doughnut hole, munchkin',
    pile({
      each: 14,
      variants: 3,
      make: (random) => pieceOf(bun(15, 26, random.next()), sugared, 15, 26),
    }),
  ),
  look(
    'muffin, blueberry muffin',
    laid(muffin({ top: studded('#e6bc70', '#b8762f', '#3a2848'), paper: '#e6dcc8' })),
  ),
  look(
    'chocolate muffin',
    laid(muffin({ top: studded('#5c3520', '#40210f', '#241008'), paper: '#7a5a42' })),
  ),
  look(
    'bran muffin, banana muffin, carrot muffin, oat muffin',
    laid(muffin({ top: studded('#b07a3c', '#7a4a20', '#5a3216', 0.14), paper: '#d9c8a8' })),
  ),
  look('cupcake, vanilla cupcake', laid(cupcake('#f6ead2', '#d9b8a8', '#e6bf74'))),
  look('chocolate cupcake', laid(cupcake('#5f361f', '#8a6a52', '#4a2916'))),
  look('cinnamon roll, cinnamon bun, sticky bun', laid(cinnamonRoll)),
  look('danish pastry, danish, fruit danish', laid(danish('#a8202c'), dusted)),
  look('cheese danish, custard danish', laid(danish('#f0dc9c'), dusted)),
  look(
    'puff pastry, pastry, apple strudel, strudel, turnover',
    laid(
      {
        each: 70,
        variants: 3,
        most: 5,
        make: (random) =>
          pieceOf(
            solid(oblong(96, 58, 9, 8), {
              height: 30,
              edge: 10,
              dome: 3,
              rough: 3.5,
              seed: random.next(),
            }),
            flaky,
            44,
            32,
          ),
      },
      { turned: 0.6, facing: 0.3 },
    ),
  ),
  look('scone, american biscuit, biscuit, buttermilk biscuit', laid(scone), { role: 'bread' }),
  look('eclair, chocolate eclair', laid(eclair, { turned: 0.3, facing: 0.5 })),
  look('profiterole, cream puff', pile(profiterole, { lean: 0.15, steep: 1.4 })),
  look('churro', pile(churro, { lean: 0.2, steep: 1 })),
  look('macaroon, macaron', laid(macarons(), { turned: 1.6 })),
  look(
    'meringue, pavlova',
    laid({
      each: 18,
      variants: 2,
      most: 8,
      make: () =>
        pieceOf(
          reshape(swirl, ([x, y, z]) => [x * 1.1, y * 1.1, z + 8]),
          material('#f3e6cc', { gloss: 0.05, glow: 0.4 }),
          36,
          40,
        ),
    }),
  ),
]

/** Two almond shells with cream between, in a few pale colours. */
function macarons(): Pieces {
  const shells = ['#d9a0a0', '#c2b27a', '#b08a64', '#cfb48a'].map((hex) =>
    material(varied(hex, hex), {
      gloss: 0.12,
      polish: 0.3,
      glow: 0.25,
      bump: { height: 0.1, size: 3 },
    }),
  )
  const dome = lathe(
    [
      [22, 0],
      [23, 1.2],
      [22.4, 3],
      [22.6, 4],
      [21, 9],
      [15, 12.5],
      [7, 13.6],
      [0.1, 13.8],
    ],
    44,
  )
  const cream = lathe(
    [
      [0.1, 0],
      [20, 0],
      [21, 2.5],
      [20, 5],
      [0.1, 5],
    ],
    44,
  )
  return {
    each: 18,
    variants: 4,
    most: 9,
    make: (random) => {
      const shell = random.pick(shells)
      return {
        bodies: [
          bodyAt(dome, shell, [0, 0, 14], { tilt: Math.PI }),
          bodyAt(cream, paper('#efe0c2'), [0, 0, 13]),
          bodyAt(dome, shell, [0, 0, 18]),
        ],
        radius: 23,
        height: 32,
      }
    },
  }
}
