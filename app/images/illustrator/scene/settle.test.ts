import { expect, test } from 'vitest'
import { material } from '../render/material.ts'
import { block } from '../shapes/small-cuts.ts'
import { vesselOf } from '../vessels/vessels.ts'
import { add, heightsOf } from './settle.ts'

test('a vessel is empty again after food lay in it', () => {
  const { bodies } = vesselOf('plate', { face: '#fff', edge: '#fff' })
  const mesh = block(30, 30, 30)
  const food = { mesh, material: material('#fff'), pose: { at: [0, 0, 40] as const }, seed: 0 }
  const first = heightsOf(bodies)
  const empty = first.solid.slice()
  expect(Math.max(...empty)).toBeGreaterThan(5)
  add(first, food)
  expect(first.solid).not.toEqual(empty)
  const second = heightsOf(bodies)
  expect(second.solid).toEqual(empty)
  add(second, food)
  expect(heightsOf(bodies).solid).toEqual(empty)
})
