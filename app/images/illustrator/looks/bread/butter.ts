import type { Form } from '../../forms/form.ts'
import { laid } from '../../forms/pieces.ts'
import { material, mottled } from '../../render/material.ts'
import { oblong, solid } from '../../shapes/shapes.ts'

const softButter = material(mottled('#e9cb62', '#f3df92', 9), {
  gloss: 0.62,
  polish: 0.55,
  glow: 0.5,
  grain: 0.3,
})

/** What has melted from a pat of butter: a flat film about it, farther out on one side. */
const meltedRim = solid(
  oblong(32, 27, 11, 6).map(([x, y]) => [
    x + 0.9 * Math.sin(y / 4),
    y - 1.2 - 1.4 * Math.cos(x / 5),
  ]),
  { height: 1.3, edge: 1.2, dome: 0.1 },
)

/** A square cut from a block of butter, softened, its edge melting. */
export const butterPat: Form = laid({
  each: 7,
  most: 3,
  make: (random) => {
    const seed = random.next()
    const pat = solid(oblong(22, 18, 6, 6), { height: 5, edge: 2.6, dome: 0.9 })
    return {
      bodies: [
        { mesh: pat, material: softButter, pose: {}, seed },
        { mesh: meltedRim, material: softButter, pose: {}, seed },
      ],
      radius: 14,
      height: 5,
    }
  },
})
