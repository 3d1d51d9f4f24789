import type { Colour } from './colour.ts'
import type { Frame, View } from './frame.ts'
import { bendAt, isBaked } from './light/browning.ts'
import { highlightOf, highlightSteps } from './light/highlight.ts'
import { mirror, mirrored, sway } from './light/mirror.ts'
import type { Spot } from './material.ts'
import { addRelief, type Relief } from './relief.ts'
import type { ShadowMap } from './shadow.ts'
import type { Stain } from './stain.ts'
import type { Surface } from './surface.ts'
import { unit, type Vec } from './vector.ts'

/** One warm and rather low light from behind on the left, as of a window. */
export const light: Vec = unit([-0.6, 0.62, 0.78])
const warm: Colour = [3.34, 2.97, 2.46]

/** The room's own light: from above, from the table, and from the wall behind the viewer. */
type Room = { sky: Colour; bounce: Colour; fill: Colour }
const room: Room = {
  sky: [0.333, 0.333, 0.335],
  bounce: [0.252, 0.207, 0.153],
  fill: [0.324, 0.29, 0.243],
}
/** What of it reaches tableware and the table, where shadows are deep and warm, so that food stands out. */
const roomOfTable: Room = {
  sky: [0.345, 0.31, 0.28],
  bounce: [0.226, 0.166, 0.11],
  fill: [0.29, 0.232, 0.174],
}

/** How light tableware is against food, of which each keeps its own colour. */
const quiet: Colour = [0.82, 0.817, 0.845]
const full: Colour = [1, 1, 1]

/** The colour of light that came by way of something light beside. */
const bounced: Colour = [1.1, 1, 0.88]

/** How far red, green and blue follow a change of tone. */
const depthOfTone: Colour = [0.8, 1, 1.25]

/** How much more red, green and blue the soft edge of a shadow has on what light goes through. */
const warmth: Colour = [1.3, 0.2, -0.5]

/** Share of the light of red, green and blue that a point gets by how it faces the light. */
const wrap = new Float64Array(3)

/** The sheen of the window on liquids: how bright, how blurred, and how far it follows their waves. */
const sheen = { bright: 3.2, blur: 0.085, waves: 0.9 }

/** The small highlights of juice on what is moist. */
const glint = highlightOf(0.95)

/** Polish from which a material mirrors the window rather than shines. */
const clear = 0.66

export type Lit = {
  frame: Frame
  veils: Frame | undefined
  view: View
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
  /** Along the row: how dark it is for want of sky, and how lit, both 0 to 255. */
  dark: Float32Array
  lights: Float32Array
  /** For what is not asked of veils. */
  nowhere: Float32Array
  /** Red, green and blue of the row, and of the veils above it. */
  out: Float32Array
  over: Float32Array
}

/**
 * The light that comes from a point of a frame. `darkest` is how dark a point would be that sees no sky, as a whole number:
 * calls make an object of each other one.
 */
export function shadePoint(
  ray: Ray,
  frame: Frame,
  px: number,
  py: number,
  darkest: number,
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
  const open = 1 - (ray.dark[px] as number) / darkest
  const lit = 0.05 + 0.95 * ((ray.lights[px] as number) / 255)
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
  const bx = nx
  const by = ny
  const bz = nz
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
    gloss = Math.max(gloss, 0.55 * clings)
    if (clings > 0.3) polish = Math.max(polish, 0.6)
  }
  const dry = 1 - spot.dull
  polish *= dry
  const facing = nx * light[0] + ny * light[1] + nz * light[2]
  // Red light goes farther through what is not white than blue: shadows have a warm edge, and turn into it softly.
  let red = colour[0]
  let green = colour[1]
  let blue = colour[2]
  if (surface.browns && isBaked(red, green, blue)) {
    const bend = bendAt(frame, view, at)
    if (bend !== 0) {
      // What is hardly brown browns hardly, or it would end in a line.
      const share = Math.min(1, 7 * (0.72 - green / red))
      const by = share * (bend > 0 ? bend * 0.0052 : bend * 0.0016)
      red *= 1 - 0.72 * by
      green *= 1 - 0.95 * by
      blue *= 1 - 1.1 * by
    }
  }
  let most = red > green ? red : green
  if (blue > most) most = blue
  let least = red < green ? red : green
  if (blue < least) least = blue
  // 0 for a grey to 1 for a colour without any white.
  const loud = most > 1e-3 ? 1 - least / most : 0
  const deep = glow > 0.1 ? glow * loud : 0
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
  let near = nx * halfway[0] + ny * halfway[1] + nz * halfway[2]
  let { film } = surface
  if (clings > film) film = clings
  if (film > 0) {
    // Juice lies smoother over food than its fibres and grain.
    const hx = nx + (bx - nx) * film
    const hy = ny + (by - ny) * film
    const hz = nz + (bz - nz) * film
    near =
      (hx * halfway[0] + hy * halfway[1] + hz * halfway[2]) / Math.sqrt(hx * hx + hy * hy + hz * hz)
  }
  let shine = 0
  let glints = 0
  if (film > 0 && near > 0.93) {
    // Where juice stands on it, a small and bright glint.
    const wet = (relief[4] as number) - 0.55
    if (wet > 0)
      glints = (glint[((near - 0.5) * highlightSteps) | 0] as number) * wet * 1.1 * film * lit
  }
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
  if (surface.sways && polish <= clear) {
    const { waves } = sheen
    mirror[0] = bx + (nx - bx) * waves
    mirror[1] = by + (ny - by) * waves
    mirror[2] = bz + (nz - bz) * waves
    mirror[3] = sheen.blur
    const far = mirrored(view, frame.side, px, py + frame.top)
    shine += sheen.bright * fresnel * far * (0.35 * open + 0.65 * lit) * dry
  }
  shine += glints
  const reflected = gloss * fresnel * open * (0.4 + 0.6 * level)
  const wall = Math.max(0, -ny)
  const through = glow * 0.6 * (1 - direct) * (0.4 + 0.6 * lit)
  const { even } = surface
  const beside = (even ? 0.7 : 1) * (1 - lit) * open
  const { sky, bounce, fill } = even ? roomOfTable : room
  const lightness = even ? quiet : full
  // Browns are rich rather than grey: shown farther from grey than they are. What is light or loud is not.
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue
  let rich = 0
  if (!even && grey < 0.45 && red > green && green >= blue) {
    rich = (loud < 0.3 ? 1.5 * loud : 0.45) * (1 - 0.8 * loud) * (1 - grey / 0.45)
  }
  // What is white is not quite so light: shapes and glints are seen on it, and less grain.
  const pale = even || grey < 0.5 ? 0 : 0.12 * (grey - 0.5)
  const tone = ((relief[3] as number) - 1) * (1 - 2 * pale) - pale
  // What only shines takes on the colour of the food, what mirrors does not.
  const tinted = polish > clear ? 0.2 : 0.5
  const tint = most > 1e-3 ? tinted / most : 0
  for (let i = 0; i < 3; i++) {
    let clean = i === 0 ? red : i === 1 ? green : blue
    if (clings > 0) clean += ((stain.colour[i] as number) - clean) * clings
    // What is darker is warmer, too.
    clean = Math.max(0.002, clean + rich * (clean - 0.9 * grey)) * (lightness[i] as number)
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
      (warm[i] as number) * shine * (1 - tinted + tint * own) +
      (sky[i] as number) * reflected
  }
}
