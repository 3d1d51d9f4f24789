import type { Form } from '../../../forms/form.ts'
import { bodyAt } from '../../../forms/piece-of.ts'
import { laid, type Pieces } from '../../../forms/pieces.ts'
import { bagelCut, bagelHalves } from '../../../looks/bread/bagels.ts'
import { material, mottled } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import { disc } from '../../../scene/regions.ts'
import { tube } from '../../../shapes/shapes.ts'
import { layPart, lazyParts } from '../parts.ts'

const cream = material(mottled('#ebdfc6', '#f8f0de', 9), {
  gloss: 0.55,
  polish: 0.45,
  glow: 0.5,
  grain: 0.4,
})

/** Cream cheese on half a bagel, in the strokes of a knife, over its edge here and there. */
function spread(seed: number): Mesh {
  const ring = tube(
    Array.from({ length: 49 }, (_, i) => {
      const a = (i / 48) * 6.2832
      const far = 31.5 + 2.5 * Math.sin(3 * a + seed * 9)
      return [far * Math.cos(a), far * Math.sin(a), 15] as const
    }),
    {
      radius: (t) =>
        13.5 * (0.92 + 0.16 * noise(5 * Math.cos(t * 6.283) + 9, 5 * Math.sin(t * 6.283), seed)),
      flat: 0.5,
      around: 22,
    },
  )
  return reshape(ring, ([x, y, z]) => {
    const stroke = Math.sin((Math.atan2(y, x) * 9 + Math.hypot(x, y) / 3.2 + seed * 6) * 1)
    const hill = 2.6 * (fractal(x / 9 + seed * 20, y / 9, 3, 2) - 0.5) + 0.9 * stroke
    return [x, y, z > 16 ? z + hill : z]
  })
}

const creams = [0.2, 0.6].map(spread)

/** The two halves of a bagel, cut faces up, the second leaning on the first. */
const halves: Pieces = {
  each: 130,
  most: 4,
  variants: 1,
  make() {
    const [face] = bagelHalves()
    const lean = { roll: -0.36 }
    return {
      bodies: [
        bodyAt(face, bagelCut, [-25, 7, 0]),
        bodyAt(creams[0] ?? face, cream, [-25, 7, 0]),
        bodyAt(face, bagelCut, [42, -12, 19], { ...lean, turn: 0.1 }, 0.8),
        bodyAt(creams[1] ?? face, cream, [42, -12, 19], { ...lean, turn: 0.1 }, 0.8),
      ],
      radius: 84,
      height: 44,
    }
  },
}

const lid = laid(halves, { turned: 0 })

/** A bagel with cream cheese and what lies on it; shares are percent of the volume. */
export function openBagel(on: string): Form {
  const above = lazyParts(on)
  return {
    ground: (amount) => lid.ground(amount) * 0.9,
    count: (amount) => lid.count?.(amount) ?? 1,
    lay(place) {
      const { center } = place.region
      lid.lay(place)
      const spots = [
        [-25, 7, 27],
        [40, -12, 26],
        [-8, -66, 20],
      ] as const
      for (const part of above()) {
        const ml = (place.volume * part.share) / 100
        spots.forEach(([x, y, reach], i) => {
          const spot = disc(center.x + x, center.y + y, reach)
          layPart(place, { ...part, name: `${part.name} ${i}` }, spot, ml / 3)
        })
      }
    },
  }
}
