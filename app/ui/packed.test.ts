import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

const rows = [{ title: 'Crème brûlée </script>', calories: 310, category: null }]

test('what was packed is at hand where it was packed, and read back once elsewhere', () => {
  const packed = pack(rows)
  expect(unpack(packed)).toBe(rows)
  const sent = structuredClone(packed)
  expect(unpack(sent)).toEqual(rows)
  expect(unpack(sent)).toBe(unpack(sent))
})
