import { copies } from '../../forms/copies.ts'
import { laid } from '../../forms/pieces.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { type Mesh, meshWhenDrawn, reshape } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { cover } from '../../shapes/cover.ts'
import { rounded } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'

/** Smooth and moist, without grain or bumps: else it would be snow or cloth. */
export const creamy = (from: string, to: string): Material =>
  material(mottled(from, to, 22), { gloss: 0.55, polish: 0.6, glow: 0.3, grain: 0.06 })

/**
 * A spoonful of something thick, as it came off the spoon: a slumped edge, a fold round it, and a soft peak that leans over.
 * Mm.
 */
const dollop = (i: number): Mesh =>
  meshWhenDrawn(() => {
    const outline = rounded(20 - (i % 2), 16 + (i % 3), 0.16, i + 3, 44).map(([x, y]) => ({ x, y }))
    const area = Math.PI * 19 * 16
    const turn = i * 2.3
    const [px, py] = [4 * Math.cos(turn), 3 * Math.sin(turn)]
    const peakAt = (x: number, y: number) => Math.exp(-((x - px) ** 2 + (y - py) ** 2) / 17)
    const height = (x: number, y: number, out: number) => {
      const angle = Math.atan2(y - py, x - px)
      const far = Math.hypot(x - px, y - py)
      const fold = Math.sin(angle + far / 2.6 + i) * Math.min(1, far / 6) * (1 - out ** 3)
      const slump = 1 + 0.3 * (noise(angle * 1.3 + 9, i * 3, 2) - 0.5)
      return 8.6 * slump * (1 - out ** 2.6) ** 0.55 + 1.15 * fold + 5.2 * peakAt(x, y)
    }
    const heap = cover({ center: { x: 0, y: 0 }, outline, area }, height, 22)
    // The peak leans to where the spoon went.
    return reshape(heap, ([x, y, z]) => {
      const lean = 3.4 * peakAt(x, y) ** 2
      return [x + lean * Math.cos(turn + 1), y + lean * Math.sin(turn + 1), Math.max(0, z)]
    })
  })

const spoonfuls = (words: string, from: string, to: string): Look =>
  look(
    words,
    laid(copies({ each: 25, variants: 3, mesh: dollop, material: creamy(from, to) }), {
      turned: 3.1,
    }),
  )

/** Cream and yogurt by the spoonful. */
export const dollopLooks: readonly Look[] = [
  spoonfuls('sour cream dollop, cream dollop', '#f1eadb', '#fbf7ec'),
  spoonfuls('yogurt dollop', '#f1ebde', '#fbf8f0'),
]
