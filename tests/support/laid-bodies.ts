import { createRandom } from '#app/images/illustrator/core/random.ts'
import { lookNamed } from '#app/images/illustrator/looks/find-look.ts'
import type { Body } from '#app/images/illustrator/render/body.ts'
import { createGround } from '#app/images/illustrator/scene/ground.ts'
import type { Place } from '#app/images/illustrator/scene/place.ts'
import { disc } from '#app/images/illustrator/scene/regions.ts'

type Lot = Partial<Pick<Place, 'volume' | 'bowl'>> & {
  grams: number
  seed?: number
  /** Mm of the plate from its middle. */
  reach?: number
}

/** The bodies of a food or dish as it is laid on an empty, level plate; `volume` (ml) is its grams where it is absent. */
export function laidBodies(name: string, { grams, seed = 1, reach = 90, ...lot }: Lot): Body[] {
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    volume: grams,
    ...lot,
    grams,
    cooking: 'any',
    random: createRandom(seed),
    region: disc(0, 0, reach),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
  })
  return bodies
}
