import type { Body } from '../render/body.ts'
import { step } from '../render/colour.ts'
import { reachOf } from '../render/mesh.ts'
import type { Place } from './place.ts'

/** What stands in a liquid, kept until it is known how the liquid stands about it. */
export type Standing = {
  /** Where to lay it. */
  place: Place
  /** Mm by which a thick liquid stands higher at a place, drawn up by the pieces there. */
  rise: (x: number, y: number) => number
  /** Puts it into the scene: after the liquid, so that it comes to rest in that. */
  release: () => void
}

/** Mm that a piece reaches at least to draw up the liquid: a pea does not. */
const least = 8

/** Mm that a piece reaches which shows its own colour in what hides the rest: diced carrot, not a lentil. */
const small = { least: 4.4, most: 12 }

/** Keeps what is laid in a liquid at this level; it draws the liquid up by `most` mm. */
export function standingIn(place: Place, level: number, most: number): Standing {
  const bodies: Body[] = []
  const keep = (body: Body) => {
    const { scale = 1 } = body.pose
    const reach = reachOf(body.mesh) * (typeof scale === 'number' ? scale : scale[0])
    // Else it would be all waterline.
    const shows = most > 0 && reach > small.least && reach < small.most
    bodies.push(shows ? { ...body, dry: true } : body)
  }
  let round: { x: number; y: number; near: number; far: number }[] | undefined
  const reaches = () =>
    bodies.flatMap(({ mesh, pose: { at = [0, 0, 0], scale = 1 } }) => {
      const reach = reachOf(mesh) * (typeof scale === 'number' ? scale : scale[0])
      const [x, y, z] = at
      if (reach < least || z + reach < level) return []
      return [{ x, y, near: 0.55 * reach, far: 1.15 * reach + 4 }]
    })
  return {
    place: { ...place, put: keep },
    rise(x, y) {
      if (most <= 0) return 0
      round ??= reaches()
      let highest = 0
      for (const piece of round) {
        const far = Math.hypot(x - piece.x, y - piece.y)
        if (far < piece.far) highest = Math.max(highest, 1 - step(piece.near, piece.far, far))
      }
      return most * highest
    },
    release() {
      for (const body of bodies) place.put(body)
    },
  }
}
