import type { Region } from '../../../core/layout.ts'
import { copies } from '../../../forms/copies.ts'
import type { Form } from '../../../forms/form.ts'
import { inPatches, poured } from '../../../forms/liquids.ts'
import { countOf } from '../../../forms/pieces.ts'
import { rowed } from '../../../forms/rows.ts'
import type { Body } from '../../../render/body.ts'
import { blend, colour, step } from '../../../render/colour.ts'
import { material } from '../../../render/material.ts'
import { withCoords } from '../../../render/mesh.ts'
import { fractal } from '../../../render/noise.ts'
import type { Vec } from '../../../render/vector.ts'
import type { Amount } from '../../../scene/place.ts'
import { scaled } from '../../../scene/regions.ts'
import { tube } from '../../../shapes/shapes.ts'
import { uneven } from '../../../shapes/small-cuts.ts'
import { sauceOf } from '../mixed.ts'

export type Sauced = {
  /** Colours of the sauce, dark and light. */
  sauce: readonly [dark: string, light: string]
  /** Share of it under melted cheese, 0 to 1. */
  cheese?: number
  /** Grams of one. */
  each?: number
}

const long = 118
const wide = 33

/** Bread rolled up and baked; its ends are browned. */
const baked = material(
  ({ u, v, w, seed }) => {
    const n = fractal(u / 9 + seed * 30, v / 5, w / 5, 3)
    const dough = blend(colour('#d9aa5c'), colour('#efd49a'), n)
    const toasted = step(0.56, 0.74, n + 0.25 * step(40, 58, Math.abs(u)))
    return blend(dough, colour('#9c6228'), 0.6 * toasted)
  },
  { gloss: 0.2, polish: 0.4, glow: 0.25, bump: { height: 0.5, size: 3 } },
)

const gratin = material(
  ({ u, v, seed }) => {
    const n = fractal(u / 7 + seed * 20, v / 7, 4, 3)
    const melted = blend(colour('#e9b95c'), colour('#f6dfa0'), step(0.3, 0.7, n))
    return blend(melted, colour('#a8621f'), 0.75 * step(0.6, 0.76, n))
  },
  { gloss: 0.5, polish: 0.55, glow: 0.35, grain: 0, bump: { height: 0.8, size: 5 } },
)

const melted = poured(gratin, {
  thick: 1.7,
  lumpy: 0.7,
  fills: 2,
  waves: 0.16,
  ragged: 3,
  stays: true,
  veil: { clear: 0.5, most: 0.97, least: 0.2 },
})

const mesh = (seed: number) =>
  uneven(
    withCoords(
      tube(
        Array.from({ length: 25 }, (_, i): Vec => [(i / 24 - 0.5) * long, 0, 14]),
        {
          radius: (t) => 17.5 * Math.min(1, (Math.min(t, 1 - t) + 0.05) * 9) ** 0.3,
          flat: 0.8,
          around: 26,
        },
      ),
      (at) => at,
    ),
    1.5,
    14,
    seed,
  )

/** Rolled breads side by side under a band of sauce, with cheese melted on it: enchiladas. */
export function saucedRolls({ sauce, cheese = 0.4, each = 72 }: Sauced): Form {
  const pieces = copies({ each, mesh, material: baked, variants: 4, most: 8 })
  const rows = rowed(
    { ...pieces, length: long, width: wide },
    { most: 5, apart: 1.02, askew: 0.05 },
  )
  // One alone looks lost: it is two where nobody said how many.
  const several = (amount: Amount): Amount => {
    const least = amount.count ?? Math.max(2, countOf(amount, pieces))
    return { ...amount, count: least, grams: Math.max(amount.grams, least * each) }
  }
  const thin = { thick: 1.6, fills: 5, lumpy: 0.8, waves: 0.12, ragged: 5 }
  const over = poured(sauceOf(sauce, 1), { ...thin, stays: true })
  const about = poured(sauceOf(sauce, 1), { ...thin, wide: 1.12 })
  const cheeses = inPatches(melted, Math.round(4 + 5 * cheese))
  return {
    count: (amount) => countOf(several(amount), pieces),
    // Room for their ends, too: what meets the rim is pushed into the next.
    ground: (amount) => 1.75 * rows.ground(several(amount)),
    lay(place) {
      const laid: Body[] = []
      rows.lay({ ...place, ...several(place), put: (body) => laid.push(body) })
      const region = bandOver(place.region, laid)
      // What ran down lies about them.
      about.lay({ ...place, region })
      for (const body of laid) place.put(body)
      over.lay({ ...place, region })
      cheeses.lay({ ...place, region: scaled(region, 0.62 + 0.4 * cheese) })
    },
  }
}

/** Across rolls that lie side by side, all but their ends. */
function bandOver({ center }: Region, rolls: readonly Body[]): Region {
  const { turn = 0 } = rolls[0]?.pose ?? {}
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const half = { along: long * 0.46, across: Math.min(5, rolls.length) * wide * 0.54 + 10 }
  const outline = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
    // Between an oval and a rectangle.
    const out = (Math.abs(ca) ** 2.6 + Math.abs(sa) ** 2.6) ** (-1 / 2.6)
    const [u, v] = [half.along * out * ca, half.across * out * sa]
    return { x: center.x + u * c - v * s, y: center.y + u * s + v * c }
  })
  return { center, outline, area: 3.6 * half.along * half.across }
}
