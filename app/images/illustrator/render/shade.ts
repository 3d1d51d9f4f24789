import type { Body } from './body.ts'
import { blend, type Colour } from './colour.ts'
import type { Frame, View } from './frame.ts'
import type { Spot } from './material.ts'
import { reachOf } from './mesh.ts'
import { mirrored, sway } from './mirror.ts'
import { occlusion } from './occlusion.ts'
import { addRelief, createRelief, type Relief } from './relief.ts'
import { createNearby, findNearby, lightLayer, valueNearby } from './shade-layer.ts'
import type { ShadowMap } from './shadow.ts'
import { createStain, findStain, type Stain } from './stain.ts'
import { writeTone } from './tone.ts'
import { add, unit, type Vec } from './vector.ts'

/** One warm light from behind on the left, as of a window, and the room's own light. */
export const light: Vec = unit([-0.58, 0.5, 0.88])
const warm: Colour = [2.72, 2.42, 2.0]
const sky: Colour = [0.37, 0.37, 0.372]
const bounce: Colour = [0.28, 0.23, 0.17]
/** What the wall behind the viewer throws back. */
const fill: Colour = [0.24, 0.215, 0.18]

/** The colour of light that came by way of something light beside. */
const bounced = [1.1, 1, 0.88] as const

/** How far red, green and blue follow a change of tone. */
const depthOfTone = [0.8, 1, 1.25] as const

export type Lit = {
  frame: Frame
  veils?: Frame
  view: View
  bodies: readonly Body[]
  shadows: ShadowMap
}

/**
 * Writes rows of the picture, from the row `from` up to `to`, into `pixels`: three bytes for each point, sRGB. The
 * frame has a margin of `occlusionReach` round them, as far as the picture goes.
 */
export function shade(
  { frame, veils, view, bodies, shadows }: Lit,
  pixels: Buffer,
  { from, to }: { from: number; to: number },
): void {
  const { side, top } = frame
  const dark = occlusion(frame, view.scale)
  const lights = lightLayer(frame, view, shadows)
  const overLights = veils && lightLayer(veils, view, shadows)
  const out = new Float32Array(3)
  const over = new Float32Array(3)
  const nearby = createNearby()
  const halfway = unit(add(light, view.towards))
  const ray: Ray = {
    view,
    halfway,
    bodies,
    spot: { u: 0, v: 0, w: 0, up: 0, seed: 0, hill: 1, dull: 0 },
    relief: createRelief(),
    small: smallOf(bodies, view.scale),
    lit: 0,
    open: 0,
    stain: createStain(),
  }
  for (let y = from - top; y < to - top; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x
      findNearby(nearby, frame, x, y)
      const open = 1 - valueNearby(nearby, dark) / 255
      const hides = veils ? hidden(veils, frame, bodies, at) : 0
      if (hides < 0.97) {
        if (veils) findStain(ray.stain, veils, frame, bodies, at)
        ray.open = open
        ray.lit = 0.08 + 0.92 * (valueNearby(nearby, lights) / 255)
        shadePoint(ray, frame, x, y, out)
      }
      if (veils && overLights && hides > 0) {
        findNearby(nearby, veils, x, y)
        ray.stain.share = 0
        ray.open = 0.5 + 0.5 * open
        ray.lit = 0.08 + 0.92 * (valueNearby(nearby, overLights) / 255)
        shadePoint(ray, veils, x, y, over)
        const share = hides < 0.97 ? hides : 1
        // A liquid is darker along the line where something stands out of it.
        const through = (veils.depth[at] as number) - (frame.depth[at] as number)
        const shore = 1 - 0.42 * Math.max(0, 1 - through / 2.2)
        const most = Math.max(over[0] as number, over[1] as number, over[2] as number, 1e-6)
        for (let i = 0; i < 3; i++) {
          const own = over[i] as number
          // What is seen through a liquid takes on its colour.
          const seen = (out[i] as number) * (1 - share) * (1 - share + (share * own) / most)
          out[i] = seen + own * share * shore
        }
      }
      // Corners are a little darker, as a lens draws them.
      const dx = x / side - 0.5
      const dy = (y + top) / side - 0.5
      writeTone(pixels, 3 * (at + top * side), out, 1 - 0.5 * (dx * dx + dy * dy))
    }
  }
}

/** How much of what lies behind is hidden by the liquid or glass in front of it, 0 to 1. */
function hidden(veils: Frame, frame: Frame, bodies: readonly Body[], at: number): number {
  const number = veils.bodies[at] as number
  if (number === 0) return 0
  const through = (veils.depth[at] as number) - (frame.depth[at] as number)
  const veil = bodies[number - 1]?.veil
  if (through <= 0 || !veil) return 0
  return Math.max(veil.least, veil.most * (1 - 0.5 ** (through / veil.clear)))
}

/** Polish from which a material mirrors the window rather than shines. */
const clear = 0.66

/** Px of a mm below which the finest grain is not seen, and mm that the smallest body with it reaches. */
const finest = { scale: 3.4, reach: 9 }

const smallOf = (bodies: readonly Body[], scale: number): Uint8Array =>
  Uint8Array.from(bodies, ({ mesh, thin }) =>
    thin || scale < finest.scale || reachOf(mesh) < finest.reach ? 1 : 0,
  )

/** What is known of the point that is shaded; used again for the next. */
type Ray = {
  view: View
  halfway: Vec
  bodies: readonly Body[]
  spot: Spot
  relief: Relief
  /** 1 for each body that is too small for the finest grain to be seen on it. */
  small: Uint8Array
  /** Shares of the window's light and of the sky that reach it. */
  lit: number
  open: number
  /** What clings to the point of the liquid that it stands in. */
  stain: Stain
}

function shadePoint(ray: Ray, frame: Frame, px: number, py: number, out: Float32Array): void {
  const at = py * frame.side + px
  const body = ray.bodies[(frame.bodies[at] as number) - 1]
  if (!body) {
    out.fill(0)
    return
  }
  const { view, halfway, spot, lit, open, relief } = ray
  const { material, seed } = body
  const n = 3 * at
  let nx = (frame.normals[n] as number) / 32767
  let ny = (frame.normals[n + 1] as number) / 32767
  let nz = (frame.normals[n + 2] as number) / 32767
  spot.u = frame.coords[n] as number
  spot.v = frame.coords[n + 1] as number
  spot.w = frame.coords[n + 2] as number
  spot.seed = seed
  const { towards } = view
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
  addRelief(relief, material, spot, ray.small[(frame.bodies[at] as number) - 1] === 1)
  nx = relief[0] as number
  ny = relief[1] as number
  nz = relief[2] as number
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  nx *= length
  ny *= length
  nz *= length
  spot.up = nz
  spot.dull = 0
  const tone = relief[3] as number
  const clean = material.paint(spot)
  const { stain } = ray
  const base = stain.share > 0 ? blend(clean, stain.colour, stain.share) : clean
  const { glow } = material
  const gloss = stain.share > 0 ? Math.max(material.gloss, 0.4 * stain.share) : material.gloss
  const dry = 1 - spot.dull
  const polish = dry * (stain.share > 0.3 ? Math.max(material.polish, 0.6) : material.polish)
  const facing = nx * light[0] + ny * light[1] + nz * light[2]
  const direct = Math.max(0, (facing + glow) / (1 + glow)) * lit
  const level = 0.5 + 0.5 * nz
  const front = Math.max(0, nx * towards[0] + ny * towards[1] + nz * towards[2])
  const edge = 1 - front
  const fresnel = 0.04 + 0.6 * edge * edge * edge * edge
  const near = nx * halfway[0] + ny * halfway[1] + nz * halfway[2]
  let shine = near > 0.5 ? near ** (8 + 240 * polish * polish) * (0.35 + polish) * lit : 0
  if (polish > clear) {
    const ripple = sway(spot, material)
    const blur = 0.25 * (1 - polish)
    const pane = mirrored(
      view,
      frame.side,
      px,
      py + frame.top,
      nx + ripple.x,
      ny + ripple.y,
      nz,
      blur,
    )
    shine += fresnel * pane * (0.35 * open + 0.65 * lit)
  }
  shine *= gloss * dry
  const mirror = gloss * fresnel * open * (0.4 + 0.6 * level)
  const wall = Math.max(0, -ny)
  for (let i = 0; i < 3; i++) {
    // What is darker is warmer, too.
    const own = (base[i] as number) * (1 + (tone - 1) * (depthOfTone[i] as number))
    // Light that went through the food comes out in the food's own, deeper colour.
    const inner =
      glow * 0.6 * own * (0.5 + own) * (1 - 0.25 * own) * (1 - direct) * (0.4 + 0.6 * lit)
    const around =
      ((sky[i] as number) * level +
        (bounce[i] as number) * (1 - level) +
        (fill[i] as number) * wall) *
        (open + own * 0.6 * (1 - open)) +
      // In the shadow of something light, light still comes from its other side.
      own * (0.26 + 0.42 * own) * (bounced[i] as number) * (1 - lit) * open
    out[i] =
      own * ((warm[i] as number) * direct + around + inner) +
      (warm[i] as number) * shine +
      (sky[i] as number) * mirror
  }
}
