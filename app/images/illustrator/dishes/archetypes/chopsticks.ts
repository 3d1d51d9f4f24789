import { blend, colour } from '../../render/colour.ts'
import { material } from '../../render/material.ts'
import { noise } from '../../render/noise.ts'
import type { Place } from '../../scene/place.ts'
import { tube } from '../../shapes/shapes.ts'

const [light, dark] = [colour('#a8743f'), colour('#6f4524')]
const wood = material(({ u, v }) => blend(dark, light, noise(u / 30, v * 3, 2)), {
  gloss: 0.35,
  polish: 0.45,
  glow: 0.05,
})

const stick = tube(
  [
    [-108, 0, 0],
    [108, 0, 0],
  ],
  { radius: (t) => 1.5 + 2.2 * t, around: 9 },
)

/** A pair of chopsticks across the right side of a bowl or plate, on its rim at `height` mm. */
export function putChopsticks(
  { put, random }: Place,
  radius: number,
  height: number,
  angle = 1.2,
): void {
  const turn = angle + random.range(-0.12, 0.12)
  const x = radius * 0.8
  const gap = random.range(7, 10)
  for (const side of [0, 1]) {
    put({
      mesh: stick,
      material: wood,
      pose: { at: [x + side * gap, 0, height + 3], turn: turn + side * 0.03 },
      seed: 0.5,
      rigid: true,
    })
  }
}
