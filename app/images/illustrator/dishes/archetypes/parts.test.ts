import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Body } from '../../render/body.ts'
import { type Colour, colour } from '../../render/colour.ts'
import { createGround } from '../../scene/ground.ts'
import type { Place } from '../../scene/place.ts'
import { disc } from '../../scene/regions.ts'
import { bakedOn } from './baked/baked-on.ts'
import { partsOf, scatterParts } from './parts.ts'
import { type Stew, stew } from './stew.ts'

const placeOf = (put: (body: Body) => void): Place => ({
  grams: 400,
  volume: 400,
  cooking: 'any',
  random: createRandom(1),
  region: disc(0, 0, 80),
  ground: createGround(() => 0),
  put,
})

/** The mean colour of a body where it looks up so far. */
function meanOf({ material, seed }: Body, up = 1): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < 40; i++) {
    const spot = { u: 3 * i, v: 5 * (i % 7), w: 4, round: 1, up, seed, hill: 1, dull: 0 }
    const own = material.paint(spot)
    for (const k of [0, 1, 2] as const) sum[k] += own[k] / 40
  }
  return sum
}

const apart = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

test('potatoes are coated by the gravy that they were cooked in, and hardly by a broth', () => {
  const liquid = '#6a2c14'
  const tellApart = (spec: Partial<Stew>) => {
    const pieces: Body[] = []
    const place = placeOf((body) => void (body.veil ?? pieces.push(body)))
    const bowl = { radius: 90, depth: 50, inside: () => 0 }
    stew({ liquid, in: 'curry potato 40', ...spec }).lay({ ...place, bowl })
    return apart(meanOf(pieces[0] as Body), colour(liquid))
  }
  const bare = tellApart({ coat: 0 })
  expect(tellApart({ clear: 2 })).toBeLessThan(0.75 * bare)
  expect(tellApart({ clear: 2 })).toBeGreaterThan(0.3 * bare)
  expect(tellApart({ clear: 20 })).toBeGreaterThan(0.85 * bare)
})

/** How far a sauce takes a part of it towards its own colour. */
function changeOf(parts: string, liquid: string): number {
  const meanIn = (coat: number) => {
    const pieces: Body[] = []
    const place = placeOf((body) => void (body.veil ?? pieces.push(body)))
    const bowl = { radius: 90, depth: 50, inside: () => 0 }
    stew({ liquid, in: parts, coat }).lay({ ...place, bowl })
    return meanOf(pieces[0] as Body)
  }
  return apart(meanIn(0.4), meanIn(0)) / apart(meanIn(0), colour(liquid))
}

test('vegetables keep more of their colour in a sauce than meat does, and all do in a pale one', () => {
  const [brown, pale] = ['#6a2c14', '#e2d2b0']
  expect(changeOf('carrot slice 40', brown)).toBeLessThan(0.7 * changeOf('curry potato 40', brown))
  expect(changeOf('curry potato 40', pale)).toBeLessThan(0.7 * changeOf('curry potato 40', brown))
})

test('a sauce hides less of white meat than of a potato', () => {
  const red = '#c0411c'
  const chicken = changeOf('soup chicken chunk 40', red)
  expect(chicken).toBeLessThan(0.6 * changeOf('curry potato 40', red))
  expect(chicken).toBeGreaterThan(0.05)
})

test('meat is lighter than it is in a dark sauce, so that it stands out, and not in a pale one', () => {
  const lightnessIn = (liquid: string, coat: number) => {
    const pieces: Body[] = []
    const place = placeOf((body) => void (body.veil ?? pieces.push(body)))
    const bowl = { radius: 90, depth: 50, inside: () => 0 }
    stew({ liquid, in: 'lamb chunk 40', coat }).lay({ ...place, bowl })
    const [red, green, blue] = meanOf(pieces[0] as Body)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  }
  expect(lightnessIn('#40180a', 0.01)).toBeGreaterThan(1.2 * lightnessIn('#40180a', 0))
  expect(lightnessIn('#e2d2b0', 0.01)).toBeLessThan(1.05 * lightnessIn('#e2d2b0', 0))
})

test('a part in a sector of a round lies there and nowhere else', () => {
  const at: number[] = []
  const place = placeOf(({ pose: { at: [x, y] = [0, 0] } }) => void at.push(Math.atan2(y, x)))
  scatterParts(place, partsOf('olive ring 9'), disc(0, 0, 90), { from: 0, span: Math.PI / 2 })
  expect(at.length).toBeGreaterThan(8)
  const outside = at.filter((angle) => angle < -0.4 || angle > Math.PI / 2 + 0.4)
  expect(outside.length).toBeLessThan(0.1 * at.length)
})

test('what is baked on a pizza is sunk a little and browned at its edges', () => {
  const [raw, baked]: [Body[], Body[]] = [[], []]
  const [ham] = partsOf('ham piece 9')
  if (!ham) throw new Error('There is no ham')
  scatterParts(
    placeOf((body) => void raw.push(body)),
    [ham],
    disc(0, 0, 90),
  )
  scatterParts(bakedOn(placeOf((body) => void baked.push(body))), [ham], disc(0, 0, 90))
  const [before, after] = [raw[0] as Body, baked[0] as Body]
  expect(after.pose.at?.[2]).toBeLessThan(before.pose.at?.[2] ?? 0)
  expect(meanOf(after, 0)[0]).toBeLessThan(0.9 * meanOf(before, 0)[0])
  expect(after.material.gloss).toBeGreaterThan(0.4)
})
