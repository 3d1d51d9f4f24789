import type { Body } from './body.ts'
import type { Colour } from './colour.ts'
import type { Frame, View } from './frame.ts'
import type { Spot } from './material.ts'
import { noise } from './noise.ts'
import { occlusion } from './occlusion.ts'
import { lightAt, type ShadowMap } from './shadow.ts'
import { unit, type Vec } from './vector.ts'

/** One warm light from behind on the left, as of a window, and the room's own light. */
export const light: Vec = unit([-0.5, 0.36, 1])
const warm: Colour = [1.9, 1.72, 1.46]
const sky: Colour = [0.54, 0.52, 0.49]
const bounce: Colour = [0.38, 0.32, 0.25]
/** What the wall behind the viewer throws back. */
const fill: Colour = [0.4, 0.35, 0.29]

export type Lit = {
  frame: Frame
  veils?: Frame
  view: View
  bodies: readonly Body[]
  shadows: ShadowMap
}

/** The picture: three bytes for each pixel, sRGB. */
export function shade({ frame, veils, view, bodies, shadows }: Lit): Buffer {
  const { side } = frame
  const pixels = Buffer.allocUnsafe(side * side * 3)
  const dark = occlusion(frame, view.scale)
  const half = side >> 1
  const halfway = unit([
    light[0] + view.towards[0],
    light[1] + view.towards[1],
    light[2] + view.towards[2],
  ])
  const out = new Float32Array(3)
  const over = new Float32Array(3)
  const ray = { view, shadows, halfway, spot: { u: 0, v: 0, w: 0, up: 0, seed: 0 } }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x
      const shut = dark[Math.min(half - 1, y >> 1) * half + Math.min(half - 1, x >> 1)] as number
      const open = 1 - shut / 255
      const hides = veils ? hidden(veils, frame, bodies, at) : 0
      if (hides < 0.97) shadePoint(ray, frame, bodies, x, y, open, out)
      if (veils && hides > 0) {
        shadePoint(ray, veils, bodies, x, y, 0.5 + 0.5 * open, over)
        const share = hides < 0.97 ? hides : 1
        // A liquid is darker along the line where something stands out of it.
        const through = (veils.depth[at] as number) - (frame.depth[at] as number)
        const shore = 1 - 0.42 * Math.max(0, 1 - through / 2.2)
        for (let i = 0; i < 3; i++) {
          out[i] = (out[i] as number) * (1 - share) + (over[i] as number) * share * shore
        }
      }
      const grey = 0.3 * (out[0] as number) + 0.59 * (out[1] as number) + 0.11 * (out[2] as number)
      for (let i = 0; i < 3; i++) {
        pixels[3 * at + i] = toByte((out[i] as number) * (1 - calm) + grey * calm)
      }
    }
  }
  return pixels
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

type Ray = { view: View; shadows: ShadowMap; halfway: Vec; spot: Spot }

function shadePoint(
  { view, shadows, halfway, spot }: Ray,
  frame: Frame,
  bodies: readonly Body[],
  px: number,
  py: number,
  open: number,
  out: Float32Array,
): void {
  const at = py * frame.side + px
  const body = bodies[(frame.bodies[at] as number) - 1]
  if (!body) {
    out.fill(0)
    return
  }
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
  if (nx * towards[0] + ny * towards[1] + nz * towards[2] < 0) {
    nx = -nx
    ny = -ny
    nz = -nz
  }
  const { bump } = material
  if (bump) {
    const { u, v, w } = spot
    const s = 1 / bump.size
    const here = noise(u * s, v * s, w * s)
    const k = bump.height / bump.size / 0.35
    nx -= (noise(u * s + 0.35, v * s, w * s) - here) * k
    ny -= (noise(u * s, v * s + 0.35, w * s) - here) * k
    nz -= (noise(u * s, v * s, w * s + 0.35) - here) * k
  }
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  nx *= length
  ny *= length
  nz *= length
  spot.up = nz
  const base = material.paint(spot)
  const sx = (px + 0.5 - view.x) / view.scale
  const sy = (view.y - py - 0.5) / view.scale
  const d = frame.depth[at] as number
  const x = view.right[0] * sx + view.up[0] * sy + towards[0] * d
  const y = view.right[1] * sx + view.up[1] * sy + towards[1] * d
  const z = view.right[2] * sx + view.up[2] * sy + towards[2] * d
  const facing = nx * light[0] + ny * light[1] + nz * light[2]
  const lit =
    facing > -material.glow ? lightAt(shadows, x + nx, y + ny, z + nz, angleAt(px, py)) : 0
  const { glow, gloss, polish } = material
  const direct = Math.max(0, (facing + glow) / (1 + glow)) * lit
  const level = 0.5 + 0.5 * nz
  const near = nx * halfway[0] + ny * halfway[1] + nz * halfway[2]
  const front = Math.max(0, nx * towards[0] + ny * towards[1] + nz * towards[2])
  const edge = 1 - front
  const wall = Math.max(0, -ny)
  const fresnel = 0.04 + 0.5 * edge * edge * edge * edge
  const shine = gloss * (near > 0 ? near ** (8 + 240 * polish * polish) * (0.35 + polish) * lit : 0)
  const mirror = gloss * fresnel * open * (0.4 + 0.6 * level)
  for (let i = 0; i < 3; i++) {
    const own = base[i] as number
    // Light that went through the food comes out in the food's own, deeper colour.
    const inner = glow * 0.35 * own * (1 - direct) * (0.4 + 0.6 * lit)
    const around =
      ((sky[i] as number) * level +
        (bounce[i] as number) * (1 - level) +
        (fill[i] as number) * wall) *
      (open + own * 0.35 * (1 - open))
    out[i] =
      own * ((warm[i] as number) * direct + around + inner) +
      (warm[i] as number) * shine +
      (sky[i] as number) * mirror
  }
}

/** A different angle for each of 16 by 16 pixels, so that soft shadows show no steps (interleaved gradient noise). */
const angles = Float32Array.from({ length: 256 }, (_, i) => {
  const [x, y] = [i & 15, i >> 4]
  return 6.283 * ((52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1)
})

const angleAt = (x: number, y: number): number => angles[((y & 15) << 4) | (x & 15)] as number

/** Brightness to a byte by a curve that keeps bright places from burning out. */
const curve = Uint8Array.from({ length: 4096 }, (_, i) => {
  const value = (i / 4095) * 4
  const tone = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
  const srgb = tone <= 0.0031308 ? tone * 12.92 : 1.055 * tone ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, srgb)))
})

const exposure = 0.47
/** Share of grey in every colour: the curve above would make them loud. */
const calm = 0.1

const toByte = (value: number): number =>
  curve[Math.min(4095, Math.max(0, (value * exposure * 4095) / 4)) | 0] as number
