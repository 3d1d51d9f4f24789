import { grains } from '../../forms/heaps.ts'
import { pile } from '../../forms/pieces.ts'
import { rowed } from '../../forms/rows.ts'
import { blend, colour, step } from '../../render/colour.ts'
import { type Material, material, mottled, type Paint, varied } from '../../render/material.ts'
import { join, type Mesh, reshape } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import type { Vec } from '../../render/vector.ts'
import { crumbled } from '../../shapes/crumbled.ts'
import { pad } from '../../shapes/cuts.ts'
import { lump, oblong, rounded, sheet, solid, tube } from '../../shapes/shapes.ts'
import { type Look, look } from '../look.ts'
import { breaded } from '../meat/breading.ts'
import { browned } from '../meat/browning.ts'
import { hilly, own } from '../meat/joints.ts'
import { kept, part, simple, simpleLong } from '../meat/pieces.ts'

/** Radians round which a shrimp curls: one that closes to a ring makes links of a chain with its neighbours. */
const open = 3.5

/** The curl of a peeled shrimp, thick at the head, its joints standing out a little. */
const curl = (seed: number, turn = open): Mesh => {
  const r = 13 + (seed % 3)
  const path = Array.from({ length: 24 }, (_, i): Vec => {
    const t = i / 23
    const angle = 0.4 + t * turn
    const far = r * (1 - 0.28 * t)
    return [far * Math.cos(angle), far * Math.sin(angle), 0]
  })
  const radius = (t: number) =>
    (8.3 - 5.2 * t) * Math.min(1, 0.35 + 7 * t) * (1 + 0.05 * Math.cos(t * 6 * 2 * Math.PI))
  return tube(path, { radius, flat: 0.92, around: 12 })
}

const tailFan = (turn = open, far = 10.5): Mesh => {
  const angle = 0.4 + turn
  const fin = (off: number) =>
    reshape(
      sheet(
        [15, 7],
        (t) => Math.sin(Math.PI * (0.12 + 0.7 * t)),
        (_a, b) => 1.2 * (1 - b * b),
        6,
      ),
      ([x, y, z]) => {
        const a = angle + 1.57 + off
        const [px, py] = [x + 8, y]
        return [
          far * Math.cos(angle) + px * Math.cos(a) - py * Math.sin(a),
          far * Math.sin(angle) + px * Math.sin(a) + py * Math.cos(a),
          z,
        ]
      },
    )
  return join([fin(0.35), fin(-0.35), fin(0)])
}

const shrimpPaint: Paint = ({ u, v, w, seed }) => {
  const n = noise(u / 3 + seed * 40, v * 6, seed * 9)
  // Joints show as soft stripes over its back, the belly is pale.
  const band = Math.sin(w * 6 * 2 * Math.PI + 2.4 * n) * 0.5 + 0.5
  const back = step(0.15, 0.7, 2 * v)
  const own = blend(
    colour('#f3cdb2'),
    colour('#e2885a'),
    (0.25 + 0.6 * step(0.25, 0.95, band + (n - 0.5) * 0.5)) * (0.3 + 0.7 * back),
  )
  return blend(own, colour('#d07048'), step(0.78, 1, w) * 0.7)
}
const shrimpSkin = material(shrimpPaint, { gloss: 0.6, polish: 0.55, glow: 0.5, grain: 0.4 })
const tailSkin = material(mottled('#cf7a54', '#b0583a', 6), { gloss: 0.5, polish: 0.4, glow: 0.3 })
const curls = kept(4, (seed) => curl(seed))
const tail = tailFan()

const shrimps = (each: number, size: number, withTail = true) =>
  pile(
    {
      each,
      variants: 6,
      make(random) {
        const seed = random.next()
        const pose = { at: [0, 0, 7 * size], scale: size } as const
        const body = part(curls(seed), shrimpSkin, pose, seed)
        return {
          bodies: withTail ? [body, part(tail, tailSkin, pose, seed)] : [body],
          radius: 16 * size,
          height: 13 * size,
        }
      },
    },
    { lean: 0.5 },
  )

const breadedMesh = kept(4, (seed) => {
  const large = reshape(curl(seed, 2.1), ([x, y, z]) => [x * 1.5, y * 1.5, z * 1.5])
  return crumbled(own(hilly(large, 1.3, 4, seed)), { every: 5, size: 2.2, seed })
})
const breadedTail = reshape(tailFan(2.1, 12), ([x, y, z]) => [x * 1.5, y * 1.5, z * 1.5])
const breadedShrimp = pile(
  {
    each: 17,
    variants: 5,
    make(random) {
      const seed = random.next()
      const pose = { at: [-4, -10, 9] } as const
      return {
        bodies: [
          part(breadedMesh(seed), breaded, pose, seed),
          part(breadedTail, tailSkin, pose, seed),
        ],
        radius: 20,
        height: 17,
      }
    },
  },
  { lean: 0.25 },
)

/** A ring of squid. */
const ringMesh = (seed: number, thick: number): Mesh => {
  const path = Array.from({ length: 27 }, (_, i): Vec => {
    const angle = (i / 26) * 2 * Math.PI
    const r = 15 + 1.6 * Math.sin(2 * angle + seed * 3) + (seed % 3)
    return [r * Math.cos(angle), r * 0.92 * Math.sin(angle), 0]
  })
  return own(tube(path, { radius: () => thick, flat: 1.35, around: 11 }))
}
const rings = (each: number, thick: number, skin: Material, rough: number) =>
  pile(
    simple({
      each,
      radius: 17,
      height: thick * 2,
      lift: thick * 1.2,
      variants: 6,
      mesh: kept(4, (seed) => hilly(ringMesh(seed, thick), rough, 4, seed)),
      material: skin,
    }),
    { lean: 0.5 },
  )

const friedRings = pile(
  simple({
    each: 10,
    radius: 18,
    height: 9,
    lift: 5.5,
    variants: 6,
    mesh: kept(4, (seed) =>
      crumbled(hilly(ringMesh(seed, 4.6), 1.1, 4, seed), { every: 4.5, size: 1.7, seed }),
    ),
    material: breaded,
  }),
  { lean: 0.5 },
)

const pearl = (r: number) => lump([r, r, r], 0, 1, 7)
const roe = (r: number, from: string, to: string, under: string) =>
  grains(
    {
      meshes: [pearl(r)],
      material: material(varied(from, to), { gloss: 1, polish: 0.75, glow: 0.7 }),
      covers: r * r * 2.6,
      out: 0.6,
    },
    { under: material(under, { gloss: 0.5 }), uneven: 1 },
  )

const stickPaint: Paint = ({ u, v, up, seed }) =>
  blend(
    blend(colour('#f6ece0'), colour('#fffaf2'), noise(u / 1.2 + seed * 9, v / 9, 3)),
    colour('#d8573a'),
    step(0.25, 0.7, up + (noise(u / 9, v / 2, 4) - 0.5) * 0.3) * 0.92,
  )
const crabStick = rowed(
  simpleLong({
    length: 78,
    width: 19,
    each: 17,
    height: 15,
    mesh: (seed) => pad(oblong(78, 18, 3, 6), { height: 15, full: 8, rough: 0.4, seed, rings: 12 }),
    material: material(stickPaint, { gloss: 0.4, polish: 0.4, glow: 0.4 }),
  }),
)

const searedScallop = browned({
  flesh: '#f0dfc0',
  brown: '#cf974f',
  dark: '#8a5524',
  size: 9,
  more: 0,
})
const scallop = pile(
  simple({
    each: 17,
    radius: 18,
    height: 19,
    variants: 4,
    mesh: kept(4, (seed) =>
      solid(rounded(18 + (seed % 3), 17, 0.06, seed), { height: 19, edge: 4, rough: 1, seed }),
    ),
    material: material(searedScallop, {
      gloss: 0.5,
      polish: 0.42,
      glow: 0.4,
      bump: { height: 0.3, size: 3 },
    }),
  }),
  { lean: 0.12 },
)

export const shrimpLooks: readonly Look[] = [
  look(
    'shrimp, prawn, king prawn, sauteed shrimp, seafood, crawfish, langoustine, scampi',
    shrimps(8, 1),
  ),
  look('shrimp cocktail, jumbo shrimp, tiger prawn', shrimps(14, 1.25)),
  look('small shrimp, shrimp chunk, baby shrimp, peeled shrimp', shrimps(4, 0.8, false)),
  look('fried shrimp, breaded shrimp, popcorn shrimp, coconut shrimp', breadedShrimp),
  look(
    'squid, squid ring, calamari, cuttlefish',
    rings(
      8,
      3.4,
      material(mottled('#f0e2d0', '#fbf3e8', 8), { gloss: 0.5, polish: 0.45, glow: 0.45 }),
      0.4,
    ),
  ),
  look('fried calamari, calamari ring, fried squid', friedRings),
  look('scallop, seared scallop', scallop),
  look('crab stick, imitation crab, surimi, kani', crabStick),
  look(
    'fish roe, roe, caviar, ikura, salmon roe, tobiko',
    roe(1.9, '#e2641c', '#f08a35', '#b8481a'),
  ),
  look('black caviar, sturgeon caviar', roe(1.5, '#23231f', '#3d3b33', '#171713')),
]
