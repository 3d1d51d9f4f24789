import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { pile } from '../../forms/pieces.ts'
import { stirIn } from '../../forms/strewn/stirred-in.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { material, type Paint, varied } from '../../render/material.ts'
import { type Mesh, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { bent, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'

type Kernel = {
  meshes: readonly Mesh[]
  paint: Paint
  under: string
  covers: number
  gloss?: number
  glow?: number
  out?: number
}

/** The skin of pulses: moist rather than polished, so that its highlight is broken. */
const skinOf = (paint: Paint, gloss: number, glow: number) =>
  material(paint, { gloss: 0.8 * gloss, polish: 0.36, glow, bump: { height: 0.1, size: 1.5 } })

/** A heap of pulses or kernels. */
const kernels = ({
  meshes,
  paint,
  under,
  covers,
  gloss = 0.4,
  glow = 0.35,
  out = 1,
}: Kernel): Form => {
  const grain = { meshes, material: skinOf(paint, gloss, glow), covers, lean: 1.2, out }
  return {
    ...grains(grain, { under: material(under), uneven: 2.5 }),
    stirred: (place, level, share) => stirIn(place, grain, level, share),
  }
}

const shapes = (size: readonly [number, number, number], rough: number, bend = 0, detail = 7) =>
  [1, 2, 3, 4].map((seed) => {
    const mesh = lump(size, rough, seed, detail)
    return bend ? bent(mesh, bend) : mesh
  })

/** From one colour to the other from piece to piece, with clouds and a dark or pale eye where it grew. */
export function seedCoat(
  from: string,
  to: string,
  eye?: { colour: string; at: number; wide: number },
): Paint {
  const coat = varied(from, to)
  const mark = colour(eye?.colour ?? from)
  const shade = colour(from)
  return (spot) => {
    const { u, v, w, seed } = spot
    const own = blend(coat(spot), shade, fractal(u / 2.5 + seed * 40, v / 2.5, w / 2.5, 2) * 0.45)
    // The line along which the halves of it meet below the skin.
    const seam = 0.3 * (1 - step(0.12, 0.5, Math.abs(w + 0.5 * Math.sin(u / 3 + seed * 20))))
    if (!eye) return blend(own, shade, seam)
    return blend(own, mark, 1 - step(eye.wide * 0.6, eye.wide, Math.hypot(u, v - eye.at, w)))
  }
}

/** A kernel of corn: blunt above, narrow and pale at its foot. */
export const cornMeshes = [1, 2, 3].map((seed) =>
  reshape(lump([4.6, 3.6, 3], 0.14, seed, 8), ([x, y, z]) => {
    const k = 1 + x * 0.075
    return [x, y * k, z * k]
  }),
)

export const cornPaint: Paint = (() => {
  const [a, b, foot] = [colour('#e2a020'), colour('#f0c04a'), colour('#f3e6b8')]
  return ({ u, v, w, seed }) =>
    blend(
      blend(a, b, seed * 0.6 + fractal(u / 3, v / 3, w / 3, 1) * 0.4),
      foot,
      1 - step(-4.4, -2.4, u),
    )
})()

const chickpeaMeshes = [1, 2, 3].map((seed) =>
  reshape(lump([5.4, 4.8, 4.7], 0.1, seed, 9), ([x, y, z]) => {
    const beak = Math.max(0, x - 3.4) * 0.7
    const seam = 1 - 0.1 * Math.exp(-(y * y)) * (x > 0 ? 1 : 0.3)
    return [x + beak, y * (1 - beak * 0.25), z * seam]
  }),
)

export const peaMeshes = shapes([4.3, 4.2, 4], 0.09)
/** Beans are larger and smaller, more and less bent, and their skin is a little wrinkled. */
const bean = ([x, y, z]: readonly [number, number, number], bend: number) =>
  [1, 2, 3, 4, 5].map((seed) => {
    const k = [1, 0.86, 1.1, 0.93, 1.04][seed % 5] ?? 1
    const body = lump([x * k * (1 + 0.06 * (seed % 2)), y * k, z * k], 0.08, seed, 9)
    return bent(uneven(body, 0.42, 3.4, seed), bend * (0.55 + 0.35 * (seed % 3)))
  })
export const kidney = bean([7.4, 4, 3.6], 1.5)
const small = bean([5, 3.5, 3.2], 0.8)
const large = bean([9.5, 6, 3.8], 1.4)

const beans = (
  words: string,
  meshes: readonly Mesh[],
  paint: Paint,
  under: string,
  covers: number,
  more: Partial<Kernel> = {},
): Look =>
  look(words, kernels({ meshes, paint, under, covers, ...more }), {
    density: 0.75,
    little: strewn(meshes, paint, more.gloss),
  })

/** A few of them on other food. */
const strewn = (meshes: readonly Mesh[], paint: Paint, gloss = 0.4): Form =>
  pile(
    copies({
      each: 0.5,
      mesh: (i) => meshes[i % meshes.length] ?? peaMeshes[0] ?? lump([4, 4, 4]),
      material: skinOf(paint, gloss, 0.35),
      most: 70,
    }),
    { steep: 0.45 },
  )

export const peaPaint = seedCoat('#55802a', '#7fa544')

export const kernelLooks: readonly Look[] = [
  beans('pea, green pea, garden pea, petit pois', peaMeshes, peaPaint, '#3c5a1c', 45),
  beans(
    'corn kernel, sweetcorn, corn, canned corn, buttered corn',
    cornMeshes,
    cornPaint,
    '#d79f2c',
    34,
    {
      gloss: 0.5,
    },
  ),
  beans(
    'edamame bean, shelled edamame, broad bean, lima bean, fava bean',
    shapes([7.5, 5.2, 4], 0.08, 0.5, 9),
    seedCoat('#7f9f42', '#a9c06a'),
    '#55702a',
    85,
  ),
  beans('chickpea, garbanzo', chickpeaMeshes, seedCoat('#c08f4e', '#dcb478'), '#b58848', 62, {
    gloss: 0.3,
  }),
  beans(
    'roasted chickpea',
    chickpeaMeshes.map((mesh, i) => uneven(mesh, 0.6, 3, i)),
    seedCoat('#9a5f26', '#c98f48'),
    '#7a4a1c',
    60,
    { gloss: 0.2 },
  ),
  beans(
    'black bean',
    small,
    seedCoat('#150f10', '#2e2022', { colour: '#c9bca8', at: -3.2, wide: 1 }),
    '#120c0c',
    42,
    {
      glow: 0.1,
      gloss: 0.5,
    },
  ),
  beans(
    'kidney bean, red bean, bean, rajma bean',
    kidney,
    seedCoat('#54140f', '#822a1e'),
    '#3f0f0c',
    68,
    {
      glow: 0.15,
      gloss: 0.5,
    },
  ),
  beans('pinto bean', kidney, seedCoat('#8a5a3c', '#b98a66'), '#6a432c', 68),
  beans(
    'white bean, cannellini bean, navy bean, great northern bean',
    kidney,
    seedCoat('#e2d0aa', '#f4e9d0'),
    '#dcc9a2',
    66,
  ),
  beans('butter bean', large, seedCoat('#dccaa6', '#efe3c8'), '#b9a276', 130),
  beans(
    'black eyed pea, blackeyed pea, black eyed bean, cowpea',
    small,
    seedCoat('#d6bc8c', '#e9d7b0', { colour: '#1d1410', at: -3.2, wide: 2 }),
    '#a88a58',
    42,
  ),
  beans(
    'mung bean, moong',
    shapes([3, 2.4, 2.3], 0.05, 0, 6),
    seedCoat('#5a6a28', '#7f8e44'),
    '#3f4a1c',
    16,
  ),
  beans(
    'lentil, brown lentil, green lentil, cooked lentil',
    shapes([2.7, 2.7, 1.3], 0.06, 0, 5),
    seedCoat('#5e4526', '#8a7040'),
    '#4a361c',
    13,
    { gloss: 0.25, out: 0.6 },
  ),
  beans(
    'black lentil, beluga lentil, puy lentil',
    shapes([2.4, 2.4, 1.3], 0.06, 0, 5),
    seedCoat('#1c1a18', '#3d3a34'),
    '#15130f',
    11,
    {
      gloss: 0.4,
      out: 0.6,
    },
  ),
  beans(
    'red lentil, yellow lentil, split pea',
    shapes([2.6, 2.6, 1.2], 0.08, 0, 5),
    seedCoat('#cf7a2c', '#e39c4a'),
    '#a85c1c',
    12,
    {
      out: 0.6,
    },
  ),
]
