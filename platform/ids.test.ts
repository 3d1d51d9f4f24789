import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('an id is a UUIDv7 with the current time', () => {
  const before = Date.now()
  const id = newId()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
})

test('ids are unique and sort in the order of their creation', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
