import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { lookNamed } from '../../looks/find-look.ts'
import type { Body } from '../../render/body.ts'
import { createGround } from '../../scene/ground.ts'
import { disc } from '../../scene/regions.ts'
import { boundsOf } from '../../shapes/small-cuts.ts'

test('galbi are thin strips side by side, each with the sawn ends of three bones', () => {
  const bodies: Body[] = []
  lookNamed('galbi strip')?.form.lay({
    grams: 210,
    volume: 230,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 90),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
  })
  const strips = bodies.filter(({ mesh }) => boundsOf(mesh)[1][0] > 40)
  expect(strips.length).toBe(3)
  expect(bodies.length - strips.length).toBe(9)
  for (const { mesh } of strips) expect(boundsOf(mesh)[1][2]).toBeLessThan(14)
})
