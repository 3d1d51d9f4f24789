import { clearVeil } from '../render/body.ts'
import { blend, colour, step } from '../render/colour.ts'
import { type Material, material } from '../render/material.ts'
import { fractal } from '../render/noise.ts'
import { levelIn, radiusAt } from '../scene/levels.ts'
import type { Bowl, Place } from '../scene/place.ts'
import { lathe, oblong, solid } from '../shapes/shapes.ts'
import type { Form } from './form.ts'

export type Drink = {
  /** Colour of the drink, and of its lower part where it has layers. */
  liquid: string
  below?: string
  /** Foam or cream on top: its colour and mm. */
  foam?: string
  high?: number
  /** A pattern of this colour on the foam: cocoa, milk poured as a leaf. */
  art?: string
  ice?: boolean
  /** One sees through it: water, tea, wine. */
  thin?: boolean
  /** Bits in it: pulp, spices, by their colour. */
  bits?: string
}

/** A drink in its glass or cup, as high as its volume. */
export const drink = (spec: Drink): Form => ({
  ground: () => 3000,
  lay(place) {
    const { bowl } = place
    if (!bowl) return
    const level = Math.min(levelIn(bowl, place.volume, 9, 1), bowl.depth - 4 - (spec.high ?? 0))
    place.put({
      mesh: column(bowl, level),
      material: drinkOf(spec, level, bowl),
      pose: {},
      seed: place.random.next(),
    })
    if (spec.foam) putFoam(place, bowl, level, spec)
    if (spec.ice) putIce(place, bowl, level)
  },
})

/** The drink as a body: as wide as the inside of its glass up to its level. */
function column(bowl: Bowl, level: number) {
  const steps = 14
  const floor = bowl.inside(0)
  const profile: [number, number][] = [[0, floor + 0.3]]
  for (let i = 0; i <= steps; i++) {
    const z = floor + ((level - floor) * i) / steps
    profile.push([Math.max(0.5, radiusAt(bowl, z) - 0.4), z])
  }
  const rim = radiusAt(bowl, level) - 0.4
  profile.push(
    [rim * 0.97, level - 0.6],
    [rim * 0.9, level - 0.8],
    [rim * 0.5, level - 0.8],
    [0.1, level - 0.8],
  )
  return lathe(profile, 60)
}

/** Mm of a clear drink from which its ground is no longer seen. */
const clear = 26

function drinkOf({ liquid, below, thin, bits }: Drink, level: number, bowl: Bowl): Material {
  const [top, bottom, dark] = [colour(liquid), colour(below ?? liquid), colour('#1a0f08')]
  const speck = bits ? colour(bits) : undefined
  const [shallow, deepest] = [blend(top, colour('#f6e3bc'), 0.5), blend(top, dark, 0.35)]
  return material(
    ({ u, v, w }) => {
      const layer = below
        ? step(level * 0.35, level * 0.7, w + 6 * (fractal(u / 9, v / 9, 2, 2) - 0.5))
        : 1
      let own = blend(bottom, top, layer)
      if (speck)
        own = blend(own, speck, step(0.6, 0.72, fractal(u / 1.5, v / 1.5, w / 1.5, 2)) * 0.4)
      if (thin && w > level - 3) {
        // Paler towards the wall of its cup, where it is less deep.
        const deep = (level - bowl.inside(Math.sqrt(u * u + v * v))) / clear
        return blend(shallow, deepest, step(-0.1, 1.1, deep))
      }
      return blend(own, dark, step(level - 4, level, w) * 0.06)
    },
    { gloss: 0.9, polish: 0.75, glow: thin ? 0.55 : 0.25 },
  )
}

function putFoam(
  { put, random }: Place,
  bowl: Bowl,
  level: number,
  { foam = '#fff', high = 3, art }: Drink,
) {
  const rim = radiusAt(bowl, level + high) - 0.5
  const [froth, drawn] = [colour(foam), colour(art ?? foam)]
  const mesh = lathe(
    [
      [rim, level - 1],
      [rim, level + high * 0.6],
      [rim * 0.93, level + high],
      [rim * 0.5, level + high * 1.1],
      [0.1, level + high * 1.15],
    ],
    60,
  )
  const paint = material(
    ({ u, v }) => {
      const far = Math.hypot(u, v) / rim
      if (!art) return froth
      // Rosetta: leaves that bend round a stem, narrower towards its tip.
      const half =
        0.62 * rim * Math.sqrt(Math.max(0.01, 1 - (v / (0.74 * rim)) ** 2)) * (0.9 - v / rim / 2)
      const wander = 2 * (fractal(u / 5, v / 5, 2, 2) - 0.5)
      const across = Math.abs(u) + wander
      const leaf = Math.sin(v * 0.8 - across * 0.42 + across * across * 0.012 + wander * 0.4)
      const milk = step(-0.25, 0.35, leaf) * (1 - step(0.82, 1, across / half))
      const stem = (1 - step(0.5, 1.1, across)) * (1 - step(0.6, 0.7, Math.abs(v) / rim))
      return blend(froth, drawn, Math.max(milk * 0.85 * (1 - stem), step(0.84, 1, far) * 0.6))
    },
    { gloss: 0.3, polish: 0.3, glow: 0.4, bump: { height: 0.3, size: 2 } },
  )
  put({ mesh, material: paint, pose: {}, seed: random.next() })
}

const cube = solid(oblong(22, 22, 4, 4), { height: 20, edge: 4 })
/** Clear ice: only its edges and a cloud in it are white. */
const frozen = material(
  ({ u, v, w }) => {
    const [a, b, c] = [Math.abs(u) / 11, Math.abs(v) / 11, Math.abs(w - 10) / 10]
    // An edge is where two faces end.
    const second = a + b + c - Math.max(a, b, c) - Math.min(a, b, c)
    const cloud = step(0.55, 0.75, fractal(u / 6, v / 6, w / 6, 2)) * 0.22
    return blend(clearIce, whiteIce, Math.max(cloud, 0.75 * step(0.74, 0.98, second)))
  },
  { gloss: 0.9, polish: 0.85, glow: 0.4, grain: 0 },
)
const [clearIce, whiteIce] = [colour('#22302f'), colour('#e4efef')]

/** What a mm of ice lets through. */
const through = [0.95, 0.965, 0.97] as const

function putIce({ put, random }: Place, bowl: Bowl, level: number): void {
  const reach = Math.max(4, radiusAt(bowl, level) - 17)
  for (let i = 0; i < 3; i++) {
    const angle = random.range(0, 1) + (i * 6.283) / 3
    put({
      mesh: cube,
      material: frozen,
      pose: {
        at: [reach * Math.cos(angle), reach * Math.sin(angle), level - 11],
        turn: random.range(0, 3),
        tilt: random.range(-0.35, 0.35),
        roll: random.range(-0.35, 0.35),
      },
      seed: 0,
      veil: clearVeil(through),
    })
  }
}
