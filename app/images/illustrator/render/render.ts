import type { Body } from './body.ts'
import { emptyFrame, viewFrom } from './frame.ts'
import { rasterise } from './rasterise.ts'
import { light, shade } from './shade.ts'
import { mapShadows } from './shadow.ts'
import { smoothEdges } from './smooth-edges.ts'
import { dot, type Vec } from './vector.ts'

/** Where the viewer looks from: 52 degrees above the table, as one sits at it and leans forward. */
const elevation = (54 * Math.PI) / 180
export const towardsViewer: Vec = [0, -Math.cos(elevation), Math.sin(elevation)]

export type Scene = {
  bodies: readonly Body[]
  /** Mm of the table from the left to the right edge of the picture. */
  across: number
  /** The point in the middle of the picture. */
  middle: Vec
}

/** The scene as a square of `side` pixels, three bytes each, sRGB. */
export function render({ bodies, across, middle }: Scene, side: number): Buffer {
  const view = viewFrom(towardsViewer, across, side)
  view.x -= dot(view.right, middle) * view.scale
  view.y += dot(view.up, middle) * view.scale
  const frame = emptyFrame(side, 0)
  const veils = bodies.some(({ veil }) => veil) ? emptyFrame(side, 1) : undefined
  bodies.forEach((body, i) => {
    rasterise(body.veil && veils ? veils : frame, view, body, i + 1)
  })
  const shadows = mapShadows(bodies, light, middle, across * 1.5, 1024)
  return smoothEdges(shade({ frame, bodies, view, shadows, ...(veils && { veils }) }), side)
}
