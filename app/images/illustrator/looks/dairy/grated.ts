import { createRandom, type Random } from '../../core/random.ts'
import type { Form } from '../../forms/form.ts'
import { grains } from '../../forms/heaps.ts'
import { strewn } from '../../forms/strewn/strewn.ts'
import { placed } from '../../render/body.ts'
import { type Material, material, mottled } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import type { Vec } from '../../render/vector.ts'
import { lump, tube } from '../../shapes/shapes.ts'
import { soft } from './cheese.ts'

/** A thread of cheese as a grater tears it off: bent, thick and thin, its ends broken. Mm. */
function torn(long: number, thick: number, random: Random): Mesh {
  const [side, lift, phase] = [random.range(-0.22, 0.22), random.range(0, 0.12), random.range(0, 6)]
  const path = Array.from({ length: 4 }, (_, i): Vec => {
    const t = i / 3 - 0.5
    const bow = 4 * t * t - 0.5
    return [t * long, (bow * side + 0.07 * Math.sin(phase + 5 * t)) * long, bow * lift * long]
  })
  const ends = random.range(0.3, 0.8)
  return tube(path, {
    radius: (t) =>
      thick * (ends + (1 - ends) * Math.sin(Math.PI * t) + 0.2 * Math.sin(phase + 9 * t)),
    flat: 0.62,
    around: 4,
  })
}

type Tuft = {
  long: number
  thick: number
  threads: number
  wide: number
  high: number
  crumbs: number
  /** Grams of one. */
  each: number
}

/** Tufts of grated cheese: threads of many lengths across each other, and crumbs. Mm. */
const tufts = ({ long, thick, threads, wide, high, crumbs }: Tuft): Mesh[] =>
  [1, 2, 3, 4, 5].map((seed) => {
    const random = createRandom(seed * 977)
    const strewnAt = (mesh: Mesh, z: number): Mesh => {
      const [far, angle] = [wide * Math.sqrt(random.next()), random.range(0, 6.283)]
      const pose = {
        at: [far * Math.cos(angle), far * Math.sin(angle), z] as const,
        turn: random.range(0, 6.283),
        tilt: random.range(-0.5, 0.5),
        roll: random.range(-0.35, 0.35),
      }
      return reshape(mesh, (at) => placed(pose, at))
    }
    const many = Math.round(threads * (0.6 + 0.2 * seed))
    return join([
      ...Array.from({ length: many }, (_, i) =>
        strewnAt(torn(long * (0.3 + 0.9 * random.next() ** 1.5), thick, random), (high * i) / many),
      ),
      ...Array.from({ length: crumbs }, (_, i) =>
        strewnAt(lump([thick * 1.5, thick * 1.1, thick * 0.8], 0.4, i + seed, 4), 0),
      ),
    ])
  })

const fine = { long: 3.9, thick: 0.4, threads: 8, wide: 2.7, high: 1.3, crumbs: 7, each: 0.036 }
const coarse = { long: 15, thick: 1.05, threads: 4, wide: 4, high: 1.6, crumbs: 3, each: 0.06 }

/** Grated cheese: soft and a little see-through, no two threads of quite one colour. */
const grated = (from: string, to: string): Material =>
  material(mottled(from, to, 3.5), { gloss: 0.3, polish: 0.4, glow: 0.6, grain: 0.4 })

/** A heap of grated cheese. */
export const shreds = (from: string, to: string): Form =>
  grains(
    { meshes: tufts(coarse), material: grated(from, to), covers: 90, lean: 0.4, out: 1.4 },
    { under: soft(from, to), uneven: 3 },
  )

/** Grated cheese strewn over a dish: a loose heap, thin at its edge, a few threads astray. */
export const strewnShreds = (from: string, to: string, cut: Tuft = coarse): Form =>
  strewn(
    [
      {
        meshes: tufts(cut),
        material: grated(from, to),
        sizes: [0.7, 1.15],
        lean: 0.3,
        pressed: 0.4,
        raises: 0.9,
      },
    ],
    { each: cut.each, most: 150, close: 0.8, wide: 0.38 },
  )

/** The same of a hard cheese: a fine snow. */
export const strewnSnow = (from: string, to: string): Form => strewnShreds(from, to, fine)

/** Fine threads of a white cheese in a loose heap. */
export const snow = grains(
  { meshes: tufts(fine), material: grated('#f1ead8', '#fdfbf4'), covers: 24, lean: 0.4, out: 1.4 },
  { under: soft('#f1ead8', '#fdfbf4'), uneven: 3 },
)
