import { type Colour, step } from './colour.ts'
import type { Frame } from './frame.ts'
import type { Material } from './material.ts'
import { fractal } from './noise.ts'
import type { Surface } from './surface.ts'

/** What clings to something that stands out of a liquid: the liquid's colour and how much of it. */
export type Stain = { share: number; colour: Colour }

export const createStain = (): Stain => ({ share: 0, colour: [0, 0, 0] })

/** Mm above its surface up to which a liquid clings at most. */
const reach = 30

/**
 * Finds how much of a sauce clings to a visible point: all along the waterline, in patches farther up. What is clear
 * clings hardly.
 */
export function findStain(
  stain: Stain,
  veils: Frame,
  frame: Frame,
  surfaces: readonly Surface[],
  at: number,
): void {
  stain.share = 0
  const number = veils.bodies[at] as number
  if (number === 0 || number === frame.bodies[at]) return
  const above = (frame.depth[at] as number) - (veils.depth[at] as number)
  // Just below the line, too, where the liquid is so thin that one sees through it.
  if (above < -1.5 || above > reach) return
  const liquid = surfaces[number - 1]
  const own = surfaces[(frame.bodies[at] as number) - 1]
  const veil = liquid?.veil
  // Tableware stays clean.
  if (!liquid || !veil || !own || own.dry || own.glow <= 0.1) return
  // What is clear leaves no colour.
  if (veil.filter) return
  const { poured } = veil
  // What was laid on a sauce that was poured stays clean.
  if (poured && number < (frame.bodies[at] as number)) return
  const thick = poured ? 1 : step(0.4, 0.85, veil.least)
  const n = 3 * at
  const u = frame.coords[n] as number
  const v = frame.coords[n + 1] as number
  const w = frame.coords[n + 2] as number
  const patch = fractal(u / 5 + own.seed * 23, v / 5, w / 5, 2)
  const line = 1 - step(0.4, 1.6 + 7 * patch, above)
  const thin = 0.5 * step(0.5, 0.68, patch) * (1 - above / reach)
  // It runs off what lies level and stays on the sides.
  const film = 0.1 + 0.3 * (1 - step(2, 9, above))
  stain.share = Math.max(line * (0.3 + 0.62 * thick), (film + thin) * thick)
  if (poured) {
    const level = (frame.normals[n + 2] as number) / 32767
    stain.share = pouredShare(veils.coords[n + 2] as number, patch, above, level)
  }
  if (stain.share <= 0) return
  stain.colour = meanColour(liquid.material)
  // A pale sauce shows what is below: all in it would be white.
  stain.share *= 1 - 0.5 * step(0.3, 0.55, stain.colour[1])
}

/**
 * How much of a poured sauce clings to what stands out of it, by how far out that lies, by lot, by its height and by how
 * level it lies.
 */
function pouredShare(out: number, patch: number, above: number, level: number): number {
  const edge = 1 - step(0.62, 0.98, out + 0.5 * (patch - 0.5))
  const high = 1 - step(2, 12 + 18 * patch, above) * (0.4 + 0.6 * step(0.4, 0.55, 1 - patch))
  return 0.95 * edge * high * (0.3 + 0.7 * step(-0.2, 0.55, level))
}

const means = new WeakMap<Material, Colour>()

/**
 * The colour of a liquid without the drops and films on it: the mean over places of it. Its seed is always the same, since
 * several pictures share a material, and none may depend on another.
 */
function meanColour(material: Material): Colour {
  const known = means.get(material)
  if (known) return known
  const sum: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < samples; i++) {
    const own = material.paint({
      u: 7 * i,
      v: 11 * (i % 7) - 30,
      w: 0.4,
      round: 1,
      up: 1,
      seed: 0.5,
      hill: 1,
      dull: 0,
    })
    for (const k of [0, 1, 2] as const) sum[k] += own[k] / samples
  }
  means.set(material, sum)
  return sum
}

const samples = 24
