import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Body } from '../../render/body.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'

/** The bodies of so many grams of a food on a plate. */
function bodiesOf(name: string, grams: number): Body[] {
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    grams,
    volume: grams,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 90),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
  })
  return bodies
}

test('toad in the hole has several sausages', () => {
  const long = bodiesOf('toad in the hole', 400).filter(
    ({ mesh }) => boundsOf(mesh)[1][0] > 3 * boundsOf(mesh)[1][2],
  )
  expect(long.length).toBeGreaterThan(3)
})

test('mussels lie loosely: most are hardly opened, some wide', () => {
  const tilts = bodiesOf('mussel', 120).flatMap(({ pose: { tilt = 0 } }) => Math.abs(tilt))
  const opened = tilts.filter((tilt) => tilt > 0.4)
  const upright = opened.filter((tilt) => tilt > 1.1 && tilt < 2)
  expect(opened.length).toBeGreaterThan(8)
  expect(upright.length).toBeLessThan(0.34 * opened.length)
})
