import { loft, type Mesh, meshWhenDrawn, withCoords } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'

type Facetted = {
  /**
   * Number of cut faces; `block` for those of a cube that was cut by hand, `quarter` for what was cut out of something
   * round, whose outside one side of it is.
   */
  faces?: number | 'block' | 'quarter'
  /** How sharp the edges between them are: 6 worn by cooking, 16 freshly cut. */
  sharp?: number
  /** Mm of unevenness, and mm from hill to hill. */
  rough?: number
  wave?: number
  seed?: number
  detail?: number
}

/** A piece cut with a few strokes of a knife: flat faces that meet in soft edges, about the origin. */
export const facetted = (
  size: Vec,
  { faces = 7, sharp = 10, rough = 0.3, wave = 5, seed = 0, detail = 17 }: Facetted = {},
): Mesh =>
  meshWhenDrawn(() => {
    const planes = planesOf(faces, seed)
    return ball(detail, (n) => {
      const far = reachOf(n, planes, sharp)
      const at: Vec = [n[0] * far * size[0], n[1] * far * size[1], n[2] * far * size[2]]
      const hills = fractal(at[0] / wave + seed * 13.7 + 50, at[1] / wave + 50, at[2] / wave, 2)
      return moved(at, 2 * rough * (hills - 0.5))
    })
  })

type Torn = {
  seed?: number
  detail?: number
  strands?: number
  /** How far its corners are worn and its ends come apart: 0 as a knife left them, 1 as on the bone. */
  worn?: number
}

/**
 * A piece of cooked meat about the origin: an uneven block whose corners are worn, furrowed along its fibres, which run
 * along x and come apart at its ends.
 */
export const torn = (
  size: Vec,
  { seed = 0, detail = 20, strands = 1.5, worn = 0 }: Torn = {},
): Mesh =>
  meshWhenDrawn(() => {
    const planes = blockFaces(seed + 5)
    const by = (cut: number, apart: number) => cut + (apart - cut) * worn
    const body = ball(detail, (n) => {
      const lobes = fractal(n[0] * 1.5 + seed * 7.7 + 30, n[1] * 1.5 + 30, n[2] * 1.5 + 30, 2) - 0.5
      const far = reachOf(n, planes, by(34, 16)) * (1 + by(0.18, 0.5) * lobes)
      const at: Vec = [n[0] * far * size[0], n[1] * far * size[1], n[2] * far * size[2]]
      // Ridges run along the fibres.
      const rough = fractal(at[0] / 15 + seed * 3 + 9, at[1] / 3.3 + 9, at[2] / 3.3 + 9, 2) - 0.5
      // Muscles part along a line here and there.
      const part = Math.abs(noise(at[0] / 22 + seed * 9, at[1] / 6 + 40, at[2] / 6 + 40) - 0.5)
      const furrow = Math.max(0, 1 - part / by(0.05, 0.07))
      const fray = noise(seed * 5 + 20, at[1] / 2.8 + 20, at[2] / 2.8 + 20) - 0.5
      const end = Math.min(1, Math.max(0, Math.abs(at[0]) / size[0] - 0.45) / 0.3)
      const [x, y, z] = moved(at, strands * (by(0.8, 2.4) * rough - by(0.5, 0.9) * furrow))
      return [x + Math.sign(x) * by(1.6, 7) * strands * end * fray, y, z]
    })
    return fibred(body, fibreSlow)
  })

/** How many times as slowly the coords of torn meat run along it. */
export const fibreSlow = 1.8

/** The mesh with coords that run slowly along x: all that is painted on it or rough in it is drawn out into fibres. */
export const fibred = (mesh: Mesh, slow = 5): Mesh =>
  withCoords(mesh, ([x, y, z]) => [x / slow, y, z])

function planesOf(faces: number | 'block' | 'quarter', seed: number) {
  if (faces === 'block') return blockFaces(seed)
  if (faces !== 'quarter') return facesOf(faces, seed)
  // The outside is what looks along -y.
  return blockFaces(seed).filter((_, i) => i !== 3 && i !== 6)
}

/** The six faces of a block, none quite square, and one corner that was cut off. */
export function blockFaces(seed: number): readonly (readonly [...Vec, number])[] {
  const lot = (i: number, of: number) =>
    noise(i * 4.3 + seed * 9.7, of * 6.1 + 5, seed * 3.1 + 2) - 0.5
  const axes: readonly Vec[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
    [0.6, lot(9, 1) > 0 ? 0.6 : -0.6, 0.55],
  ]
  return axes.map(([x, y, z], i) => {
    const at: Vec = [x + 0.5 * lot(i, 1), y + 0.5 * lot(i, 2), z + 0.5 * lot(i, 3)]
    const long = Math.hypot(...at)
    const far = (i === 6 ? 0.94 : 0.78) + 0.16 * lot(i, 4)
    return [at[0] / long, at[1] / long, at[2] / long, far] as const
  })
}

/** Normals of faces, spread over all sides, and how far from the middle each lies. */
function facesOf(count: number, seed: number): readonly (readonly [...Vec, number])[] {
  const lot = (i: number, of: number) =>
    noise(i * 3.7 + seed * 11.3, of * 5.1 + 9, seed * 2.9) - 0.5
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count + 0.5 * lot(i, 1)
    const angle = i * 2.399963 + 2.2 * lot(i, 2) + seed
    const wide = Math.sqrt(Math.max(0, 1 - z * z))
    return [wide * Math.cos(angle), wide * Math.sin(angle), z, 0.76 + 0.34 * lot(i, 3)] as const
  })
}

/** How far a body that is cut by faces reaches in a direction, at most about 1. */
export function reachOf(
  n: Vec,
  planes: readonly (readonly [...Vec, number])[],
  sharp: number,
): number {
  // A ball of radius 1.06 bounds what no face cuts.
  let sum = 0.94 ** sharp
  for (const [x, y, z, far] of planes) {
    const facing = n[0] * x + n[1] * y + n[2] * z
    if (facing > 0) sum += (facing / far) ** sharp
  }
  return sum ** (-1 / sharp)
}

const moved = ([x, y, z]: Vec, by: number): Vec => {
  const k = 1 + by / (Math.hypot(x, y, z) || 1)
  return [x * k, y * k, z * k]
}

export function ball(detail: number, at: (n: Vec) => Vec): Mesh {
  const around = Math.round(detail * 1.7)
  return loft(
    Array.from({ length: detail + 1 }, (_, r) => {
      const polar = Math.min(Math.PI - 0.02, Math.max(0.02, (r / detail) * Math.PI))
      return Array.from({ length: around }, (_, i) => {
        const angle = (i / around) * 2 * Math.PI
        const wide = Math.sin(polar)
        return at([wide * Math.cos(angle), wide * Math.sin(angle), -Math.cos(polar)])
      })
    }),
    { start: true, end: true },
  )
}
