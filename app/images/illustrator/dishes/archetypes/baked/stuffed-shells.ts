import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { liquidSkin } from '../../../forms/liquid-skin.ts'
import { putPool } from '../../../forms/liquids.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { type Mesh, meshWhenDrawn, patch } from '../../../render/mesh.ts'
import { fractal, nearestSpot } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import { scaled } from '../../../scene/regions.ts'
import { lump } from '../../../shapes/shapes.ts'
import { lazyParts, onTop, strewParts } from '../parts.ts'

const [length, width, deep] = [58, 38, 26]

/** A large shell that lies on its back, open on top, its lips rolled in; ribs run along it. */
const shell = (seed: number): Mesh =>
  patch(
    22,
    84,
    (u, v): Vec => {
      const along = u * 2 - 1
      const around = v * 2 - 1
      const angle = around * 2.62
      const full = Math.max(0.03, 1 - Math.abs(along) ** 2.2) ** 0.55
      const rib = 1 + 0.05 * Math.cos(around * 34) * full
      // The lips roll in over what fills it, more so at its ends.
      const lip = 1 - 0.16 * step(0.82, 1, Math.abs(around))
      const r = full * rib * lip * (1 + 0.1 * (fractal(along * 2 + seed, around * 2, 3, 2) - 0.5))
      const wide = 1 + 0.3 * (1 - along * along) * step(0.55, 0.95, Math.abs(around))
      return [
        (along * length) / 2,
        (width / 2) * r * wide * Math.sin(angle) + 2.5 * Math.sin(along * 2 + seed),
        deep * 0.5 - deep * 0.5 * r * Math.cos(angle) + 2.5 * along * along,
      ]
    },
    (u, v) => [u * length, v * 60, 1],
  )
const shells = [1, 2, 3].map((seed) => meshWhenDrawn(() => shell(seed)))

const durum = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 9 + seed * 20, v / 9, 3, 2)
    const rib = 0.5 + 0.5 * Math.cos((v / 30 - 1) * 34)
    return blend(
      blend(colour('#e8c277'), colour('#f5dfa8'), n),
      colour('#c99443'),
      0.45 * (1 - rib),
    )
  },
  { gloss: 0.4, polish: 0.5, glow: 0.4 },
)
const ricotta = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 4 + seed * 20, v / 4, w / 4, 2)
    const curd = blend(colour('#efe3c6'), colour('#fdf9ee'), step(0.3, 0.6, n))
    const herb = 1 - step(0.1, 0.2, nearestSpot(u / 5.5 + seed * 9, v / 5.5).far)
    const browned = step(0.62, 0.8, n) * step(3, 7, w) * 0.35
    return blend(blend(curd, colour('#c98a3c'), browned), colour('#456a2a'), herb * 0.85)
  },
  { gloss: 0.35, polish: 0.45, glow: 0.4, bump: { height: 1, size: 3.4 } },
)
const ragged = (seed: number) => lump([22, 12, 9], 0.3, seed, 16)
const fillings = [4, 5, 6].map(ragged)
const spoonful = [7, 8].map((seed) => lump([11, 6.5, 2.2], 0.4, seed, 16, 1.6))
const sauceOn = material(
  ({ u, v, w }) => blend(colour('#98230f'), colour('#c8472a'), fractal(u / 5, v / 5, w / 5, 3)),
  { gloss: 0.55, polish: 0.6, glow: 0.3, bump: { height: 0.6, size: 3 } },
)

function shellPiece(random: Random): Piece {
  const at = (z: number, y = 0): Vec => [random.range(-1.5, 1.5), y, z]
  const body = (mesh: Mesh, own: typeof durum, where: Vec, turn = 0): Body => ({
    mesh,
    material: own,
    pose: { at: where, turn },
    seed: random.next(),
    dry: true,
  })
  const bodies = [
    body(random.pick(shells), durum, [0, 0, 0]),
    body(random.pick(fillings), ricotta, at(19.5)),
  ]
  if (random.chance(0.8))
    bodies.push(
      body(random.pick(spoonful), sauceOn, [random.range(-9, 9), 0, 27.5], random.range(0, 3)),
    )
  return { bodies, radius: 24, height: 27 }
}

/** Large shells of pasta, filled with ricotta, side by side in their sauce under herbs and cheese. */
export function stuffedShells(liquid: string, on: string, each = 29): Form {
  const sauce = liquidSkin({ liquid, clouds: '#c64a28', oil: '#d97a2c', thick: 0.8, grain: 0.3 })
  const top = lazyParts(on)
  const row = laid(
    { each, most: 9, variants: 9, make: shellPiece },
    { apart: 0.98, turned: 0.5, facing: 1.2 },
  )
  return {
    ...row,
    lay(place) {
      putPool({ ...place, region: scaled(place.region, 1) }, sauce, 7, 0.8)
      row.lay(place)
      strewParts(onTop(place), top(), scaled(place.region, 0.7))
    },
  }
}
