import type { Body } from './body.ts'
import type { Colour } from './colour.ts'
import type { Frame, View } from './frame.ts'
import type { Spot } from './material.ts'
import { mirror, mirrored, sway } from './mirror.ts'
import { occlusion } from './occlusion.ts'
import { addRelief, createRelief, type Relief } from './relief.ts'
import { findRow, lightLayer } from './shade-layer.ts'
import type { ShadowMap } from './shadow.ts'
import { createStain, findStain, type Stain } from './stain.ts'
import type { Surface } from './surface.ts'
import { writeTones } from './tone.ts'
import { add, unit, type Vec } from './vector.ts'

/** One warm light from behind on the left, as of a window, and the room's own light. */
export const light: Vec = unit([-0.58, 0.5, 0.88])
const warm: Colour = [2.72, 2.42, 2.0]
const sky: Colour = [0.37, 0.37, 0.372]
const bounce: Colour = [0.28, 0.23, 0.17]
/** What the wall behind the viewer throws back. */
const fill: Colour = [0.24, 0.215, 0.18]

/** The colour of light that came by way of something light beside. */
const bounced: Colour = [1.1, 1, 0.88]

/** How far red, green and blue follow a change of tone. */
const depthOfTone: Colour = [0.8, 1, 1.25]

export type Lit = {
  frame: Frame
  veils?: Frame
  view: View
  bodies: readonly Body[]
  surfaces: readonly Surface[]
  shadows: ShadowMap
}

/**
 * Writes rows of the picture, from the row `from` up to `to`, into `pixels`: three bytes for each point, sRGB. The
 * frame has a margin of `occlusionReach` round them, as far as the picture goes.
 */
export function shade(lit: Lit, pixels: Buffer, { from, to }: { from: number; to: number }): void {
  const { frame, veils, view, shadows } = lit
  const { side, top } = frame
  const dark = occlusion(frame, view.scale)
  const lights = lightLayer(frame, view, shadows)
  const overLights = veils && lightLayer(veils, view, shadows)
  const ray: Ray = {
    ...lit,
    halfway: unit(add(light, view.towards)),
    spot: { u: 0, v: 0, w: 0, up: 0, seed: 0, hill: 1, dull: 0 },
    relief: createRelief(),
    stain: createStain(),
    hides: new Float32Array(side),
    dark: new Float32Array(side),
    lights: new Float32Array(side),
    out: new Float32Array(3 * side),
    over: new Float32Array(3 * side),
  }
  for (let y = from - top; y < to - top; y++) {
    findRow(frame, y, [dark, lights], [ray.dark, ray.lights])
    const isVeiled = veils !== undefined && findHidden(ray, veils, y)
    shadeRow(ray, y, isVeiled ? veils : undefined)
    if (isVeiled && overLights) {
      findRow(veils, y, [overLights, overLights], [ray.lights, ray.lights])
      veilRow(ray, y, veils)
    }
    writeTones(pixels, 3 * (y + top) * side, ray.out, side, (y + top) / side)
  }
}

/** Share of a liquid above which nothing is seen of what lies behind. */
const thick = 0.97

/** The light of a row of the frame, but of what is hidden by veils. */
function shadeRow(ray: Ray, y: number, veils: Frame | undefined): void {
  const { frame, hides, bodies, stain } = ray
  stain.share = 0
  for (let x = 0; x < frame.side; x++) {
    if (veils) {
      if ((hides[x] as number) >= thick) continue
      findStain(stain, veils, frame, bodies, y * frame.side + x)
    }
    shadePoint(ray, frame, x, y, 1 - (ray.dark[x] as number) / 255, ray.out)
  }
}

/** Lays the light of a row of veils over that of the frame. */
function veilRow(ray: Ray, y: number, veils: Frame): void {
  const { frame, hides, out, over } = ray
  ray.stain.share = 0
  for (let x = 0; x < frame.side; x++) {
    const hidden = hides[x] as number
    if (hidden <= 0) continue
    shadePoint(ray, veils, x, y, 1 - (0.5 * (ray.dark[x] as number)) / 255, over)
    const share = hidden < thick ? hidden : 1
    // A liquid is darker along the line where something stands out of it.
    const at = y * frame.side + x
    const through = (veils.depth[at] as number) - (frame.depth[at] as number)
    const shore = through < 2.2 ? 1 - 0.42 * (1 - through / 2.2) : 1
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
function findHidden({ hides, frame, bodies }: Ray, veils: Frame, y: number): boolean {
  hides.fill(0)
  let isVeiled = false
  for (let x = 0; x < frame.side; x++) {
    const at = y * frame.side + x
    const number = veils.bodies[at] as number
    if (number === 0) continue
    const through = (veils.depth[at] as number) - (frame.depth[at] as number)
    const veil = bodies[number - 1]?.veil
    if (through <= 0 || !veil) continue
    hides[x] = Math.max(veil.least, veil.most * (1 - 0.5 ** (through / veil.clear)))
    isVeiled = true
  }
  return isVeiled
}

/** Polish from which a material mirrors the window rather than shines. */
const clear = 0.66

/** What is known of the points that are shaded; used again for each row. */
type Ray = Lit & {
  halfway: Vec
  spot: Spot
  relief: Relief
  /** What clings to the point of the liquid that it stands in. */
  stain: Stain
  /** Along the row: how much a veil hides, how dark it is for want of sky, and how lit, both 0 to 255. */
  hides: Float32Array
  dark: Float32Array
  lights: Float32Array
  /** Red, green and blue of the row, and of the veils above it. */
  out: Float32Array
  over: Float32Array
}

/** The light that comes from a point of a frame, of whose sky the share `open` is seen. */
function shadePoint(
  ray: Ray,
  frame: Frame,
  px: number,
  py: number,
  open: number,
  out: Float32Array,
): void {
  const at = py * frame.side + px
  const surface = ray.surfaces[(frame.bodies[at] as number) - 1]
  if (!surface) {
    out.fill(0, 3 * px, 3 * px + 3)
    return
  }
  const { view, halfway, spot, relief, stain } = ray
  const { towards } = view
  const lit = 0.08 + 0.92 * ((ray.lights[px] as number) / 255)
  const n = 3 * at
  let nx = (frame.normals[n] as number) / 32767
  let ny = (frame.normals[n + 1] as number) / 32767
  let nz = (frame.normals[n + 2] as number) / 32767
  spot.u = frame.coords[n] as number
  spot.v = frame.coords[n + 1] as number
  spot.w = frame.coords[n + 2] as number
  spot.seed = surface.seed
  // The back of something thin; along an outline, normals lean away a little.
  if (nx * towards[0] + ny * towards[1] + nz * towards[2] < -0.25) {
    nx = -nx
    ny = -ny
    nz = -nz
  }
  relief[0] = nx
  relief[1] = ny
  relief[2] = nz
  relief[3] = 1
  addRelief(relief, surface, spot)
  nx = relief[0] as number
  ny = relief[1] as number
  nz = relief[2] as number
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  nx *= length
  ny *= length
  nz *= length
  spot.up = nz
  spot.dull = 0
  const colour = surface.paint(spot)
  const { glow } = surface
  let { gloss, polish } = surface
  const clings = stain.share
  if (clings > 0) {
    gloss = Math.max(gloss, 0.4 * clings)
    if (clings > 0.3) polish = Math.max(polish, 0.6)
  }
  const dry = 1 - spot.dull
  polish *= dry
  const facing = nx * light[0] + ny * light[1] + nz * light[2]
  const direct = Math.max(0, (facing + glow) / (1 + glow)) * lit
  const level = 0.5 + 0.5 * nz
  const edge = 1 - Math.max(0, nx * towards[0] + ny * towards[1] + nz * towards[2])
  const fresnel = 0.04 + 0.6 * edge * edge * edge * edge
  const near = nx * halfway[0] + ny * halfway[1] + nz * halfway[2]
  let shine = 0
  if (near > 0.5) {
    const row = highlights[Math.round(polish * 100)] ?? highlightOf(polish)
    shine = (row[((near - 0.5) * highlightSteps) | 0] as number) * (0.35 + polish) * lit
  }
  if (polish > clear) {
    mirror[0] = nx
    mirror[1] = ny
    mirror[2] = nz
    mirror[3] = 0.25 * (1 - polish)
    if (surface.sways) sway(spot, surface)
    shine += fresnel * mirrored(view, frame.side, px, py + frame.top) * (0.35 * open + 0.65 * lit)
  }
  shine *= gloss * dry
  const reflected = gloss * fresnel * open * (0.4 + 0.6 * level)
  const wall = Math.max(0, -ny)
  const tone = (relief[3] as number) - 1
  const through = glow * 0.6 * (1 - direct) * (0.4 + 0.6 * lit)
  const beside = (1 - lit) * open
  for (let i = 0; i < 3; i++) {
    let clean = colour[i] as number
    if (clings > 0) clean += ((stain.colour[i] as number) - clean) * clings
    // What is darker is warmer, too.
    const own = clean * (1 + tone * (depthOfTone[i] as number))
    // Light that went through the food comes out in the food's own, deeper colour.
    const inner = through * own * (0.5 + own) * (1 - 0.25 * own)
    const around =
      ((sky[i] as number) * level +
        (bounce[i] as number) * (1 - level) +
        (fill[i] as number) * wall) *
        (open + own * 0.6 * (1 - open)) +
      // In the shadow of something light, light still comes from its other side.
      own * (0.26 + 0.42 * own) * (bounced[i] as number) * beside
    out[3 * px + i] =
      own * ((warm[i] as number) * direct + around + inner) +
      (warm[i] as number) * shine +
      (sky[i] as number) * reflected
  }
}

/** Highlights by hundredths of polish: how bright each is, by how near its normal is to halfway, from a half to one. */
const highlights: Float64Array[] = []
const highlightSteps = 4096

function highlightOf(polish: number): Float64Array {
  const at = Math.round(polish * 100)
  const power = 8 + 240 * (at / 100) ** 2
  const made = Float64Array.from(
    { length: highlightSteps / 2 + 2 },
    (_, i) => (0.5 + (i + 0.5) / highlightSteps) ** power,
  )
  highlights[at] = made
  return made
}
