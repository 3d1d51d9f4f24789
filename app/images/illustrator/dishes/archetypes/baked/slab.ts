import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { laid, type Piece } from '../../../forms/pieces.ts'
import { blend, type Colour, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, meshWhenDrawn } from '../../../render/mesh.ts'
import { fractal, nearestSpot } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import type { Outline } from '../../../shapes/shapes.ts'
import { piecesIn, tubeEnds } from './slab-sides.ts'

export type Slab = {
  /** Layers from below to above: colour, and mm of height. */
  layers: readonly (readonly [hex: string, height: number])[]
  /** Colours of its top. */
  top: readonly [from: string, to: string]
  /** Grams of one piece; mm of its sides. */
  each: number
  width?: number
  depth?: number
  /** A wedge cut from something round, instead of a block. */
  wedge?: boolean
  /** How browned its top is, 0 to 1. */
  browned?: number
  gloss?: number
  /** Mm by which the layers waver. */
  wavy?: number
  /** Cut ends of tubes of pasta in its sides, their middle so many mm high. */
  tubes?: readonly number[]
  /** Pieces that look out of its sides: colour, half their length, how many, and mm of height of the lowest and highest. */
  pieces?: readonly (readonly [
    hex: string,
    half: number,
    count: number,
    low: number,
    high: number,
  ])[]
  /** Mm by which what is melted on top runs down its sides at most. */
  melted?: number
  /** Whether a fork was drawn over its top. */
  forked?: boolean
  /** Spooned out of its dish rather than cut: worn corners, sides that bulge, an uneven top. */
  soft?: boolean
}

/** Pieces cut from something in layers, their cut side in front: lasagne, moussaka, cake, brownies, kugel. */
export function slab(spec: Slab): Form {
  const height = spec.layers.reduce((sum, [, mm]) => sum + mm, 0)
  const own = bandsOf(spec, height)
  // Made when first drawn, and kept: a plate is laid several times until it fits.
  const cuts = [11, 37, 71].map((seed) => meshWhenDrawn(() => cutMesh(spec, height, seed)))
  const make = (random: Random) => slabPiece(spec, random.pick(cuts), own, height, random)
  return laid(
    { each: spec.each, most: 8, variants: 3, make },
    { apart: 1.02, turned: 0.5, facing: spec.wedge ? 0.5 : 0.35 },
  )
}

/** What a piece looks like from above. */
function outlineOf({ width = 88, depth = 70, wedge: isWedge = false }: Slab): Outline {
  const corners: readonly (readonly [number, number])[] = isWedge
    ? [
        [-width * 0.62, 0],
        [width * 0.5, -depth * 0.4],
        [width * 0.54, 0],
        [width * 0.5, depth * 0.4],
      ]
    : [
        [-width / 2, -depth / 2],
        [width / 2, -depth / 2],
        [width / 2, depth / 2],
        [-width / 2, depth / 2],
      ]
  return corners.flatMap(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y]
    return Array.from(
      { length: 24 },
      (_, k) => [x + ((nx - x) * k) / 24, y + ((ny - y) * k) / 24] as const,
    )
  })
}

function slabPiece(spec: Slab, mesh: Mesh, own: Material, height: number, random: Random): Piece {
  const { width = 88, depth = 70, soft = spec.forked ?? false } = spec
  return {
    bodies: [
      { mesh, material: own, pose: {}, seed: random.next() },
      ...tubeEnds(spec.tubes ?? [], width, depth, random),
      ...(spec.pieces ?? []).flatMap((kind) =>
        piecesIn(kind, width, depth, random, soft ? 0.37 : 0.44),
      ),
    ],
    radius: spec.wedge ? width * 0.5 : Math.hypot(width, depth) * 0.42,
    height,
  }
}

/**
 * The body of a piece: sheets stand out a little and waver, what is filled in bulges unevenly between them. Its coords
 * have the height that a point would have without that, so that paint and shape agree.
 */
function cutMesh(spec: Slab, height: number, seed: number): Mesh {
  const { layers, wavy = 1.5, soft = spec.forked ?? false, width = 88, depth = 70 } = spec
  const outline = outlineOf(spec)
  const worn = soft ? wornBy(width / 2, depth / 2, height, seed) : cornersBy(width / 2, depth / 2)
  const rings: Vec[][] = []
  const flat: number[] = []
  const ring = (k: number, z: number, at: (x: number, y: number) => readonly [number, number]) => {
    flat.push(z)
    const points = outline.map(([x, y]): Vec => {
      const [out, rise] = at(x, y)
      const own = k * worn(x, y, z) * out
      return [x * own, y * own, z === 0 ? 0 : z + rise]
    })
    rings.push(points)
  }
  let foot = 0
  for (const [, mm] of layers) {
    const isSheet = mm <= 4.5
    const steps = isSheet ? 2 : Math.min(6, Math.ceil(mm / 2.6))
    for (let i = 0; i <= steps; i++) {
      const z = foot + (mm * (i + (i === 0 ? 0.04 : i === steps ? -0.04 : 0))) / steps
      ring(1, Math.max(0, z), (x, y) => {
        const rise =
          z <= 0 || z >= height ? 0 : wavy * 2.2 * (fractal(x / 19 + seed, y / 19, z / 7, 2) - 0.5)
        return [1 + bulgeAt(x, y, z, isSheet, seed), rise]
      })
    }
    foot += mm
  }
  for (const k of [0.985, 0.95, 0.88, 0.76, 0.62, 0.48, 0.34, 0.2, 0.08]) {
    const dome = soft ? 4 * (1 - k ** 4) - 1.5 : 1.4 * (1 - k ** 6)
    ring(k, height + dome, (x, y) => {
      const hills = (soft ? 5 : 3.4) * k * (fractal((x * k) / 9 + seed, (y * k) / 9, 1, 2) - 0.5)
      return [1, hills + (spec.forked ? 1.5 * (ridgeAt(x * k, y * k, 0.5) - 0.5) : 0)]
    })
  }
  return loft(rings, { start: true, end: true }, (along, _around, [x, y]) => [
    x,
    y,
    flat[Math.round(along * (flat.length - 1))] ?? height,
  ])
}

/** How far the side of a sheet, or of what is filled in, stands out, as a share of how far out it is. */
function bulgeAt(x: number, y: number, z: number, isSheet: boolean, seed: number): number {
  return isSheet
    ? 0.022 + 0.03 * (fractal(x / 17 + seed * 3, y / 17, z / 5, 2) - 0.5)
    : 0.075 * (fractal(x / 4.2 + seed, y / 4.2, z / 3.4 + 9, 2) - 0.5) - 0.012
}

/** Corners that a knife left soft. */
const cornersBy = (halfWidth: number, halfDepth: number) => (x: number, y: number) =>
  1 - 0.05 * ((Math.abs(x) / halfWidth) * (Math.abs(y) / halfDepth)) ** 6

/** How far in or out the sides of a soft piece lie: it spreads below, its corners are worn, its sides bulge. */
const wornBy =
  (halfWidth: number, halfDepth: number, height: number, seed: number) =>
  (x: number, y: number, z: number): number => {
    const corner = (Math.abs(x) / halfWidth) * (Math.abs(y) / halfDepth)
    const bulge = fractal(x / 13 + seed, y / 13, z / 9, 2) - 0.5
    const up = z / height
    return 1.03 - 0.05 * up ** 3 - 0.09 * corner ** 7 + 0.05 * bulge * (0.4 + up)
  }

/** Layers by their colours from the foot on, under a top that is browned and may have run down. */
function bandsOf(slab: Slab, height: number): Material {
  const { layers, gloss = 0.3, forked = false, soft = forked, melted = 0 } = slab
  const bands = layers.map(([hex, mm]) => {
    const own = colour(hex)
    const isSheet = mm <= 4.5
    const dark = blend(own, [0.05, 0.02, 0.01], isSheet ? 0.18 : 0.42)
    return { own, dark, light: blend(own, [1, 0.9, 0.72], isSheet ? 0.2 : 0.16), mm }
  })
  const topAt = topOf(slab)
  return material(
    ({ u, v, w, up, seed }) => {
      // What is melted on top runs down here and there.
      const isNear = melted > 0 && up < 0.5 && w > height - melted
      const runs = isNear ? melted * step(0.5, 0.72, fractal(u / 8 + seed * 40, v / 8, 2, 2)) : 0
      if (w > height - (up > 0.5 ? (soft ? 4.5 : 1) : 0.5) - runs) return topAt(u, v, up, seed)
      let z = w
      const n = fractal(u / 3, v / 3, w / 3 + seed * 9, 2)
      for (const { own, dark, light, mm } of bands) {
        if (z <= mm)
          return blend(blend(own, dark, step(0.5, 0.72, n) * 0.7), light, step(0.52, 0.3, n) * 0.5)
        z -= mm
      }
      return bands.at(-1)?.own ?? topAt(u, v, up, seed)
    },
    { gloss, polish: 0.42, glow: 0.25, bump: { height: 0.5, size: 3 } },
  )
}

const [shade, toast] = [colour('#a9793a'), colour('#8a4a1e')]

/** The colour of the top: browned here and there, in blisters or along the ridges of a fork. */
function topOf({ top, browned = 0.4, forked = false }: Slab) {
  const [from, to] = [colour(top[0]), colour(top[1])]
  return (u: number, v: number, up: number, seed: number): Colour => {
    const cloud = fractal(u / 11 + seed * 60, v / 11, 3, 2)
    const hot = browned * step(0.5, 0.75, fractal(u / 17, v / 17 + seed * 30, 5, 2))
    const blister =
      up > 0.5 && !forked && cloud > 0.4
        ? 0.7 *
          browned *
          (1 - step(0.12, 0.34, nearestSpot(u / 9 + seed * 20, v / 9).far)) *
          step(0.4, 0.6, cloud)
        : 0
    const line = forked ? ridgeAt(u, v, 0.5) : 0.5
    const own = blend(blend(from, to, step(0.3, 0.7, cloud)), shade, 0.4 * (1 - step(0, 0.4, line)))
    const crisp =
      hot * (up > 0.5 ? 1 : 0.4) +
      blister +
      (forked ? 0.5 * browned * step(0.72, 1, line) * step(0.35, 0.6, cloud) : 0)
    return blend(own, toast, Math.min(0.85, crisp))
  }
}

/** 0 in the furrows of a fork to 1 on the ridges between. */
const ridgeAt = (u: number, v: number, wander: number): number =>
  0.5 + 0.5 * Math.sin((0.35 * u + v) * 0.85 + 6 * Math.sin(u / 15) * 0.4 + 3 * wander)
