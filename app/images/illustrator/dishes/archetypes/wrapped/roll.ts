import type { Random } from '../../../core/random.ts'
import type { Form } from '../../../forms/form.ts'
import { countOf, laid, type Piece } from '../../../forms/pieces.ts'
import { type Long, rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { type Material, material } from '../../../render/material.ts'
import { loft, type Mesh, patch } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import { within } from '../../../render/poses.ts'
import type { Vec } from '../../../render/vector.ts'
import type { Amount } from '../../../scene/place.ts'
import { flatDough } from './dough.ts'
import { bitAt, type Filling, piecesFor } from './fillings.ts'

export type Roll = {
  filling: readonly Filling[]
  skin?: Material
  /** Colours of the skin where it is cut, from dark to light; those of bread by default. */
  wall?: readonly [from: string, to: string]
  /** Grams of one; mm. */
  each: number
  length?: number
  radius?: number
  /** Cut in two, so that one looks into it. */
  cut?: boolean
  /** Its lower half is wrapped in paper, to be held by. */
  inPaper?: boolean
  /** How much narrower it is at its ends, 0 to 1. */
  taper?: number
  /** Whole ones, the foremost of them cut open so that one sees its filling. */
  oneCut?: boolean
}

/** A flatbread or skin rolled round a filling: burritos, wraps, kathi rolls, enchiladas. */
export const roll = (spec: Roll): Form => {
  const { each, length = 150, radius = 27, cut = true } = spec
  const own = { ...spec, length: cut ? length / 2 + 8 : length }
  const pieces = {
    each: cut ? each / 2 : each,
    most: 10,
    variants: 3,
    make: (random: Random) => rollPiece(random, own),
  }
  const apart = spec.inPaper ? 1.02 : 0.86
  if (cut) return inHalves(each, laid(pieces, { apart, turned: 0.5, facing: 0.35 }))
  // It lies along y.
  if (spec.oneCut) return foremostCut(own, { ...pieces, length, width: radius * 2.1 })
  return rowed({ ...pieces, length, width: radius * 2.1, make: alongX(pieces.make) }, { most: 5 })
}

/** Two halves of each. */
function inHalves(each: number, form: Form): Form {
  const twice = <T extends Amount>(of: T): T & { count: number } => ({
    ...of,
    count: 2 * (of.count ?? Math.max(1, Math.round(of.grams / each))),
  })
  return {
    ...form,
    count: (amount) => twice(amount).count / 2,
    ground: (amount) => form.ground(twice(amount)),
    lay: (place) => form.lay(twice(place)),
  }
}

/** Rolls in a row, of which the last is cut at its front end. */
function foremostCut(spec: Roll & { length: number }, pieces: Long): Form {
  const whole = alongX((random) => rollPiece(random, { ...spec, cut: false }))
  const open = alongX((random) => rollPiece(random, { ...spec, cut: true }), -1)
  const rows = (make: Long['make']) =>
    rowed({ ...pieces, variants: 10, make }, { most: 5, turn: 1.1 })
  return {
    ...rows(whole),
    lay(place) {
      let left = countOf(place, pieces)
      rows((random) => (--left === 0 ? open : whole)(random)).lay(place)
    },
  }
}

const alongX =
  (make: (random: Random) => Piece, way = 1) =>
  (random: Random) => {
    const piece = make(random)
    const turned = (body: Body): Body => ({
      ...body,
      pose: within({ turn: (way * Math.PI) / 2 }, body.pose),
    })
    return { ...piece, bodies: piece.bodies.map(turned) }
  }

/** Paper round the closed half of a roll, its edge folded over unevenly. */
function sleeveMesh(length: number, radius: number, seed: number): Mesh {
  const steps = 12
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const closing = t > 0.7 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.7) / 0.31) ** 2)) : 1
    return Array.from({ length: 40 }, (_, k): Vec => {
      const angle = (k / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const crumple = 0.09 * (fractal(c * 4 + seed, s * 4, t * 5, 3) - 0.5)
      const r = radius * closing * (1.07 + crumple + (i === 0 ? 0.02 : 0))
      const ragged = 7 * (1 - t) * (fractal(c * 2 + seed * 3, s * 2, 4, 2) - 0.5)
      const from = -length * 0.06 + ragged + 0.35 * radius * (s - 0.3)
      return [r * c, from + (length / 2 + 2 - from) * t, flatness * (radius + r * s)]
    })
  })
  return loft(rings.toReversed(), { start: true, end: false })
}

/** Thin white paper with red lines along and across. */
const paper = material(
  ({ u, v, w }) => {
    const own = blend(colour('#e9e2d2'), colour('#faf6ec'), fractal(u / 9, v / 14, w / 9, 3))
    const off = (at: number) => Math.abs((((at % 9) + 9) % 9) - 4.5)
    const line = 1 - step(0.5, 0.9, Math.min(off(v), off(u + 0.35 * w)))
    return blend(own, colour('#c4523c'), 0.7 * line)
  },
  { gloss: 0.08, glow: 0.35, bump: { height: 0.7, size: 7 } },
)

/** How far the cut leans back, in mm for each mm of height. */
const slant = 0.62

function rollPiece(random: Random, spec: Roll): Piece {
  const { skin = flatDough(), length = 150, radius = 27, cut = true } = spec
  const seed = random.range(0, 50)
  const bodies: Body[] = [
    {
      mesh: skinMesh(length, radius, cut, seed, spec.taper),
      material: skin,
      pose: {},
      seed: random.next(),
    },
  ]
  if (cut) bodies.push(...cutFace(random, spec, length, radius))
  if (spec.inPaper) {
    bodies.push({
      mesh: sleeveMesh(length, radius, seed),
      material: paper,
      pose: {},
      seed: random.next(),
    })
  }
  return { bodies, radius: length * 0.45, height: radius * 1.7 }
}

/** The height of a roll is a little less than its width: it lies under its own weight. */
const flatness = 0.84

function skinMesh(length: number, radius: number, cut: boolean, seed: number, taper = 0): Mesh {
  const steps = 18
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const end = (off: number) => Math.sqrt(Math.max(0.02, 1 - (off / 0.16) ** 2))
    const closing = t > 0.84 ? end(t - 0.84) : !cut && t < 0.16 ? end(0.16 - t) : 1
    return Array.from({ length: 30 }, (_, k): Vec => {
      const angle = (k / 30) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const crease = 0.1 * (fractal(c * 2 + seed, s * 2, t * 4, 3) - 0.5)
      // The outer edge of the bread ends on top in a low step.
      const lap = 0.05 * step(0.9, 1.1, angle) * (1 - step(1.1, 3, angle))
      const slim = 1 - taper * (cut ? Math.max(0, 2 * t - 1) : Math.abs(2 * t - 1)) ** 2.2
      const r = radius * closing * slim * (1 + crease + lap)
      const z = flatness * (radius + r * s)
      const from = cut ? -length / 2 + slant * z : -length / 2
      return [r * c, from + (length / 2 - from) * t, z]
    })
  })
  return loft(rings.toReversed(), { start: true, end: false })
}

/** The cut face: a ring of bread, which winds inwards on one side, and the filling within. */
function cutFace(random: Random, { filling, wall }: Roll, length: number, radius: number): Body[] {
  const at = (far: number, angle: number, out: number): Vec => {
    const z = flatness * radius * (1 + far * Math.sin(angle))
    return [radius * far * Math.cos(angle), -length / 2 + slant * z - out, z + out * slant]
  }
  const face = patch(
    12,
    30,
    (u, v) => at(u, v * 2 * Math.PI, -0.8 * (1 - u ** 4)),
    (u, v) => [u, v, 0],
  )
  const windings = wall ? windingsOf(wall) : bread
  const bodies: Body[] = [{ mesh: face, material: windings, pose: {}, seed: random.next() }]
  const area = Math.PI * (0.86 * radius) ** 2
  for (const [layer, name] of filling.entries()) {
    const count = piecesFor(name, (area * 4.2) / filling.length)
    for (let i = 0; i < count; i++) {
      const [far, angle] = [0.84 * Math.sqrt(random.next()), random.range(0, 6.283)]
      bodies.push(
        bitAt(name, at(far, angle, random.range(-2, 1.6) * (1 - far) + 0.6 * layer), random),
      )
    }
  }
  return bodies
}

/** A ring of the skin about the filling, which winds inwards on one side. */
const windingsOf = ([dark, light]: readonly [string, string]): Material =>
  material(
    ({ u, v }) => {
      const wound = 0.93 - 0.09 * step(0.1, 0.5, v) * (1 - step(0.62, 0.7, v))
      const gap = Math.abs(u - wound)
      const skin = blend(colour(dark), colour(light), fractal(u * 9, v * 30, 2, 2))
      const own = u > wound ? skin : colour('#b39066')
      return blend(own, colour('#a8824e'), (1 - step(0.01, 0.03, gap)) * 0.6)
    },
    { gloss: 0.15, glow: 0.25, bump: { height: 0.5, size: 3 } },
  )

const bread = windingsOf(['#e9d3a4', '#f6ead0'])
