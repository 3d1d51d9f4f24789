import type { Body } from './body.ts'
import { blurBack, emptyBack, noteBack } from './focus.ts'
import { emptyFrame, viewFrom } from './frame.ts'
import { bendReach } from './light/browning.ts'
import { occlusionReach } from './occlusion.ts'
import { rasterise } from './raster/rasterise.ts'
import { createRows, shade } from './shade.ts'
import { light } from './shade-point.ts'
import { mapShadows } from './shadow.ts'
import { smoothEdges } from './smooth-edges.ts'
import { surfaceOf } from './surface.ts'
import { dot, type Vec } from './vector.ts'

/** Where the viewer looks from: 54 degrees above the table, as one sits at it and leans forward. */
const elevation = (54 * Math.PI) / 180
export const towardsViewer: Vec = [0, -Math.cos(elevation), Math.sin(elevation)]

export type Scene = {
  bodies: readonly Body[]
  /** Mm of the table from the left to the right edge of the picture. */
  across: number
  /** The point in the middle of the picture. */
  middle: Vec
}

/** Into how many strips a picture is cut: fewer need more memory, more draw their margins more often. */
const usualStrips = 3

/** The scene as a square of `side` pixels, three bytes each, sRGB. How many strips it is cut into does not show. */
export function render(
  { bodies, across, middle }: Scene,
  side: number,
  strips = usualStrips,
): Buffer {
  const view = viewFrom(towardsViewer, across, side)
  view.x -= dot(view.right, middle) * view.scale
  view.y += dot(view.up, middle) * view.scale
  const shadows = mapShadows(bodies, light, middle, across * 1.5, shadowSide(side))
  const surfaces = bodies.map((body) => surfaceOf(body, view.scale))
  const back = emptyBack(side)
  const pixels = Buffer.allocUnsafe(side * side * 3)
  const rows = createRows(side)
  const height = inEights(side / strips)
  const margin = inEights(occlusionReach * view.scale)
  const known = knownBeyond(view.scale)
  for (let from = 0; from < side; from += height) {
    const to = Math.min(side, from + height)
    const top = Math.max(0, from - margin)
    const size = {
      side,
      top,
      rows: Math.min(side, to + margin) - top,
      first: Math.max(0, from - known - top),
      last: Math.min(side, to + known) - 1 - top,
    }
    const own = { ...view, y: view.y - top }
    const frame = emptyFrame(size, 0)
    const veils = bodies.some(({ veil, film }) => veil ?? film) ? emptyFrame(size, 1) : undefined
    // What was laid last lies on top: most of what is below it need not be filled in.
    for (let i = bodies.length; i > 0; i--) {
      const body = bodies[i - 1]
      if (body) rasterise((body.veil ?? body.film) && veils ? veils : frame, own, body, i)
    }
    noteBack(back, frame, own, { from, to })
    shade({ frame, veils, surfaces, view: own, shadows }, pixels, rows, { from, to })
  }
  const smooth = smoothEdges(pixels, side)
  blurBack(smooth, side, back)
  return smooth
}

/** Pixels of a side of the shadow map: small pictures show no finer shadows than small maps have. */
const shadowSide = (side: number): number => (side > 512 ? 1024 : side > 160 ? 512 : 256)

/**
 * Rows beyond a strip of which all is known, of which one is shaded with it, for a view of so many px to a mm: an even
 * number, as depths go by two rows.
 */
const knownBeyond = (scale: number): number => Math.max(8, 2 * Math.ceil(bendReach(scale) / 2) + 2)

/** The next multiple of eight, so that patterns of a few rows go on from strip to strip. */
const inEights = (rows: number): number => 8 * Math.ceil(rows / 8)
