import { type Mesh, meshWhenDrawn, reshape, withCoords } from '../render/mesh.ts'
import { fractal, noise } from '../render/noise.ts'
import type { Vec } from '../render/vector.ts'
import { ball, blockFaces, fibreSlow, reachOf } from './facetted.ts'

/** Mm from the middle of one bundle of fibres to the next. */
const bundle = 3.6

/**
 * A piece of meat about the origin that was cooked until it is tender: no face of it is level, its fibres run along x,
 * bend and spread, and at its ends each bundle of them is as long as it came apart.
 */
export const braised = (size: Vec, seed: number, detail = 26): Mesh =>
  meshWhenDrawn(() => {
    const planes = blockFaces(seed + 2.5)
    const lot = (i: number) => noise(seed * 7.3 + i * 5.1, i * 3.7, 2) - 0.5
    const solid = ball(detail, (n) => {
      const broad = fractal(n[0] * 1.3 + seed * 7.7 + 30, n[1] * 1.3 + 30, n[2] * 1.3 + 30, 2)
      const far = reachOf(n, planes, 15) * (1 + 0.62 * (broad - 0.5))
      return [n[0] * far * size[0], n[1] * far * size[1], n[2] * far * size[2]]
    })
    const inFibres = withCoords(solid, ([x, y, z]) => [x / fibreSlow, y, z])
    return reshape(inFibres, (at) => splayed(apart(at, size[0], seed), size[0], lot))
  })

/** A point of it where bundles of fibres stand out by themselves, and part here and there. */
function apart([x, y, z]: Vec, half: number, seed: number): Vec {
  const [b, c] = [y / bundle + seed * 3 + 30, z / bundle + seed * 5 + 30]
  const ridge = fractal(x / 16 + seed * 3 + 9, b, c, 2) - 0.5
  const seam = Math.abs(noise(x / 26 + seed * 9 + 7, y / 9 + 40, z / 9 + 40) - 0.5)
  const furrow = Math.max(0, 1 - seam / 0.06)
  const out = 1.7 * ridge - 1.5 * furrow
  const wide = Math.hypot(y, z) || 1
  const end = Math.min(1, Math.max(0, Math.abs(x) / half - 0.4) / 0.35)
  const length = (noise(b * 1.15, c * 1.15, x > 0 ? 3.3 : 8.8) - 0.5) * end
  return [x + Math.sign(x) * 9 * length, y * (1 + out / wide), z * (1 + out / wide)]
}

/** The same bent along its fibres, which spread towards one end. */
function splayed([x, y, z]: Vec, half: number, lot: (i: number) => number): Vec {
  const along = x / half
  const wide = 1 + 0.5 * lot(1) * along
  return [x, y * wide + 9 * lot(2) * along * along, z * wide + 7 * lot(3) * along * along]
}
