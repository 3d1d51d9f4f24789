import type { Form } from '../../../forms/form.ts'
import { lookNamed } from '../../../looks/find-look.ts'
import { within } from '../../../render/poses.ts'
import { createGround } from '../../../scene/ground.ts'
import type { Place } from '../../../scene/place.ts'
import { disc } from '../../../scene/regions.ts'
import { vesselOf } from '../../../vessels/vessels.ts'
import { layPart, lazyParts } from '../parts.ts'

const glaze = { face: '#ece7dc', edge: '#b9ab92' }

/** A bowl of a dip in the middle of a plate, and what is dipped into it all round. Shares are percent of the volume. */
export function roundDip(dip: string, dipped: string): Form {
  const [inBowl, round] = [lazyParts(dip), lazyParts(dipped)]
  const bowlOf = (volume: number) => vesselOf(volume > 75 ? 'small bowl' : 'dip bowl', glaze)
  const dipOf = (volume: number) => (volume * (inBowl()[0]?.share ?? 0)) / 100
  return {
    ground({ volume }) {
      const ring = round().reduce((sum, { share }) => sum + (volume * share) / 100, 0)
      const { radius } = bowlOf(dipOf(volume))
      return Math.PI * (radius + 6) ** 2 + 3.2 * (ring * 1000) ** (2 / 3)
    },
    lay(place) {
      const { center, area } = place.region
      const bowl = bowlOf(dipOf(place.volume))
      standBowl(place, bowl, inBowl()[0]?.name ?? dip, dipOf(place.volume))
      const reach = Math.sqrt(area / Math.PI)
      const wide = Math.max(17, (reach - bowl.radius) / 2)
      const lots = Math.max(6, Math.round((6.283 * (bowl.radius + wide)) / (2.1 * wide)))
      const start = place.random.range(0, 6.283)
      for (let lot = 0; lot < lots; lot++) {
        const angle = start + (lot / lots) * 6.283
        const far = bowl.radius + wide
        const spot = disc(center.x + far * Math.cos(angle), center.y + far * Math.sin(angle), wide)
        for (const part of round()) {
          const ml = (place.volume * part.share) / 100 / lots
          layPart(place, { ...part, name: `${part.name} ${lot}` }, spot, ml)
        }
      }
    },
  }
}

/** Puts a bowl with this much in it in the middle, as one piece. */
function standBowl(
  place: Place,
  bowl: ReturnType<typeof vesselOf>,
  name: string,
  volume: number,
): void {
  const { center } = place.region
  const { radius, height, inside } = bowl
  const [one, at] = [{}, [center.x, center.y, place.ground.at(center.x, center.y)] as const]
  for (const body of bowl.bodies) {
    place.put({ ...body, pose: within({ at }, body.pose), piece: one, rigid: true })
  }
  lookNamed(name)?.form.lay({
    ...place,
    volume,
    region: disc(0, 0, radius * 0.8),
    ground: createGround((x, y) => inside(Math.hypot(x, y))),
    bowl: { radius, depth: height, inside },
    put: (body) => place.put({ ...body, pose: within({ at }, body.pose), piece: one }),
  })
  place.ground.heap(center.x, center.y, radius + 2, at[2], height)
}
