import { describe, expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { lookNamed } from '../looks/find-look.ts'
import type { Body } from '../render/body.ts'
import { createGround } from '../scene/ground.ts'
import { disc } from '../scene/regions.ts'
import { southAsia } from './south-asia.ts'

const amount = { grams: 240, volume: 260, cooking: 'any' } as const

const bodiesOf = (name: string): Body[] => {
  const bodies: Body[] = []
  lookNamed(name)?.form.lay({
    ...amount,
    random: createRandom(7),
    region: disc(0, 0, 60),
    ground: createGround(() => 4),
    put: (body) => void bodies.push(body),
    bowl: { radius: 82, depth: 50, inside: (far) => 6 + (far / 82) ** 2 * 44 },
  })
  return bodies
}

describe('dishes of South Asia', () => {
  test('each is found by each of its names', () => {
    const lost = southAsia.flatMap((look) =>
      look.words.split(', ').filter((name) => lookNamed(name) !== look),
    )
    expect(lost).toEqual([])
  })

  test.each(southAsia.map(({ words }) => words.split(', ')[0] ?? ''))(
    '%s consists of known parts and lies on the table',
    (name) => {
      const bodies = bodiesOf(name)
      expect(bodies.length).toBeGreaterThan(0)
      expect(bodies.length).toBeLessThan(3500)
      const places = bodies.flatMap(({ pose }) => pose.at ?? [])
      expect(places.every(Number.isFinite)).toBe(true)
    },
  )
})
