import { fanned, laid, type Pieces, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { cells, fractal } from '../../render/noise.ts'
import { within } from '../../render/poses.ts'
import { pad, slice } from '../../shapes/cuts.ts'
import { lump, rounded } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { speckled } from '../meat/browning.ts'
import { part, simple } from '../meat/pieces.ts'

const white = material('#f5ecd9', { gloss: 0.6, polish: 0.58, glow: 0.6, grain: 0.25 })

/** Yolk as cut: set and crumbly at its edge, deeper and moister in the middle. */
const yolkPaint =
  (edge: string, middle: string): Paint =>
  ({ u, v, w, seed }) => {
    const n = fractal(u / 2 + seed * 20, v / 2, 3, 2)
    const own = blend(colour(middle), colour(edge), step(0.15, 0.95, w + (n - 0.5) * 0.5))
    return blend(own, colour('#fbe6a0'), 0.3 * step(0.6, 0.8, n))
  }
const hardYolk = material(yolkPaint('#f4c250', '#e9961c'), {
  gloss: 0.25,
  glow: 0.35,
  bump: { height: 0.3, size: 1.4 },
})
const jammyYolk = material(yolkPaint('#f2b53a', '#e2851a'), { gloss: 0.6, polish: 0.5, glow: 0.5 })

const eggOutline = (length: number, half: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI
    const x = Math.cos(angle)
    const k = 1 - 0.13 * x
    return [(x * length) / 2, half * Math.sin(angle) * k] as const
  })

const wholeMesh = (long: number, half: number): Mesh =>
  reshape(lump([1, 1, 1], 0, 1, 22), ([x, y, z]) => {
    const k = half * (1 - 0.13 * x)
    return [(x * long) / 2, y * k, z * k]
  })

/** A round slice of a hard egg on z = 0: its mesh by a number, and its material. */
export const eggSlice = {
  mesh: (i: number): Mesh => slice(rounded(18, 16 - (i % 2), 0.03, i, 32), { thick: 6, edge: 0.8 }),
  material: material(
    ({ u, v, seed }) => {
      const far = Math.hypot(u - 1.5, v) + 1.6 * (fractal(u / 5 + seed * 9, v / 5, 3, 2) - 0.5)
      const yolk = blend(colour('#f0b83e'), colour('#f6cf6a'), fractal(u / 3, v / 3, seed * 9, 2))
      return blend(yolk, colour('#faf5e8'), step(9.4, 10.4, far))
    },
    { gloss: 0.35, polish: 0.45, glow: 0.45 },
  ),
}

/** Half an egg, cut face up: the white's rounded bowl, its flat face and the yolk let into it. */
function halfBodies(k: number, _yolk: Material, seed: number, yolkAt: number) {
  const [long, half] = [56 * k, 21 * k]
  const face = pad(eggOutline(long - 1.4, half - 0.7), { height: 0.9 * k, full: 24, rings: 10 })
  const bowl = reshape(wholeMesh(long, half), ([x, y, z]) => [x, y, Math.min(0, z)])
  const disc = pad(rounded(14.2 * k, 13.4 * k, 0.05, seed * 9, 36), {
    height: 1.3 * k,
    full: 9,
    rough: 0.5,
    wave: 5,
    seed,
  })
  const radial = withRadius(disc, 14 * k)
  return {
    white: [bowl, reshape(face, ([x, y, z]) => [x, y, z - 0.6])],
    yolk: reshape(radial, ([x, y, z]) => [x + yolkAt * k, y + seed * k, z]),
  }
}

/** The mesh with the distance from its middle, 0 to 1, as its third coordinate. */
function withRadius(mesh: Mesh, radius: number): Mesh {
  const coords = new Float32Array(mesh.positions)
  for (let i = 0; i < coords.length; i += 3) {
    coords[i + 2] = Math.hypot(coords[i] ?? 0, coords[i + 1] ?? 0) / radius
  }
  return { ...mesh, coords }
}

export const halves = (each: number, k: number, yolk: Material, lean = 0.26): Pieces => ({
  each,
  variants: 4,
  make(random) {
    const seed = random.next()
    const made = halfBodies(k, yolk, seed, random.range(-5, -1))
    const pose = {
      at: [0, 0, 19 * k],
      tilt: random.range(-lean, lean * 0.4),
      roll: random.range(-lean, lean),
    } as const
    return {
      bodies: [part(join(made.white), white, pose, seed), part(made.yolk, yolk, pose, seed)],
      radius: 25 * k,
      height: 20 * k,
    }
  },
})

/** Whole eggs, each cut in two, its halves side by side. */
const eggs = (each: number, k: number, yolk: Material): Pieces => {
  const half = halves(each / 2, k, yolk)
  return {
    each,
    variants: 3,
    make(random, amount) {
      const bodies = [-1, 1].flatMap((side) => {
        const at = [random.range(-4, 4) * k, side * 23 * k, 0] as const
        const outer = { at, turn: (side > 0 ? 0.35 : 3.3) + random.range(-0.3, 0.3) }
        return half
          .make(random, amount)
          .bodies.map((body) => ({ ...body, pose: within(outer, body.pose) }))
      })
      return { bodies, radius: 38 * k, height: 20 * k }
    },
  }
}

const slicePaint: Paint = (spot) => {
  const { u, v, w, seed } = spot
  if (w > 1.05) return colour('#f8f3e8')
  const n = fractal(u / 2 + seed * 20, v / 2, 3, 2)
  const far = Math.hypot(u + 1, v) / 12.5 + (n - 0.5) * 0.06
  const yolk = blend(colour('#eca92e'), colour('#f4cb62'), step(0.3, 0.95, far + (n - 0.5) * 0.4))
  return blend(yolk, colour('#f9f4ea'), step(0.94, 1.02, far))
}

const slices = simple({
  each: 7,
  radius: 20,
  height: 4.5,
  variants: 5,
  mesh: (seed) => slice(rounded(20.5, 19.5, 0.02, seed), { thick: 4.4, edge: 0.6 }),
  material: material(slicePaint, { gloss: 0.35, polish: 0.45, glow: 0.45 }),
})

const quailShell = speckled(
  speckled(() => colour('#e9dcc0'), '#4a3524', 5, 0.3),
  '#6b543c',
  3,
  0.2,
)

const whole = (each: number, k: number, shell: Material) =>
  laid(
    simple({
      each,
      radius: 25 * k,
      height: 40 * k,
      lift: 20 * k,
      mesh: () => wholeMesh(56 * k, 21 * k),
      material: shell,
    }),
    { apart: 1.02 },
  )

/** The yolk of a devilled egg: piped cream with a dusting of paprika. */
const cream = material(
  ({ u, v, seed, up }) => {
    const far = cells(u / 1.8 + seed * 9, v / 1.8, seed)
    return blend(
      colour('#f2cf73'),
      colour('#b5482a'),
      0.85 * (1 - step(0.16, 0.26, far)) * Math.max(0, up),
    )
  },
  { gloss: 0.3, glow: 0.3 },
)
const swirl = (seed: number) =>
  reshape(
    pad(rounded(14.5, 13.5, 0.06, seed, 44), { height: 11, full: 2, rings: 18 }),
    ([x, y, z]) => {
      const turn = Math.atan2(y, x) + z * 0.35
      const k = 1 + 0.09 * Math.cos(7 * turn)
      return [x * k, y * k, z]
    },
  )
const devilled: Pieces = {
  each: 31,
  variants: 4,
  make(random) {
    const seed = random.next()
    const { white: parts } = halfBodies(1, cream, seed, 0)
    return {
      bodies: [
        part(join(parts), white, { at: [0, 0, 18] }, seed),
        part(swirl(seed), cream, { at: [-2, 0, 18] }, seed),
      ],
      radius: 26,
      height: 28,
    }
  },
}

const yolkBall = material(yolkPaint('#f3c65a', '#eca92e'), { gloss: 0.5, polish: 0.5, glow: 0.5 })

export const boiledLooks: readonly Look[] = [
  look('boiled egg, egg, hard boiled egg', laid(eggs(50, 1, hardYolk), { apart: 1, turned: 1 }), {
    density: 1,
  }),
  look(
    'soft boiled egg, ramen egg, marinated egg, jammy egg',
    laid(eggs(50, 1, jammyYolk), { apart: 1.12, turned: 1 }),
    { density: 1 },
  ),
  look('duck egg', laid(eggs(70, 1.12, hardYolk), { apart: 1.12, turned: 1 })),
  look('boiled egg half, egg half, half egg', laid(halves(25, 1, hardYolk), { apart: 1.02 })),
  look('egg slice, sliced egg, egg piece', fanned(slices, { overlap: 0.45, lean: 0.22 })),
  look('egg chunk, chopped egg, egg quarter', pile(halves(12, 0.66, hardYolk, 0.6))),
  look('quail egg', laid(eggs(9, 0.56, hardYolk), { apart: 1.05, turned: 1 })),
  look('whole boiled egg, peeled egg', whole(50, 1, white)),
  look('quail egg in shell', whole(9, 0.58, material(quailShell, { gloss: 0.25 }))),
  look('deviled egg, devilled egg, egg mayonnaise half', laid(devilled, { apart: 1.02 })),
  look(
    'egg yolk, yolk',
    laid(
      simple({
        each: 17,
        radius: 17,
        height: 16,
        lift: 0,
        mesh: () => withRadius(pad(rounded(17, 17), { height: 15, full: 2 }), 17),
        material: yolkBall,
      }),
    ),
  ),
]
