import { expect, test } from 'vitest'
import { kebabMesh } from './kebabs.ts'

/** How thick a kebab is at places along it, in mm. */
function thickness(seed: number): number[] {
  const { positions } = kebabMesh(seed)
  return Array.from({ length: 13 }, (_, i) => {
    const at = 6 * (i - 6)
    const ys: number[] = []
    for (let k = 0; k < positions.length; k += 3) {
      if (Math.abs((positions[k] as number) - at) < 2.5) ys.push(positions[k + 1] as number)
    }
    return Math.max(...ys) - Math.min(...ys)
  })
}

test('a kebab was pressed by hand: it has dents, and none is like the next', () => {
  const [one, other] = [thickness(1), thickness(2.7)]
  for (const kebab of [one, other]) {
    expect(Math.max(...kebab) - Math.min(...kebab)).toBeGreaterThan(3)
    expect(Math.min(...kebab)).toBeGreaterThan(17)
  }
  const apart = one.map((mm, i) => Math.abs(mm - (other[i] ?? 0)))
  expect(Math.max(...apart)).toBeGreaterThan(2)
})
