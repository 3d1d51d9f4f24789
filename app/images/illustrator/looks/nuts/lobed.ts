import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { reshape, withCoords } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { lump } from '../../shapes/shapes.ts'
import { uneven } from '../../shapes/small-cuts.ts'

/** The skin of a nut. */
export const shell = (from: string, to: string, size = 4, bump = 0.5): Material =>
  material(mottled(from, to, size, 0.7), {
    gloss: 0.25,
    polish: 0.3,
    glow: 0.2,
    bump: { height: bump, size: 2.2 },
  })

/** How high a walnut's kernel stands at a point, 0 in its creases to 1 on its ridges, which wind across two lobes. */
function ridgeOf(x: number, y: number, seed: number): number {
  const [dx, dy] = [2.2 * noise(x / 5, y / 5, seed * 7), 2.2 * noise(y / 5, x / 5, seed * 5)]
  const winding = Math.abs(2 * noise((x + dx) / 3.6 + seed * 9, (y + dy) / 3.1, seed * 3) - 1)
  const ridge = Math.min(1, winding * 3.4) ** 0.7
  return Math.min(ridge, 1 - 0.9 * Math.exp(-((y / 1.1) ** 2)))
}

/** Two lobes with a deep furrow between them; its third coord is the height of the ridge. */
export const walnut = [1, 2, 3].map((seed) => {
  const kernel = lump([13.5, 10.5, 7.5], 0.1, seed, 26, 2)
  const ridged = withCoords(kernel, ([x, y]) => [x, y, ridgeOf(x, y, seed)])
  return reshape(ridged, ([x, y, z]) => {
    const k = 0.74 + 0.26 * ridgeOf(x, y, seed)
    // The lobes part at their ends, and lie on a flat side.
    const ends = 1 - 0.2 * Math.exp(-((y / 2.6) ** 2)) * step(6, 13, Math.abs(x))
    return [x * ends * (0.55 + 0.45 * k), y * (0.6 + 0.4 * k), (z > 0 ? z : z * 0.45) * k]
  })
})

export const walnutSkin: Material = (() => {
  const [crease, skin, pale] = [colour('#5a3414'), colour('#b07a3c'), colour('#dcb67c')]
  return material(
    ({ u, v, w, seed }) => {
      const own = blend(skin, pale, step(0.3, 0.7, fractal(u / 5 + seed * 20, v / 5, 3, 2)) * 0.8)
      return blend(crease, own, step(0.05, 0.75, w))
    },
    { gloss: 0.2, polish: 0.3, glow: 0.2, bump: { height: 0.2, size: 1.6 } },
  )
})()

/** Broken ones, as they are in salads. */
export const walnutBits = walnut.map((mesh, i) =>
  uneven(
    reshape(mesh, ([x, y, z]) => [x * 0.66 + 1, y * 0.5, z * 0.72]),
    1.2,
    6,
    i,
  ),
)

/** Halves of pecans: long, with a groove along them. */
export const pecanHalves = [1, 2].map((seed) =>
  reshape(lump([15, 7.5, 4.6], 0.06, seed, 16), ([x, y, z]) => [
    x,
    y,
    z * (1 - 0.5 * Math.exp(-((y / 1.7) ** 2))) * (1 + 0.12 * Math.sin(x * 1.5)),
  ]),
)

export const pecanSkin = shell('#6b3a18', '#96582a', 5, 0.5)
