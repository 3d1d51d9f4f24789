import { laid, pile } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, type Paint } from '../../render/material.ts'
import { join, loft, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { drawn } from '../../shapes/cuts.ts'
import { lump, type Outline, rounded, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { browned } from '../meat/browning.ts'
import { hilly } from '../meat/joints.ts'
import { part } from '../meat/pieces.ts'

/** Half a shell, hollow side up; its third coord is how far out, 0 to 1. */
function valve(outline: Outline, deep: number): Mesh {
  const rings = 9
  return loft(
    Array.from({ length: rings + 1 }, (_, i) => {
      const out = Math.max(0.02, i / rings)
      return outline.map(([x, y]): Vec => [x * out, y * out, deep * out ** 2.4])
    }),
    {},
    (along, _around, [x, y]) => [x, y, along],
  )
}

const inside = (pearl: string, edge: string): Paint => {
  const [a, b] = [colour(pearl), colour(edge)]
  return ({ u, v, w, seed }) =>
    blend(a, b, step(0.6, 0.98, w + (noise(u / 6 + seed * 9, v / 6, 2) - 0.5) * 0.3))
}
const outside = (pale: string, deep: string, every: number): Paint => {
  const [a, b] = [colour(pale), colour(deep)]
  return ({ u, v, w, seed }) => {
    const ring = Math.sin(w * every + noise(u / 5 + seed * 9, v / 5, 3) * 2) * 0.5 + 0.5
    return blend(a, b, 0.25 + 0.75 * ring * (0.5 + 0.5 * noise(u / 9, v / 9, seed * 7)))
  }
}

type Shell = {
  each: number
  outline: Outline
  deep: number
  half: number
  in: Material
  out: Material
  meat: Material
  size: Vec
  /** Radians by which the upper shell stands open; none where it is taken off. */
  open?: number
}

/** Share of shells that lie wide open. */
const wideOpen = 0.16

/** A shell with its meat; the upper one stands open behind it. */
const shells = ({ each, outline, deep, half, in: inner, out, meat, size, open }: Shell) => {
  const lower = valve(outline, deep)
  const upper = reshape(lower, ([x, y, z]) => [x, y - half, -z])
  return pile(
    {
      each,
      // So many that each lot has shells of both kinds.
      variants: 14,
      make(random) {
        const seed = random.next()
        const body = hilly(lump(size, 0.28, seed * 9, 15, 1.6), 0.8, 5, seed)
        const at: Vec = [0, half, deep]
        // Some lie wide open, others hardly opened.
        const isWide = random.next() < wideOpen
        const gape = open && open * (isWide ? 1.7 : 0.55)
        return {
          bodies: [
            part(lower, inner, {}, seed),
            part(body, meat, { at: [1, -1, deep * 0.55] }, seed),
            ...(gape ? [part(upper, isWide ? inner : out, { at, tilt: -gape }, seed)] : []),
          ],
          radius: half * 1.25,
          height: deep + (open ? half * 0.35 : 3),
        }
      },
    },
    { lean: 0.25, ...(open && { turned: 2.6 }) },
  )
}

const shine = { gloss: 0.75, polish: 0.55, glow: 0.15 }
const wet = { gloss: 0.8, polish: 0.55, glow: 0.4, bump: { height: 0.3, size: 3 } }
const teardrop = drawn(60, (t) => [
  17 * Math.sin(Math.PI * t ** 0.72) ** 0.7,
  15 * Math.sin(Math.PI * t ** 0.8) ** 0.75,
])

const mussels = shells({
  each: 8,
  outline: teardrop,
  deep: 9,
  half: 16,
  in: material(inside('#8b92a1', '#1f2430'), shine),
  out: material(outside('#27324a', '#171c2a', 17), { ...shine, gloss: 0.6 }),
  meat: material(browned({ flesh: '#eaa457', brown: '#d98534', dark: '#a3571d', size: 8 }), wet),
  size: [20, 10, 5.5],
  open: 1.35,
})
const clams = shells({
  each: 8,
  outline: rounded(23, 18, 0.06, 3, 44),
  deep: 9,
  half: 18,
  in: material(inside('#f2e8da', '#d9c4a6'), shine),
  out: material(outside('#d9c7a8', '#9a8263', 44), { ...shine, gloss: 0.4 }),
  meat: material(browned({ flesh: '#efd9b0', brown: '#e0b87f', dark: '#c28d50', size: 7 }), wet),
  size: [13, 10, 5],
  open: 1.1,
})
const oysters = shells({
  each: 14,
  outline: rounded(45, 31, 0.24, 5, 56),
  deep: 10,
  half: 30,
  in: material(inside('#ebe6dc', '#8d857a'), { ...shine, bump: { height: 0.5, size: 6 } }),
  out: material('#8d857a'),
  meat: material(browned({ flesh: '#d9cfbb', brown: '#b9ad96', dark: '#7a705f', size: 9 }), wet),
  size: [25, 17, 6],
})

/** An arm of octopus, curled in, with two rows of suckers. */
const armMesh = (seed: number): { arm: Mesh; suckers: Mesh } => {
  const at = (t: number): Vec => {
    const angle = seed * 3 + 0.6 + t * t * 6.2
    const far = 38 * (1 - 0.78 * t)
    return [far * Math.cos(angle), far * Math.sin(angle), 3 * t]
  }
  const radius = (t: number) => 10.5 * (1 - 0.82 * t)
  const arm = tube(
    Array.from({ length: 34 }, (_, i) => at(i / 33)),
    { radius, around: 14 },
  )
  const suckers = join(
    Array.from({ length: 34 }, (_, i) => {
      const t = Math.floor(i / 2) / 18
      const [x, y, z] = at(t)
      const r = radius(t)
      const side = i % 2 === 0 ? 0.85 : 0.45
      const far = Math.hypot(x, y) || 1
      const size = 0.24 * r + 0.5
      return reshape(lump([size, size, size], 0, 1, 5), ([a, b, c]) => [
        a + x + (x / far) * r * side,
        b + y + (y / far) * r * side,
        c + z + r * Math.sqrt(1 - side * side),
      ])
    }),
  )
  return { arm, suckers }
}
const armSkin = material(
  ({ u, v, seed, up }) =>
    blend(
      colour('#8c3d42'),
      blend(colour('#c77a70'), colour('#5c2028'), fractal(u / 9 + seed * 20, v * 3, 2, 2)),
      0.4 + 0.3 * up,
    ),
  { gloss: 0.6, polish: 0.45, glow: 0.2 },
)
const suckerSkin = material('#e6bfae', { gloss: 0.5, polish: 0.4, glow: 0.3 })
const octopus = laid({
  each: 30,
  variants: 3,
  make(random) {
    const seed = random.next()
    const { arm, suckers } = armMesh(seed)
    return {
      bodies: [
        part(arm, armSkin, { at: [0, 0, 10] }, seed),
        part(suckers, suckerSkin, { at: [0, 0, 10] }, seed),
      ],
      radius: 34,
      height: 18,
    }
  },
})

export const shellLooks: readonly Look[] = [
  look('mussel, steamed mussel', mussels, { density: 0.35 }),
  look('clam, cockle, vongole', clams, { density: 0.35 }),
  look('oyster, raw oyster', oysters, { density: 0.4 }),
  look('octopus, grilled octopus', octopus),
]
