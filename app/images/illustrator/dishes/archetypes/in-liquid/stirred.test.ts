import { expect, test } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import type { Body } from '../../../render/body.ts'
import { createGround } from '../../../scene/ground.ts'
import { disc } from '../../../scene/regions.ts'
import { stew } from '../stew.ts'

/** What a stew of beans is made of, in a bowl, and the mm at which its liquid stands away from the wall. */
function beansIn(parts: string): { beans: Body[]; level: number } {
  const bodies: Body[] = []
  stew({ liquid: '#8a3a14', clear: 2, thick: 0.5, in: parts }).lay({
    grams: 400,
    volume: 400,
    cooking: 'any',
    random: createRandom(1),
    region: disc(0, 0, 80),
    ground: createGround(() => 0),
    put: (body) => void bodies.push(body),
    bowl: { radius: 90, depth: 50, inside: () => 0 },
  })
  const liquid = bodies.find(({ veil }) => veil)
  const heights = [...(liquid?.mesh.positions ?? [])].filter((_, i) => i % 3 === 2)
  return { beans: bodies.filter(({ veil }) => !veil), level: Math.min(...heights) }
}

test.for(['white bean 70', 'chickpea 60', 'black bean 46'])(
  '%s lies in the liquid, in no heap',
  (parts) => {
    const { beans, level } = beansIn(parts)
    const above = beans.map(({ pose }) => (pose.at?.[2] ?? 0) - level)
    expect(beans.length).toBeGreaterThan(80)
    expect(Math.max(...above)).toBeLessThan(7)
    expect(above.filter((mm) => mm < 1).length).toBeGreaterThan(beans.length * 0.4)
  },
)
