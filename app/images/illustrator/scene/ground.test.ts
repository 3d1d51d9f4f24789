import { expect, it } from 'vitest'
import { createGround, strewnOver } from './ground.ts'

it('moves what lies on it, not the floor', () => {
  const ground = createGround((x) => (x > 50 ? 9 : 4))
  ground.heap(0, 0, 10, 4, 8)
  ground.shift(60, 20)
  expect(ground.at(0, 0)).toBe(4)
  expect(ground.at(60, 20)).toBe(17)
  expect(ground.at(60, 0)).toBe(9)
})

it('moves what is strewn with it', () => {
  const ground = createGround(() => 4)
  const strewn = strewnOver(ground)
  strewn.heap(0, 0, 10, 4, 6)
  strewn.shift(20, 0)
  expect(strewn.at(0, 0)).toBe(4)
  expect(strewn.at(20, 0)).toBe(10)
})
