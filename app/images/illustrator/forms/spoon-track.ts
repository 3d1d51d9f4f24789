import type { Random } from '../core/random.ts'
import { step } from '../render/colour.ts'
import { fractal } from '../render/noise.ts'

/** Height in mm by which a place lies above or below the level. */
export type Track = (x: number, y: number, out: number) => number

/** How something soft takes the track of a spoon. */
export type Soft = {
  /** 0 runs level, 1 stands in ridges. */
  stiff: number
  /** Mm of its lumps, and mm from lump to lump. */
  lumps?: number
  lump?: number
}

/** The track of the back of a spoon that was drawn round in something soft, about its middle. */
export function trackOf(
  { stiff, lumps = 0, lump: wide = 6 }: Soft,
  random: Random,
  reach: number,
): Track {
  const pitch = Math.min(15, Math.max(6.5, reach / 2.6))
  const deep = (0.25 + 2.5 * stiff) * Math.min(1, reach / 26)
  const side = random.chance(0.5) ? 1 : -1
  const start = random.range(0, 1)
  const [dx, dy] = [random.range(0, 90), random.range(0, 90)]
  return (x, y, out) => {
    const far = Math.hypot(x, y)
    const hand = 0.22 * (fractal((x + dx) / 17, (y + dy) / 17, 5, 2) - 0.5)
    const turns = far / pitch - (side * Math.atan2(y, x)) / 6.28319 + start + hand + 20
    const along = turns % 1
    const ridge = along < 0.7 ? step(0, 0.7, along) : 1 - step(0.7, 1, along)
    const within = step(pitch * 0.25, pitch * 0.9, far) * Math.min(1, (1 - out) * 4)
    const dent = -0.75 * (1 - step(0, pitch * 0.9, far))
    const rough = lumps * 2 * (fractal((x + dx) / wide, (y + dy) / wide, 9, 3) - 0.5)
    return deep * ((ridge - 0.5) * within + dent) + rough * Math.min(1, (1 - out) * 6)
  }
}
