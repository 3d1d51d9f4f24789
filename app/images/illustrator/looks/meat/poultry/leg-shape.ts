import { step } from '../../../render/colour.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, noise } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'

/** Slashes for the marinade: mm along a leg from its middle, mm to one side, half its length in mm. */
const slashes = [
  [-21, 3, 17],
  [4, -4, 15],
] as const

/** How deep in a slash a place of a drumstick or thigh lies, 0 to 1; they run a little aslant and gape in the middle. */
export function slashAt(x: number, y: number): number {
  const ragged = 2.4 * (noise(x / 5 + 9, y / 5 + 9, 3) - 0.5)
  let most = 0
  for (const [at, side, half] of slashes) {
    const along = (y - side) / half
    const gape = 4.2 * Math.max(0, 1 - along * along) ** 0.7
    const off = Math.abs(x - at - 0.3 * y + ragged)
    if (gape > 0.1) most = Math.max(most, (1 - off / gape) * Math.min(1, gape / 2))
  }
  return most
}

/** Mm by which skin that shrank stands out or lies in: dents of muscles, folds across them, blisters. */
function shrunk(x: number, y: number, z: number, seed: number, tight: number): number {
  const broad = fractal(x / 15 + seed * 19 + 30, y / 13 + 30, z / 13 + 9, 2) - 0.5
  const fold =
    1 - Math.abs(2 * noise(x / (4.5 - 1.6 * tight) + seed * 7, y / 9 + 20, z / 9 + 4) - 1)
  const blister = step(0.62, 0.85, noise(x / 4.2 + 8, y / 4.2 + seed * 5, z / 4.2 + 2))
  return 5 * broad + (0.9 + 1.1 * tight) * (fold - 0.6) + 1.1 * blister
}

/** Half as wide as a drumstick is at a share of the way from its knee to its ankle: a round calf, a thin shin. */
const calf = (t: number): number => {
  const knee = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.24)) ** 2))
  const belly = 8.2 + 16 * (1 - step(0.2, 0.92, t)) ** 0.9
  // Skin that slid up the bone is bunched at its end.
  const cuff = 2.4 * Math.exp(-(((t - 0.955) / 0.028) ** 2))
  return Math.max(1, knee * belly + cuff - 5 * step(0.965, 1, t))
}

/** A drumstick along x, about the origin: its ankle at the right, where its bone looks out. Coords are mm of its own space. */
export const drumstickMesh = (seed: number, isSlashed = false): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around, length] = [50, 36, 84]
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const [x, r] = [-46 + t * length, calf(t)]
      const tight = step(0.45, 0.85, t)
      // The calf hangs to one side of its bone.
      const aside = 0.26 * Math.max(0, r - 9)
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const out = (r / 16) ** 0.7 * shrunk(x, r * c, r * s, seed, tight)
        const cut = isSlashed && s > 0 ? 4.5 * slashAt(x, r * c) * s ** 0.5 : 0
        const far = Math.max(1, r + Math.min(1, r / 8) * out - cut)
        return [x + 0.1 * out, far * c + aside, 0.88 * far * s]
      })
    })
    return loft(rings, { start: true, end: true })
  })

/** Half the width of a thigh on either side of its line, at a share of the way from the hip to the knee. */
const ham = (t: number): readonly [above: number, below: number] => {
  const round = Math.sin(Math.PI * (0.02 + 0.96 * t) ** 0.8)
  return [38 * round ** 0.55, 31 * round ** 0.62]
}

/** A thigh that lies on z = 0, its knee at the right; skin was pulled over its cut edge. Coords are mm of its own space. */
export const thighMesh = (seed: number, isSlashed = false): Mesh =>
  meshWhenDrawn(() => {
    const [steps, around, length] = [46, 36, 92]
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (1 - Math.cos((i / steps) * Math.PI)) / 2
      const [above, below] = ham(t)
      const x = (t - 0.5) * length
      const high = 15.5 * Math.sin(Math.PI * (0.03 + 0.94 * t)) ** 0.5
      return Array.from({ length: around }, (_, k): Vec => {
        const angle = (k / around) * 2 * Math.PI
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const half = c > 0 ? above : below
        const y = half * c
        const out =
          Math.min(1, half / 14) * shrunk(x, y, s * 12, seed + 3, 0.5 * step(0.6, 0.95, t))
        const cut = isSlashed && s > 0 ? 4.5 * slashAt(x, y) * s ** 0.5 : 0
        const edge = 3.2 * (noise(x / 7 + seed * 9, c * 2 + 5, 7) - 0.5) * Math.abs(c)
        const z = high * (1 + Math.sign(s) * Math.abs(s) ** 0.8) + Math.max(0, s) * (out - cut)
        return [x + 0.2 * out, y + c * (0.5 * out + edge), Math.max(0, z)]
      })
    })
    return loft(rings, { start: true, end: true })
  })
