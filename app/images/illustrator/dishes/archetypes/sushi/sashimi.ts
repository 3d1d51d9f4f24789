import type { Form } from '../../../forms/form.ts'
import { putPiece } from '../../../forms/pieces.ts'
import { reshape } from '../../../render/mesh.ts'
import { disc } from '../../../scene/regions.ts'
import { block, uneven } from '../../../shapes/small-cuts.ts'
import { layPart, lazyParts } from '../parts.ts'
import { type Fish, fleshOf } from './sushi-materials.ts'

const slab = uneven(block(52, 27, 8, 2), 0.8, 14, 2)
const slabs = reshape(slab, ([x, y, z]) => [x + z * 0.7, y, z])

/** Thick slices of raw fish that lean on each other in rows, on shredded radish. */
export function sashimi(...fish: Fish[]): Form {
  const bed = lazyParts('daikon thread 30')
  return {
    ground: ({ volume }) => volume * 85 + 3000,
    lay(place) {
      const { region, ground, random } = place
      const [part] = bed()
      if (part) layPart(place, part, disc(region.center.x, region.center.y + 26, 44), 40)
      const count = Math.max(3, Math.min(15, Math.round(place.grams / 14)))
      const rows = Math.max(fish.length, Math.ceil(count / 8))
      const perRow = Math.ceil(count / rows)
      for (let i = 0; i < count; i++) {
        const row = Math.floor(i / perRow)
        const kind = fish[row % fish.length] ?? 'salmon'
        const x = region.center.x + ((i % perRow) - (perRow - 1) / 2) * 15
        const y = region.center.y + ((rows - 1) / 2 - row) * 46 - 6
        const body = {
          mesh: slabs,
          material: fleshOf(kind),
          pose: { turn: 1.57 },
          seed: random.next(),
        }
        putPiece(
          place,
          { bodies: [body], radius: 20, height: 10 },
          {
            at: [x, y, ground.at(x, y - 20) + 2.5],
            roll: -0.42,
            turn: random.range(-0.06, 0.06),
          },
        )
      }
    },
  }
}
