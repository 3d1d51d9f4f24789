import { laid } from '../../forms/pieces.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { fractal, noise } from '../../render/noise.ts'
import { braised } from '../../shapes/braised.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { chunk } from '../../shapes/cuts.ts'
import { oblong } from '../../shapes/shapes.ts'
import { prism, uneven } from '../../shapes/small-cuts.ts'
import { type Look, look } from '../look.ts'
import { breaded } from '../meat/breading.ts'
import { fibrous } from '../meat/browning.ts'
import { braisedMeat } from '../meat/cut/braised.ts'
import { own } from '../meat/joints.ts'
import { kept, simple } from '../meat/pieces.ts'
import { bits } from './bits.ts'

/** Crisp pieces in a glaze that runs into the creases of their crust and is thin on its bumps. */
const glazed = (dark: string, light: string): Material => {
  const [a, b] = [colour(dark), colour(light)]
  const crust = colour('#e6b264')
  return material(
    ({ u, v, w, seed, hill }) => {
      const n = fractal(u / 6 + seed * 30, v / 6, w / 6, 3)
      const fine = noise(u / 2 + seed * 9, v / 2, w / 2)
      const own = blend(a, b, step(0.22, 0.72, 0.6 * n + 0.4 * fine))
      const thin = step(0.58, 0.8, fine + 0.3 * (n - 0.5)) * hill
      return blend(blend(own, crust, 0.42 * thin), a, 0.5 * (1 - hill))
    },
    { gloss: 0.72, polish: 0.6, glow: 0.28, bump: { height: 0.8, size: 2.8 } },
  )
}

/** A thick sauce lies over the crust: dark in its hollows, thin and light on its hills, with bits of chilli and garlic. */
const lacquered = (dark: string, light: string): Material => {
  const [a, b] = [colour(dark), colour(light)]
  const [garlic, chilli] = [colour('#d9a860'), colour('#b81c0a')]
  return material(
    ({ u, v, w, seed, hill }) => {
      const n = fractal(u / 9 + seed * 30, v / 9, w / 9, 2)
      const own = blend(blend(a, b, step(0.3, 0.7, n)), a, 0.7 * (1 - hill))
      const bit = noise(u / 1.9 + seed * 9, v / 1.9, w / 1.9)
      return blend(
        blend(own, garlic, 0.7 * step(0.8, 0.86, bit)),
        chilli,
        0.8 * step(0.2, 0.15, bit),
      )
    },
    { gloss: 0.95, polish: 0.64, glow: 0.25, bump: { height: 0.5, size: 4 } },
  )
}

/** A bite of meat in a craggy crust. */
const nubs = (i: number) =>
  crumbled(
    uneven(
      chunk([16 + (i % 3) * 2.5, 12.5, 10], { seed: i, rough: 0.5, detail: 16, boxy: 2.7 }),
      2,
      5.5,
      i,
    ),
    { every: 16, size: 2.7, seed: i },
  )

/** Mm: half the width of a cutlet at a place along it. */
const cutletHalf = (x: number): number => 31 * Math.sqrt(Math.max(0.3, 1 - (x / 54) ** 2))

/** A cutlet in coarse crumbs, cut in strips that lean on each other, so that one sees the meat; mm. */
function crispKatsu(seed: number): Mesh {
  const strips = Array.from({ length: 6 }, (_, i) => {
    const x = i * 14.2 - 36
    const half = cutletHalf(x)
    const mesh = uneven(prism(oblong(12.6, half * 2, 4), 17, 2), 1, 7, seed + i)
    const leaning = reshape(mesh, ([a, b, z]) => [
      a + x + z * (0.3 - 0.03 * i),
      b + 1.5 * (i % 2),
      z + (i % 3) * 0.7,
    ])
    return crumbled(own(leaning), { every: 6, size: 2.9, seed: seed + i, above: 0.55 })
  })
  return join(strips)
}

/** Crumbs above and below, white meat with its grain in the cuts. */
const cutlet: Material = (() => {
  const meat = fibrous('#e6c9a0', '#f9ead0', 1.6)
  const line = colour('#a8642a')
  return {
    ...breaded,
    paint: (spot) => {
      const crust = breaded.paint(spot)
      const end = cutletHalf(spot.u - 3) - Math.abs(spot.v)
      const cut = (1 - step(0.3, 0.55, spot.up)) * step(2, 4, end)
      if (cut <= 0) return crust
      const edge = step(14.2, 16, spot.w) + 1 - step(1.4, 2.6, spot.w)
      return blend(crust, blend(meat(spot), line, Math.min(1, edge)), cut)
    },
  }
})()

const dull = {
  gloss: 0.2,
  polish: 0.26,
  glow: 0.2,
  grain: 0.85,
  bump: { height: 0.24, size: 1.1 },
} as const

/** Mm from the middle of a slice of chicken in soup to its faces. */
const soupHalf = [17, 9.5, 4.6] as const

/** Meat and poultry as sliced and glazed for bowls and woks. */
export const cutMeats: readonly Look[] = [
  bits('glazed orange chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#a9440e', '#e08a2c'),
    density: 0.75,
  }),
  bits('glazed red chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7c1d0e', '#c04a20'),
    density: 0.75,
  }),
  bits('glazed chilli chicken nub', {
    each: 16,
    mesh: nubs,
    material: lacquered('#5e1a08', '#9c4418'),
    density: 0.75,
  }),
  bits('glazed brown chicken nub', {
    each: 20,
    mesh: nubs,
    material: glazed('#7a3f12', '#c98232'),
    density: 0.75,
  }),
  bits('sweet and sour nub', {
    each: 18,
    mesh: nubs,
    material: glazed('#c03a18', '#ec8a3c'),
    density: 0.75,
  }),
  bits('soup chicken chunk', {
    cut: true,
    each: 7,
    mesh: (i) =>
      braised([(1 + 0.12 * (i % 3)) * soupHalf[0], soupHalf[1] + (i % 2), soupHalf[2]], i + 50, 24),
    material: material(
      braisedMeat({
        outside: '#dab47a',
        inside: '#f4e6c4',
        gap: '#c6a06a',
        half: soupHalf,
        seared: 0.7,
      }),
      { ...dull, clings: 0.4 },
    ),
    density: 0.65,
  }),
  look(
    'crisp cutlet slice, sliced katsu, katsu slice',
    laid(
      simple({
        each: 150,
        radius: 46,
        height: 20,
        variants: 2,
        mesh: kept(2, crispKatsu),
        material: cutlet,
      }),
      { apart: 0.9, turned: 0.4, facing: 0.25 },
    ),
    { density: 0.7 },
  ),
]
