import type { Frame, View } from './frame.ts'
import type { Points } from './gaps.ts'
import type { Half } from './layers/half.ts'
import { isLit, lightAt, type ShadowMap } from './shadow.ts'

/**
 * Adds to the shades of a half the share of the light that reaches what is seen, 0 to 255: soft shadows have no finer
 * detail.
 */
export function addLight(half: Half, frame: Frame, view: View, shadows: ShadowMap): void {
  for (let y = half.from; y < half.to; y++) lightRow(half, frame, view, shadows, y)
}

const place = new Float64Array(3)

function lightRow(
  { side, depth, shades }: Half,
  { side: frameSide, bodies, normals }: Frame,
  view: View,
  shadows: ShadowMap,
  y: number,
): void {
  const { right, up, towards } = view
  const light = shadows.view
  const { scale } = light
  const sy = (view.y - 2 * y - 0.5) / view.scale
  for (let x = 0; x < side; x++) {
    const whole = 2 * y * frameSide + 2 * x
    if (bodies[whole] === 0) continue
    const at = y * side + x
    const sx = (2 * x + 0.5 - view.x) / view.scale
    const d = depth[at] as number
    const n = 3 * whole
    // A mm above the surface, so that it does not lie in its own shadow.
    const px = right[0] * sx + up[0] * sy + towards[0] * d + (normals[n] as number) / 32767
    const py = right[1] * sx + up[1] * sy + towards[1] * d + (normals[n + 1] as number) / 32767
    const pz = right[2] * sx + up[2] * sy + towards[2] * d + (normals[n + 2] as number) / 32767
    place[0] = light.x + (light.right[0] * px + light.right[1] * py + light.right[2] * pz) * scale
    place[1] = light.y - (light.up[0] * px + light.up[1] * py + light.up[2] * pz) * scale
    place[2] = light.towards[0] * px + light.towards[1] * py + light.towards[2] * pz
    // The turn differs among four by four points, so that the mean over such a square shows no steps.
    shades[at] =
      (shades[at] as number) +
      (isLit(shadows, place) ? 255 : (255 * lightAt(shadows, place, ((y & 3) << 2) | (x & 3))) | 0)
  }
}

/**
 * What the shades of a half are for the points of a row of a frame that are shaded: how dark and how lit, 0 to 255. Of the
 * points next to each, those as deep as it count most.
 */
export function findRow(
  frame: Frame,
  half: Half,
  y: number,
  dark: Float32Array,
  lights: Float32Array,
  { points, count }: Points,
): void {
  const { side: across, rows, shades } = half
  const above = Math.min(rows - 1, y >> 1) * across
  const below = Math.min(rows - 1, (y + 1) >> 1) * across
  for (let i = 0; i < count; i++) {
    const x = points[i] as number
    const left = x >> 1
    const right = Math.min(across - 1, (x + 1) >> 1)
    const shade = shades[above + left] as number
    const isEven =
      shade === shades[below + right] &&
      shade === shades[above + right] &&
      shade === shades[below + left]
    if (isEven) {
      dark[x] = shade >>> 16
      lights[x] = shade & 255
    } else {
      corners[0] = above + left
      corners[1] = below + right
      corners[2] = above + right
      corners[3] = below + left
      mix(half, frame.depth[y * frame.side + x] as number, x, dark, lights)
    }
  }
}

/** The four points of a half about a point of a row. */
const corners = new Uint32Array(4)

/** Writes the mean shade of the four corners, by how near their depths are to that of a point. */
function mix(
  { depth, shades }: Half,
  own: number,
  x: number,
  dark: Float32Array,
  lights: Float32Array,
): void {
  let all = 0
  let darkness = 0
  let lit = 0
  for (let i = 0; i < 4; i++) {
    const at = corners[i] as number
    const far = (depth[at] as number) - own
    const share = 1 / (0.05 + far * far)
    const shade = shades[at] as number
    all += share
    darkness += share * (shade >>> 16)
    lit += share * (shade & 255)
  }
  dark[x] = darkness / all
  lights[x] = lit / all
}
