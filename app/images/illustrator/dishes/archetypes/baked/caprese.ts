import type { Form } from '../../../forms/form.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { disc } from '../../../scene/regions.ts'
import { slice } from '../../../shapes/cuts.ts'
import { rounded } from '../../../shapes/shapes.ts'
import { layPart, lazyParts } from '../parts.ts'

const [tomatoMesh, cheeseMesh] = [
  slice(rounded(31, 30, 0.03, 2, 40), { thick: 7, edge: 1.5 }),
  slice(rounded(29, 28, 0.05, 4, 40), { thick: 8, edge: 2.5 }),
]

/** Flesh with three chambers of seeds, and the skin round it. */
const tomato = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 20, v / 4, 2, 2)
    const chamber = Math.cos(Math.atan2(v, u) * 3 + seed * 6)
    const gel = step(0.2, 0.6, chamber) * step(0.3, 0.42, w) * (1 - step(0.72, 0.84, w))
    const flesh = blend(colour('#c03a22'), colour('#dc6a4c'), n)
    const seeds = blend(colour('#b5461c'), colour('#e2b35c'), step(0.58, 0.66, n))
    return blend(blend(flesh, seeds, gel), colour('#a81e12'), step(0.94, 1.1, w))
  },
  { gloss: 0.7, polish: 0.65, glow: 0.4 },
)
const cheese = material(mottled('#ece4d2', '#fbf7ee', 9), {
  gloss: 0.45,
  polish: 0.45,
  glow: 0.45,
  bump: { height: 0.4, size: 6 },
})

/** Grams of a slice of each. */
const pair = 62

/** Slices of tomato and mozzarella in turn, leaning on each other in a row, leaves between them. */
export function caprese(on: string): Form {
  const top = lazyParts(on)
  const countOf = (grams: number) => Math.max(2, Math.min(5, Math.round(grams / pair)))
  return {
    ground: ({ grams }) => 1.5 * 66 * (46 + countOf(grams) * 40),
    lay(place) {
      const { region, ground, put, random } = place
      const count = 2 * countOf(place.grams)
      const turn = random.range(-0.2, 0.35)
      const { x, y } = region.center
      const floor = ground.at(x, y)
      for (let i = 0; i < count; i++) {
        const along = (i - (count - 1) / 2) * 20
        const at = [x + along * Math.cos(turn), y + along * Math.sin(turn)] as const
        const isCheese = i % 2 === 1
        put({
          mesh: isCheese ? cheeseMesh : tomatoMesh,
          material: isCheese ? cheese : tomato,
          pose: {
            at: [at[0], at[1], floor + (i === 0 ? 0 : 8)],
            roll: i === 0 ? 0 : 0.42,
            turn: turn + random.range(-0.08, 0.08),
          },
          seed: random.next(),
        })
        ground.heap(at[0], at[1], 26, floor, 15)
        if (i % 2 === 0) {
          for (const part of top()) {
            const name = `${part.name} ${i}`
            layPart(place, { ...part, name }, disc(at[0] + 10, at[1] + 4, 9), part.share)
          }
        }
      }
    },
  }
}
