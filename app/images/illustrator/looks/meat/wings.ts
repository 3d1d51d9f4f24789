import { laid, type Piece } from '../../forms/pieces.ts'
import { blend, colour } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { join, loft, type Mesh, meshWhenDrawn, reshape } from '../../render/mesh.ts'
import { fractal } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { lump } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { bone, boneMesh } from './joints.ts'
import { kept, part } from './pieces.ts'
import { drumstickMesh } from './poultry/leg-shape.ts'
import { crispSkin } from './poultry/skin.ts'

/** Skin of a wing from the oven or from hot oil: wrinkled and blistered, crisp and brown on its ridges. */
const skinOf = (skin: Paint, deep: string, gloss: number): Material => {
  const crease = colour(deep)
  return material((spot) => blend(skin(spot), crease, 0.4 * (1 - spot.hill)), {
    gloss,
    polish: 0.52,
    glow: 0.22,
    bump: { height: 0.6, size: 3.2 },
  })
}
const roasted = skinOf(
  crispSkin({
    pale: '#e6b463',
    gold: '#cf8a36',
    brown: '#9a5419',
    char: '#5c2a0c',
    done: 0.6,
    burnt: 0.6,
  }),
  '#7c3d14',
  0.48,
)
const glazed = skinOf(
  crispSkin({
    pale: '#e8963a',
    gold: '#d47420',
    brown: '#ad480e',
    char: '#561808',
    done: 0.5,
    burnt: 0.5,
  }),
  '#7a230a',
  0.8,
)

/** The flat joint of a wing: two bones, whose ends look out on both sides, a furrow between them. */
const flatMesh = kept(
  3,
  (seed): Mesh =>
    meshWhenDrawn(() => {
      const around = 22
      const rings = Array.from({ length: 25 }, (_, i) => {
        const t = i / 24
        const full = Math.min(1, 0.55 + 2.6 * Math.min(t, 1 - t)) * (t === 0 || t === 1 ? 0.7 : 1)
        return Array.from({ length: around }, (_, k): Vec => {
          const a = (k / around) * 2 * Math.PI
          const [c, s] = [Math.cos(a), Math.sin(a)]
          const fold = fractal(t * 6 + seed * 9 + 20, c * 1.4, s * 1.4 + seed, 3) - 0.5
          const furrow = s > 0 ? 2.4 * Math.exp(-((c / 0.25) ** 2)) : 0
          const y = 14 * full * c * (1 + 0.25 * fold) + 2.5 * Math.sin(t * 3)
          return [(t - 0.5) * 58, y, Math.max(0, 8 * full * (1 + s * (1 + 0.3 * fold)) - furrow)]
        })
      })
      return loft(rings, { start: true, end: true })
    }),
)
const flatBones = join(
  [-29, 29].flatMap((x) =>
    [-4.5, 5].map((y) =>
      reshape(lump([6, 3, 3], 0.2, y + x, 9), ([a, b, z]): Vec => [a + x, b + y, z + 7]),
    ),
  ),
)

const jointsOfWings = (skin: Material, each: number) =>
  laid(
    {
      each,
      variants: 5,
      make: (random): Piece => {
        const seed = random.next()
        const pose = { at: [0, 0, 10], roll: 0.1, scale: [0.58, 0.64, 0.62] } as const
        const drumette = [
          part(drumstickMesh(seed), skin, pose, seed),
          part(boneMesh, bone, pose, seed),
        ]
        const flat = [part(flatMesh(seed * 9), skin, {}, seed), part(flatBones, bone, {}, seed)]
        return { bodies: random.next() < 0.5 ? drumette : flat, radius: 27, height: 18 }
      },
    },
    { apart: 0.8 },
  )

export const wingLooks: readonly Look[] = [
  look('chicken wing, wing', jointsOfWings(roasted, 23)),
  look('buffalo wing, hot wing, bbq wing', jointsOfWings(glazed, 30)),
]
