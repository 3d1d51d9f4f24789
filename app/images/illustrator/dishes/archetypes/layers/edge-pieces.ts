import type { Random } from '../../../core/random.ts'
import { eggSlice } from '../../../looks/eggs/boiled.ts'
import { rasherPiece } from '../../../looks/meat/bacon.ts'
import { friedMushroom, mushroomMesh } from '../../../looks/vegetables/mushrooms.ts'
import { tomatoSlice } from '../../../looks/vegetables/tomatoes/tomatoes.ts'
import type { Body } from '../../../render/body.ts'
import { colour } from '../../../render/colour.ts'
import { material, mottled } from '../../../render/material.ts'
import { type Mesh, reshape } from '../../../render/mesh.ts'
import type { Vec } from '../../../render/vector.ts'
import { chunk } from '../../../shapes/cuts.ts'
import { lump, type Outline, rounded, tube } from '../../../shapes/shapes.ts'
import { bent, block, prism, uneven } from '../../../shapes/small-cuts.ts'
import { softSlice } from '../../../shapes/soft-slices.ts'
import type { Layer } from './layers.ts'
import { lettuceFrill, lettuceGreen } from './lettuce-frill.ts'
import { type Edge, meatEdges } from './meat-edges.ts'

const along = Math.PI / 2
const lumps = (from: string, to: string, size = 6): Edge => ({
  mesh: (seed) => lump([size * 1.3, size, size * 0.7], 0.4, seed, 10),
  material: material(mottled(from, to, 4, 0.8), { gloss: 0.4, polish: 0.5, glow: 0.3 }),
  every: size * 1.5,
  inset: 5,
  layers: 2,
  messy: 3,
})
const shredded = (from: string, to: string): Edge => ({
  mesh: (seed) => softSlice({ length: 30, width: 5, thick: 1, ruffle: 2, every: 12, seed }),
  material: material(mottled(from, to, 6), { gloss: 0.4, polish: 0.5, glow: 0.4 }),
  every: 6,
  inset: 7,
  layers: 2,
  turn: 1.1,
  messy: 4,
})

const edges: Partial<Record<Layer, Edge>> = {
  ...meatEdges,
  tomato: { ...tomatoSlice(23, 6), every: 37, inset: 18 },
  'boiled egg': { ...eggSlice, every: 30, inset: 1, layers: 1 },
  onion: {
    mesh: (i) => {
      const r = 15 + 1.6 * (i % 3)
      const path = Array.from({ length: 27 }, (_, k): Vec => {
        const a = (k / 26) * 6.2832
        return [r * Math.cos(a), r * 0.94 * Math.sin(a), 1.6 + 0.7 * Math.sin(a * 2 + i)]
      })
      return tube(path, { radius: () => 1.5, flat: 1.2, around: 8, open: true })
    },
    material: material(mottled('#d8b4c6', '#fbf2f4', 5), { gloss: 0.45, polish: 0.5, glow: 0.55 }),
    every: 25,
    inset: 15,
    layers: 1,
  },
  bacon: {
    mesh: (seed) => reshape(rasherPiece.mesh(seed), ([x, y, z]) => [x * 0.64, y * 0.72, z * 0.6]),
    material: rasherPiece.material,
    every: 27,
    inset: 27,
    layers: 1,
  },
  lettuce: {
    mesh: lettuceFrill,
    material: lettuceGreen,
    every: 23,
    inset: 10,
    turn: along,
    messy: 1.8,
  },
  pickle: {
    mesh: (i) => uneven(prism(rounded(13, 13, 0.03, i, 22), 3.4, 0.8), 0.5, 6, i),
    material: material(mottled('#6c7d2c', '#a3ad58', 5), { gloss: 0.5, polish: 0.5, glow: 0.4 }),
    every: 24,
    inset: 9,
  },
  // Fried slices from cap to stem, two deep.
  mushroom: {
    mesh: (i) => reshape(mushroomMesh(i), ([x, y, z]) => [1.1 * x, 1.1 * y, z]),
    material: friedMushroom,
    every: 19,
    inset: 9,
    layers: 2,
    messy: 3,
  },
  cucumber: {
    mesh: (i) => uneven(prism(rounded(17, 17, 0.02, i, 26), 4, 0.8), 0.4, 9, i),
    material: material(mottled('#a9c46c', '#e6eec6', 7), { gloss: 0.45, polish: 0.5, glow: 0.4 }),
    every: 27,
    inset: 13,
  },
  // Lobes that were pressed out, one running into the next.
  'peanut butter': {
    mesh: (seed) => lump([12 + (seed % 3) * 3, 10, 4.4 + (seed % 2)], 0.3, seed, 14),
    material: material(mottled('#b87c38', '#d2a05a', 7), {
      gloss: 0.85,
      polish: 0.6,
      glow: 0.3,
      bump: { height: 0.3, size: 4 },
    }),
    every: 14,
    inset: 2.5,
    turn: along,
    layers: 2,
    messy: 1.6,
  },
  tuna: { ...lumps('#b9926e', '#ecdcc4', 5), inset: 2, layers: 3 },
  // Torn meat in mayonnaise, thick towards the viewer.
  'chicken salad': {
    ...lumps('#d9bd90', '#fbf3e2', 7),
    mesh: (seed) => uneven(lump([11, 7 + (seed % 3), 5.5], 0.5, seed, 12, 2.6), 1.4, 5, seed),
    every: 10,
    inset: 2,
    layers: 3,
  },
  'egg salad': lumps('#edc552', '#fbf6e6'),
  'scrambled egg': lumps('#eabb42', '#f8e292', 8),
  slaw: shredded('#cdd6a2', '#f6f2e0'),
  sauerkraut: shredded('#cdbf83', '#efe7c0'),
  // Threads of carrot and white radish.
  'pickled carrot': {
    ...shredded('#e88a30', '#f4ead2'),
    mesh: (seed) => bent(block(30 + 2 * seed, 2.4, 2.4, 0.6), 5 * ((seed % 3) - 1), 2),
    material: material(({ seed }) => (seed < 0.6 ? carrot : radish), { gloss: 0.5, glow: 0.4 }),
    every: 4.5,
  },
  herb: {
    mesh: (seed) =>
      softSlice({ length: 19, width: 13, thick: 0.8, ruffle: 2.4, every: 9, seed, steps: 18 }),
    material: material(mottled('#3f7a26', '#7fae48', 5), { gloss: 0.35, glow: 0.45 }),
    every: 10,
    inset: 5,
    layers: 2,
    messy: 6,
  },
  avocado: {
    mesh: (seed) => chunk([17, 8, 3], { seed, boxy: 3, rough: 0.14, detail: 11 }),
    material: material(mottled('#a7b858', '#dbe09a', 7), { gloss: 0.35, glow: 0.4 }),
    every: 17,
    inset: 9,
    layers: 1,
  },
}

const [carrot, radish] = [colour('#e88a30'), colour('#f4ead2')]

const kept = new Map<string, Mesh>()

/** The mesh of a layer's piece, made once. */
function meshOf(layer: Layer, { mesh }: Edge, variant: number): Mesh {
  const key = `${layer} ${variant}`
  const made = kept.get(key) ?? mesh(variant)
  kept.set(key, made)
  return made
}

/**
 * Puts the pieces of a layer along the part of its outline that faces the viewer, at `z` mm. False where the layer
 * has none.
 */
export function putEdge(
  bodies: Body[],
  random: Random,
  layer: Layer,
  outline: Outline,
  z: number,
  height: number,
): boolean {
  const edge = edges[layer]
  if (!edge) return false
  const { every, inset, layers = 1, turn = 0, messy = 1 } = edge
  for (let level = 0; level < layers; level++) {
    for (const { x, y, angle } of stations(outline, every, random.range(0, every))) {
      bodies.push({
        mesh: meshOf(layer, edge, random.int(1, 5)),
        material: edge.material,
        pose: {
          at: [
            x - Math.cos(angle) * (inset + random.range(-messy, messy)),
            y - Math.sin(angle) * (inset + random.range(-messy, messy)),
            z + (height * level) / Math.max(1, layers) + random.range(-0.5, 0.8),
          ],
          turn: angle + turn + random.range(-0.15, 0.15) * messy,
          tilt: random.range(-0.06, 0.06) * messy,
        },
        seed: random.next(),
      })
    }
  }
  return true
}

type Station = { x: number; y: number; angle: number }

/**
 * Places along the front of an outline, `every` mm apart, with the way outwards in radians. On a straight edge they
 * keep away from its corners.
 */
function stations(outline: Outline, every: number, from: number): Station[] {
  const far = Math.max(...outline.map(([x]) => Math.abs(x)))
  const found: Station[] = []
  let passed = every - from
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    const angle = Math.atan2(-(nx - x), ny - y)
    while (passed < length) {
      const t = passed / length
      const onStraight = Math.abs(Math.cos(angle)) < 0.1
      const aside = x + (nx - x) * t
      const most = onStraight ? far - every * 0.7 : far
      const at = { x: Math.max(-most, Math.min(most, aside)), y: y + (ny - y) * t, angle }
      if (Math.sin(angle) < 0.3) found.push(at)
      passed += every
    }
    passed -= length
  })
  return found
}
