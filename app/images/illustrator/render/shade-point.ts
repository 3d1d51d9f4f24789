import type { Body } from './body.ts'
import type { Colour } from './colour.ts'
import type { Frame, View } from './frame.ts'
import { highlightOf, highlightSteps } from './highlight.ts'
import type { Spot } from './material.ts'
import { mirror, mirrored, sway } from './mirror.ts'
import { addRelief, type Relief } from './relief.ts'
import type { ShadowMap } from './shadow.ts'
import type { Stain } from './stain.ts'
import type { Surface } from './surface.ts'
import { unit, type Vec } from './vector.ts'

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

/** How much more red, green and blue the soft edge of a shadow has on what light goes through. */
const warmth: Colour = [1.3, 0.2, -0.5]

/** Share of the light of red, green and blue that a point gets by how it faces the light. */
const wrap = new Float64Array(3)

/** Polish from which a material mirrors the window rather than shines. */
const clear = 0.66

export type Lit = {
  frame: Frame
  veils?: Frame
  view: View
  bodies: readonly Body[]
  surfaces: readonly Surface[]
  shadows: ShadowMap
}

/** What is known of the points that are shaded; used again for each row. */
export type Ray = Lit & {
  halfway: Vec
  spot: Spot
  relief: Relief
  /** What clings to the point of the liquid that it stands in. */
  stain: Stain
  /** Along the row: how much a veil hides, how dark it is for want of sky, and how lit, both 0 to 255. */
  hides: Float32Array
  dark: Float32Array
  lights: Float32Array
  /** For what is not asked of veils. */
  nowhere: Float32Array
  /** Red, green and blue of the row, and of the veils above it. */
  out: Float32Array
  over: Float32Array
}

/** The light that comes from a point of a frame, of whose sky the share `open` is seen. */
export function shadePoint(
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
  spot.round = surface.round
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
  // Red light goes farther through what is not white than blue: shadows have a warm edge, and turn into it softly.
  const deep = glow > 0.1 ? glow * loudnessOf(colour) : 0
  wrap[1] = Math.max(0, (facing + glow) / (1 + glow))
  if (deep > 0) {
    wrap[0] = Math.max(0, (facing + glow + 0.5 * deep) / (1 + glow + 0.5 * deep))
    wrap[2] = Math.max(0, (facing + glow - 0.35 * deep) / (1 + glow - 0.35 * deep))
  } else {
    wrap[0] = wrap[1] as number
    wrap[2] = wrap[1] as number
  }
  const soft = lit * (1 - lit)
  const direct = (wrap[1] as number) * lit
  // What faces away from a light that still reaches it is thin: light comes through.
  const thin = facing < 0 && glow > 0.1 ? -facing * glow * lit * 1.5 : 0
  const level = 0.5 + 0.5 * nz
  const edge = 1 - Math.max(0, nx * towards[0] + ny * towards[1] + nz * towards[2])
  const fresnel = 0.04 + 0.6 * edge * edge * edge * edge
  const near = nx * halfway[0] + ny * halfway[1] + nz * halfway[2]
  let shine = 0
  if (near > 0.5) {
    const row = polish === surface.polish || surface.sways ? surface.highlight : highlightOf(polish)
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
  // Fat and juice lie in patches: many small glints in place of one broad one.
  shine *= gloss * dry * (relief[4] as number)
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
    const inner = (through + thin) * own * (0.5 + own) * (1 - 0.25 * own)
    // In gaps light goes from piece to piece, and takes on their colour.
    const seen = open + own * 0.6 * (1 - open)
    const straight =
      (wrap[i] as number) * (lit + soft * deep * (warmth[i] as number)) * (0.35 + 0.65 * seen)
    const around =
      ((sky[i] as number) * level +
        (bounce[i] as number) * (1 - level) +
        (fill[i] as number) * wall) *
        seen +
      // In the shadow of something light, light still comes from its other side.
      own * (0.2 + 0.3 * own) * (bounced[i] as number) * beside
    out[3 * px + i] =
      own * ((warm[i] as number) * straight + around + inner) +
      (warm[i] as number) * shine +
      (sky[i] as number) * reflected
  }
}

/** 0 for a grey to 1 for a colour without any white. */
function loudnessOf(colour: Colour): number {
  const most = Math.max(colour[0], colour[1], colour[2], 1e-3)
  return 1 - Math.min(colour[0], colour[1], colour[2]) / most
}
