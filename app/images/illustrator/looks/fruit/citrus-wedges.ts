import { copies } from '../../forms/copies.ts'
import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, patch, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { type Look, look } from '../look.ts'

type Citrus = { flesh: string; light: string; skin: string; long: number; each: number }

/** Radians between the cut faces of a sixth. */
const opening = 1.15

/** A sixth of a lemon that lies on one of its cut faces, so that the other is seen. Coords: along -1 to 1, from the edge of the cut 0 to the skin 1, 2 on the skin. */
function wedge(long: number): Mesh {
  const radius = long * 0.4
  const round = (t: number) => Math.max(0.02, 1 - Math.abs(2 * t - 1) ** 2.3) ** 0.6
  const at = (t: number, out: number, angle: number): Vec => [
    (t - 0.5) * long,
    out * radius * round(t) * Math.sin(angle),
    -out * radius * round(t) * Math.cos(angle),
  ]
  const face = (angle: number, flip: boolean) =>
    patch(
      18,
      8,
      (t, s) => at(flip ? 1 - t : t, s, angle),
      (t, s) => [2 * t - 1, s, 0],
    )
  const skin = patch(
    18,
    10,
    (t, s) => at(t, 1, opening * (s - 0.5)),
    (t) => [2 * t - 1, 1.5, 0],
  )
  const half = opening / 2
  const [sin, cos] = [Math.sin(half), Math.cos(half)]
  return reshape(join([face(-half, false), face(half, true), skin]), ([x, y, z]) => [
    x,
    -y * sin - z * cos,
    y * cos - z * sin,
  ])
}

/** Pulp in rays, a white pith, a skin. */
function pulp({ flesh, light, skin }: Citrus): Material {
  const [a, b, pith, peel] = [colour(flesh), colour(light), colour('#f6ecd0'), colour(skin)]
  return material(
    ({ u, v, seed }) => {
      if (v > 1.2) return peel
      const ray = fractal(u * 9 + seed * 7, v * 1.6, 3, 2)
      const inner = blend(pith, blend(a, b, ray), step(0.02, 0.07, v))
      const ends = step(0.86, 0.97, Math.abs(u))
      return blend(
        blend(inner, pith, Math.max(step(0.8, 0.86, v), ends)),
        peel,
        step(0.93, 0.96, v),
      )
    },
    { gloss: 0.6, polish: 0.5, glow: 0.55, bump: { height: 0.2, size: 2 } },
  )
}

const wedges = (kind: Citrus): Form =>
  laid(
    copies({
      each: kind.each,
      mesh: () => wedge(kind.long),
      material: pulp(kind),
      variants: 1,
      most: 8,
    }),
    { turned: 0.9, facing: 0.25, apart: 0.85 },
  )

const lemon = wedges({ flesh: '#e9cf55', light: '#f5e68f', skin: '#ebc42f', long: 46, each: 11 })
const lime = wedges({ flesh: '#a9bf4f', light: '#d3de8b', skin: '#5f8a2c', long: 40, each: 9 })

/** What is squeezed over food at the table. */
export const citrusWedges: readonly Look[] = [
  look('lemon wedge, wedge of lemon', lemon, { density: 0.8, little: lemon }),
  look('lime wedge, wedge of lime', lime, { density: 0.8, little: lime }),
]
