import type { Body, Veil } from './body.ts'
import type { Colour } from './colour.ts'
import { highlightOf } from './light/highlight.ts'
import type { Material, Paint } from './material.ts'
import { type Mesh, reachOf } from './mesh.ts'

/** What shading asks of a body: all have the same fields, so that reading them for each point is quick. */
export type Surface = {
  material: Material
  paint: Paint
  seed: number
  /** What hides a part of what lies behind: a liquid, a poured sauce, glass. */
  veil: SurfaceVeil | undefined
  /** No sauce clings to it. */
  dry: boolean
  gloss: number
  polish: number
  /** Mm round a tube; 1 for all else. */
  round: number
  /** Its highlights. */
  highlight: Float64Array
  glow: number
  grain: number
  /** How far highlights lie on a smooth film over it, 0 to 1, in place of on its bumps. */
  film: number
  /** Mm of its bumps, how many go into a mm, and how crusty they are; 0 where it is smooth. */
  bumpHeight: number
  bumps: number
  crust: number
  /** Tableware and the table, on which little changes from one point to the next. */
  even: boolean
  /** True for a body that is too small for the finest grain to be seen on it. */
  small: boolean
  /** Whether what is brown on it got so in an oven or pan: large enough, and no liquid. */
  browns: boolean
  /** By how much a liquid's normal leans to the right and back, as it does not stand level. */
  leanX: number
  leanY: number
  /** Whether it is a liquid, which moves. */
  sways: boolean
}

/** The veil or film of a body, `poured` for a film. */
export type SurfaceVeil = Required<Omit<Veil, 'filter'>> & {
  filter: Colour | undefined
  poured: boolean
}

const girths = new WeakMap<Mesh, number>()

/**
 * Mm round the middle of a mesh with the coords of a tube, which are mm along, then share of the way round it; else 1.
 */
function girthOf(mesh: Mesh): number {
  const known = girths.get(mesh)
  if (known !== undefined) return known
  const own = lengthOfTube(mesh.coords) > 4 ? roundMiddle(mesh) : 1
  girths.set(mesh, own)
  return own
}

/** Mm from end to end of a tube, by its coords; 0 for those of all else. */
function lengthOfTube(coords: Float32Array): number {
  let long = 0
  for (let i = 0; i < coords.length; i += 3) {
    if (Math.abs(coords[i + 1] as number) > 1.001) return 0
    if (Math.abs(coords[i + 2] as number) > 1.001) return 0
    long = Math.max(long, Math.abs(coords[i] as number))
  }
  return long
}

function roundMiddle({ coords, positions }: Mesh): number {
  let around = 1
  while (3 * around < coords.length && coords[3 * around] === coords[0]) around++
  if (around <= 3) return usualGirth
  const middle = around * Math.floor(coords.length / 6 / around)
  let girth = 0
  for (let i = 0; i < around; i++) {
    // From the last point back to the first, too.
    girth += apart(positions, 3 * (middle + i), 3 * (middle + ((i + 1) % around)))
  }
  return girth
}

/** Mm between two points of a mesh. */
function apart(positions: Float32Array, a: number, b: number): number {
  const x = (positions[b] as number) - (positions[a] as number)
  const y = (positions[b + 1] as number) - (positions[a + 1] as number)
  const z = (positions[b + 2] as number) - (positions[a + 2] as number)
  return Math.sqrt(x * x + y * y + z * z)
}

/** Mm round a tube whose rings are not known: a macaroni. */
const usualGirth = 18

/** Px of a mm below which the finest grain is not seen, and mm that the smallest body with it reaches. */
const finest = { scale: 3.4, reach: 9 }

/** The surface of a body, seen with so many px to a mm. */
export function surfaceOf(body: Body, scale: number): Surface {
  const { mesh, material, seed, thin } = body
  const { paint, gloss, polish, glow, grain, bump } = material
  const sways = grain <= 0 && glow > 0.1
  return {
    material,
    paint,
    seed,
    veil: surfaceVeilOf(body),
    dry: body.dry === true,
    gloss,
    polish,
    round: girthOf(mesh),
    // What flows has small glints: its waves are finer than its mesh.
    highlight: highlightOf(sways ? 1.15 : polish),
    glow,
    grain,
    film: grain > 0 ? 0.8 * Math.min(1, 2.5 * gloss) : 0,
    bumpHeight: bump?.height ?? 0,
    bumps: bump ? 1 / bump.size : 0,
    crust: bump?.crust ?? 0,
    even: grain <= 0 && glow <= 0.1,
    small: thin === true || scale < finest.scale || reachOf(mesh) < finest.reach,
    browns: grain > 0 && !thin && reachOf(mesh) > finest.reach,
    leanX: sways ? -0.055 + 0.065 * Math.sin(seed * 91.7) : 0,
    leanY: sways ? 0.025 + 0.035 * Math.cos(seed * 57.3) : 0,
    sways,
  }
}

function surfaceVeilOf({ veil, film }: Body): SurfaceVeil | undefined {
  const own = veil ?? film
  if (!own) return undefined
  const { clear, most, least, filter } = own
  return { clear, most, least, filter, poured: film !== undefined }
}
