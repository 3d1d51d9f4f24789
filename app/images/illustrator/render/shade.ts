import { painting, step } from './colour.ts'
import type { Frame } from './frame.ts'
import {
  createRow,
  fillGaps,
  fillSlant,
  fillWhite,
  findGaps,
  type Points,
  type Row,
} from './gaps.ts'
import { type Half, halfOf } from './layers/half.ts'
import { smoothShades } from './layers/smooth-shades.ts'
import { filterOf, filterPoint } from './light/filter.ts'
import { writeTones } from './light/tone.ts'
import { createSpot } from './material.ts'
import { noise } from './noise.ts'
import { occlusion } from './occlusion.ts'
import { createRelief } from './relief.ts'
import { addLight, findRow } from './shade-layer.ts'
import { type Lit, light, type Ray, shadePoint } from './shade-point.ts'
import { createStain, findStain } from './stain.ts'
import { add, unit } from './vector.ts'

/**
 * Writes rows of the picture, from the row `from` up to `to`, into `pixels`: three bytes for each point, sRGB. The
 * frame has a margin of `occlusionReach` round them, as far as the picture goes. `rows` are those of the whole picture.
 */
export function shade(
  lit: Lit,
  pixels: Buffer,
  rows: Row[],
  { from, to }: { from: number; to: number },
): void {
  const { frame, veils, view, shadows } = lit
  const { side, top } = frame
  const half = halfOf(frame, 0)
  occlusion(half, frame, view)
  addLight(half, frame, view, shadows)
  smoothShades(half)
  const over = veils && halfOf(veils, 1)
  if (veils && over) {
    addLight(over, veils, view, shadows)
    smoothShades(over)
  }
  const ray: Ray = {
    ...lit,
    halfway: unit(add(light, view.towards)),
    spot: createSpot(),
    relief: createRelief(),
    stain: createStain(),
    dark: new Float32Array(side),
    lights: new Float32Array(side),
    nowhere: new Float32Array(side),
    out: new Float32Array(3 * side),
    over: new Float32Array(3 * side),
  }
  const even = Uint8Array.from([0, ...lit.surfaces.map((surface) => Number(surface.even))])
  const layers: Layers = { ray, half, over, pixels, rows }
  painting(() => shadeRows(layers, even, from - top, to - top))
}

/**
 * The last four rows of a picture of so many pixels to a side, kept from strip to strip: what is a gap in the last rows of
 * a strip is filled with the next one, where by a rounding it might be none.
 */
export const createRows = (side: number): Row[] => Array.from({ length: 4 }, () => createRow(side))

/** Shades the rows of the frame from `from` up to `to`; the last rows of the strip above wait for the first of this one. */
function shadeRows(layers: Layers, even: Uint8Array, from: number, to: number): void {
  const { ray, rows } = layers
  const { frame, veils } = ray
  for (let y = Math.max(0, from - waiting); y < to; y++) {
    const row = rows[y & 3] as Row
    if (y >= from) findGaps(row, frame, veils, y, even)
    row.isVeiled = veils !== undefined && findHidden(ray, veils, y, row.hides)
    if (y < from) continue
    shadePoints(layers, y, row)
    closeAbove(layers, y)
  }
  if (frame.top + to < frame.side) return
  for (let y = to; y < to + waiting; y++) closeAbove(layers, y)
}

/** How many rows below a row are known before the last of its gaps is closed. */
const waiting = 3

/** `rows` are the last four, each in the place of its number's last two bits. */
type Layers = { ray: Ray; half: Half; over: Half | undefined; pixels: Buffer; rows: Row[] }

/** Closes what can be closed in the rows above one whose points are shaded. */
function closeAbove(layers: Layers, y: number): void {
  const { rows, pixels, ray } = layers
  const { side, top } = ray.frame
  const fillRow = (above: number) =>
    fillGaps(pixels, 3 * (above + top) * side, side, rows[above & 3] as Row)
  if ((y & 1) === 1) return
  closeFields(layers, y - 1, 'slant')
  closeFields(layers, y - 1, 'white')
  closeFields(layers, y - 2, 'white')
  closeFields(layers, y - 2, 'broad')
  fillRow(y - 2)
  fillRow(y - 3)
}

/** Fills the fields of a row of which the points about them tell what they are, shades the others. */
function closeFields(layers: Layers, y: number, kind: 'slant' | 'white' | 'broad'): void {
  const { ray, rows, pixels } = layers
  const { side, top } = ray.frame
  const row = rows[y & 3] as Row
  const points = row[kind]
  const at = 3 * (y + top) * side
  if (kind === 'slant') fillSlant(pixels, at, side, points)
  else fillWhite(pixels, at, side, points, kind === 'broad' ? 2 : 1)
  shadePoints(layers, y, row, points)
  points.count = 0
}

/** Writes the pixels of points of a row of the frame. */
function shadePoints(
  { ray, half, over, pixels }: Layers,
  y: number,
  row: Row,
  points: Points = row,
): void {
  const { hides, isVeiled } = row
  if (points.count === 0) return
  const { frame, veils, out } = ray
  const { side, top } = frame
  findRow(frame, half, y, ray.dark, ray.lights, points)
  if (isVeiled && veils && over) {
    lightPoints(ray, y, points, hides, veils)
    findRow(veils, over, y, ray.nowhere, ray.lights, points)
    veilPoints(ray, y, points, hides, veils)
  } else lightPoints(ray, y, points, hides, undefined)
  writeTones(pixels, 3 * (y + top) * side, out, side, (y + top) / side, points)
}

/** Share of a liquid above which nothing is seen of what lies behind. */
const thick = 0.97

/** The light of points of a row of the frame, but of what is hidden by veils. */
function lightPoints(
  ray: Ray,
  y: number,
  { points, count }: Points,
  hides: Float32Array,
  veils: Frame | undefined,
): void {
  const { frame, surfaces, stain, out } = ray
  stain.share = 0
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    if (veils) {
      if ((hides[x] as number) >= thick) continue
      findStain(stain, veils, frame, surfaces, y * frame.side + x)
    }
    shadePoint(ray, frame, x, y, 255, out)
  }
}

/** Lays the light of points of a row of veils over that of the frame. */
function veilPoints(
  ray: Ray,
  y: number,
  { points, count }: Points,
  hides: Float32Array,
  veils: Frame,
): void {
  const { frame, out, over } = ray
  ray.stain.share = 0
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    const hidden = hides[x] as number
    if (hidden <= 0) continue
    // A liquid is half as dark as what stands in it.
    shadePoint(ray, veils, x, y, 2 * 255, over)
    const share = hidden < thick ? hidden : 1
    const at = y * frame.side + x
    const filter = filterOf(ray.surfaces, veils, at)
    if (filter) {
      filterPoint(ray, veils, at, x, filter, share)
      continue
    }
    // A liquid is darker along the line where something stands out of it.
    const through = (veils.depth[at] as number) - (frame.depth[at] as number)
    const shore = through < 2.2 ? 1 - 0.22 * (1 - through / 2.2) : 1
    const n = 3 * x
    const most = Math.max(over[n] as number, over[n + 1] as number, over[n + 2] as number, 1e-6)
    for (let i = n; i < n + 3; i++) {
      const own = over[i] as number
      // What is seen through a liquid takes on its colour.
      const seen =
        share < 1 ? (out[i] as number) * (1 - share) * (1 - share + (share * own) / most) : 0
      out[i] = seen + own * share * shore
    }
  }
}

/**
 * How much of what lies behind is hidden by the liquid or glass in front of it, 0 to 1, along a row; false where there
 * is none.
 */
function findHidden(
  { frame, surfaces }: Ray,
  veils: Frame,
  y: number,
  hides: Float32Array,
): boolean {
  hides.fill(0)
  let isVeiled = false
  for (let x = 0; x < frame.side; x++) {
    const at = y * frame.side + x
    const number = veils.bodies[at] as number
    if (number === 0) continue
    const veil = surfaces[number - 1]?.veil
    if (!veil) continue
    // What is poured over a piece clings to it above the line, too.
    const through = (veils.depth[at] as number) - (frame.depth[at] as number)
    if (through <= 0) {
      isVeiled = isVeiled || through > -clinging
      continue
    }
    const shallow = through < 1.4 ? through / 1.4 : 1
    let share = veil.filter
      ? 0.9 * shallow
      : Math.max(veil.least * shallow, veil.most * (1 - 0.5 ** (through / veil.clear)))
    if (veil.poured) {
      const n = 3 * at
      const wander = noise((frame.coords[n] as number) / 4, (frame.coords[n + 1] as number) / 4, 3)
      share *= 1 - step(0.76, 0.9, (veils.coords[n + 2] as number) + 0.2 * (wander - 0.5))
    }
    hides[x] = share
    if (veil.least > 0.4 || veil.poured) drape(veils, frame, at, through)
    isVeiled = true
  }
  return isVeiled
}

/** Mm above a liquid up to which it clings to things. */
const clinging = 30

/** Mm of a thick liquid below which it follows what lies in it. */
const follows = 4

/** Turns the normal of a liquid towards that of what lies just below it: a sauce lies round its pieces as a skin. */
function drape(veils: Frame, frame: Frame, at: number, through: number): void {
  if (through >= follows) return
  const t = 1 - through / follows
  const share = 0.85 * t * t
  for (let n = 3 * at; n < 3 * at + 3; n++) {
    const own = veils.normals[n] as number
    veils.normals[n] = own + ((frame.normals[n] as number) - own) * share
  }
}
