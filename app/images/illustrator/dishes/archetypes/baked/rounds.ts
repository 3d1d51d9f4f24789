import { type Form, heapGround } from '../../../forms/form.ts'
import { liquidSkin } from '../../../forms/liquid-skin.ts'
import { putPool } from '../../../forms/liquids.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { fractal } from '../../../render/noise.ts'
import { disc, scaled } from '../../../scene/regions.ts'
import { slice } from '../../../shapes/cuts.ts'
import { rounded } from '../../../shapes/shapes.ts'
import { lazyParts, strewParts } from '../parts.ts'
import { gratinCrust } from './gratin.ts'

const meshes = [1, 2, 3].map((seed) =>
  slice(rounded(18, 17, 0.05, seed, 34), { thick: 4, edge: 1.2 }),
)

/** A round of a vegetable from the oven: its flesh, the seeds in its middle, its skin. */
const face = (flesh: string, core: string, skin: string): Material => {
  const [pale, inner, rind] = [colour(flesh), colour(core), colour(skin)]
  const brown = colour('#8a5220')
  return material(
    ({ u, v, w, seed }) => {
      const n = fractal(u / 4 + seed * 30, v / 4, 3, 3)
      const own = blend(inner, pale, step(0.3, 0.75, w + (n - 0.5) * 0.5))
      const baked = blend(own, brown, step(0.58, 0.78, n) * 0.45)
      return blend(baked, rind, step(0.98, 1.15, w))
    },
    { gloss: 0.5, polish: 0.5, glow: 0.35, bump: { height: 0.4, size: 3 } },
  )
}

const slicesOf = {
  vegetables: [
    face('#dfe0a4', '#cfc98a', '#3c6424'),
    face('#c9321c', '#e0714a', '#94180e'),
    face('#dcc48c', '#b99a5e', '#2e1526'),
  ],
  potato: [face('#f3dfa0', '#faecc4', '#d9a24a'), face('#efd48a', '#f6e4b0', '#b8742a')],
}

const crust = gratinCrust(1.6)

/**
 * Slices of courgette, tomato and aubergine in turn, leaning on each other in rings over their sauce, or of potato
 * under cream and cheese from the grill.
 */
export function roundsInRings(
  liquid: string,
  on: string,
  of: 'vegetables' | 'potato' = 'vegetables',
): Form {
  const kinds = slicesOf[of]
  const upright = of === 'potato' ? 0.42 : 0.86
  const sauce = liquidSkin({ liquid, thick: 0.8 })
  const top = lazyParts(on)
  return {
    ground: ({ volume }) => heapGround(volume) * (of === 'potato' ? 1.8 : 1.1),
    lay(place) {
      const { region, ground, put, random } = place
      putPool({ ...place, region: scaled(region, 0.98) }, sauce, 6, 0.6)
      const { x, y } = region.center
      const floor = ground.at(x, y) + 3
      let nth = 0
      for (let r = Math.sqrt(region.area / Math.PI) - (of === 'potato' ? 9 : 16); r > 3; r -= 25) {
        const count = Math.max(3, Math.round((2 * Math.PI * r) / 9.5))
        for (let i = 0; i < count; i++) {
          const angle = (i / count) * 2 * Math.PI
          const own = kinds[nth++ % kinds.length]
          if (!own) continue
          put({
            mesh: random.pick(meshes),
            material: own,
            pose: {
              at: [x + r * Math.cos(angle), y + r * Math.sin(angle), floor + 11],
              turn: angle,
              tilt: upright + random.range(-0.07, 0.07),
              roll: -0.25,
            },
            seed: random.next(),
          })
          ground.heap(x + r * Math.cos(angle), y + r * Math.sin(angle), 16, floor, 22)
        }
      }
      if (of === 'potato')
        crust.lay({ ...place, region: disc(x, y, Math.sqrt(region.area / Math.PI)) })
      strewParts(place, top(), scaled(region, 0.5))
    },
  }
}
