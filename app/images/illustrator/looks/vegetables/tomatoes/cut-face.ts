import { blend, colour, step } from '../../../render/colour.ts'
import type { Material, Paint } from '../../../render/material.ts'
import { cells, fractal } from '../../../render/noise.ts'
import { moist } from '../paints.ts'

const [skin, outer, wall, core] = [
  colour('#a3180c'),
  colour('#b92c18'),
  colour('#cf5a3c'),
  colour('#dc8e6c'),
]
const [jelly, wet, pip] = [colour('#8e2a08'), colour('#b5561a'), colour('#ecd39a')]

/** Chambers of a tomato that is cut across. */
const chambers = 5

/**
 * The cut face of a tomato of `radius` mm: five chambers of jelly with pale seeds that point to the middle, the walls
 * between them, a firm rim and a pale core.
 */
export const tomatoFace =
  (radius: number): Paint =>
  ({ u, v, seed }) => {
    const far = Math.hypot(u, v) / radius
    const cloud = fractal(u / 5 + seed * 31, v / 5, seed * 9, 2) - 0.5
    const angle = Math.atan2(v, u) + seed * 6 + 0.5 * cloud
    // No two chambers are equally wide.
    const ray = Math.cos(angle * chambers) + 0.35 * Math.sin(angle * 2 + seed * 20)
    const inside =
      step(-0.62, -0.34, ray) *
      step(0.24, 0.32, far + 0.25 * cloud - 0.03 * ray) *
      (1 - step(0.74, 0.8, far + 0.2 * cloud + 0.05 * (1 - ray)))
    const flesh = blend(
      blend(core, wall, step(0.1, 0.3, far + cloud * 0.4)),
      outer,
      step(0.62, 0.95, far + 0.3 * cloud),
    )
    // Cells that are long towards the middle, as seeds lie.
    const turn = ((((angle * chambers) / 6.283) % 1) + 1) % 1
    const near = cells(far * radius * 0.21 + seed * 9, turn * 4.4 + Math.floor(angle) * 3, 4)
    const gel = blend(jelly, wet, step(0.3, 0.7, fractal(u / 3, v / 3 + seed * 7, 4, 2)))
    const seeded = blend(gel, pip, 0.92 * (1 - step(0.16, 0.3, near)))
    const own = blend(blend(flesh, wall, 0.5 * step(-0.8, -0.5, -ray)), seeded, inside)
    return blend(own, skin, step(1 - 2.2 / radius, 1 - 0.9 / radius, far))
  }

/** A wet cut face: smooth, or each small hill of it would reflect the window and hide its chambers. */
export const tomatoFlesh = (radius: number): Material => moist(tomatoFace(radius), flat)
const flat = { gloss: 0.16, polish: 0.5, grain: 0.3, bump: { height: 0.06, size: 5 } }
