import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Body } from '../../render/body.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'

/** The bodies of so many grams of a food on a plate. */
function bodiesOf(name: string, grams: number, seed = 1): Body[] {
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    grams,
    volume: grams,
    cooking: 'any',
    random: createRandom(seed),
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
  const lots = [1, 2, 3, 4, 5, 6].map((seed) => bodiesOf('mussel', 120, seed))
  const wide = lots.map((bodies) => bodies.filter(isTurnedOver).length)
  for (const bodies of lots) expect(bodies.length).toBe(3 * 15)
  // Wide open, its upper shell lies on its back.
  expect(Math.max(...wide)).toBeGreaterThan(0)
  expect(Math.max(...wide)).toBeLessThan(0.5 * 15)
})

const isTurnedOver = ({ pose: { roll = 0 } }: Body) => Math.abs(roll) > 2
