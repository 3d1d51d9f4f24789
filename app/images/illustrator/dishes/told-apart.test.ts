import { expect, test } from 'vitest'
import { laidBodies } from '#tests/support/laid-bodies.ts'
import type { Body } from '../render/body.ts'
import { boundsOf } from '../shapes/small-cuts.ts'

const rolls = { grams: 300 }

test('rolls of eel and of fried prawn have something on them that others have not', () => {
  const plain = laidBodies('california roll', rolls).length
  expect(laidBodies('eel roll', rolls).length).toBeGreaterThan(2 * plain)
  expect(laidBodies('shrimp tempura roll', rolls).length).toBeGreaterThan(1.5 * plain)
})

const isCut = ({ mesh }: Body) => {
  const [low, high] = boundsOf(mesh)
  return high[0] - low[0] < 9 && high[1] - low[1] > 50
}

test('a pasty and a calzone are cut in two, and both cuts are seen', () => {
  expect(laidBodies('cornish pasty', { grams: 180 }).filter(isCut).length).toBe(2)
  expect(laidBodies('calzone', { grams: 350 }).filter(isCut).length).toBe(2)
})

test('potatoes of a gratin and baked ziti lie under a crust', () => {
  const crusts = (name: string) => laidBodies(name, { grams: 400 }).filter(({ over }) => over)
  expect(crusts('gratin dauphinois').length).toBeGreaterThan(0)
  expect(crusts('baked ziti').length).toBeGreaterThan(0)
  expect(crusts('ratatouille')).toEqual([])
})

test('aubergine in curries keeps its dark skin', () => {
  const isDarkSkin = ({ material, seed }: Body) => {
    const spot = { u: 0, v: 1, w: 0, round: 1, up: 0, seed, hill: 1, dull: 0 }
    const [red, green, blue] = material.paint(spot)
    return blue > green && red > green && red < 0.15
  }
  for (const name of ['baingan bharta', 'aloo baingan'])
    expect(laidBodies(name, { grams: 300 }).filter(isDarkSkin).length).toBeGreaterThan(0)
  expect(laidBodies('aloo gobi', { grams: 300 }).filter(isDarkSkin)).toEqual([])
})

test('bread stands all round a cheese fondue, in cubes that a fork can hold', () => {
  const large = laidBodies('cheese fondue', { grams: 300 }).filter(({ mesh }) => {
    const [low, high] = boundsOf(mesh)
    return high[2] - low[2] > 17 && high[0] - low[0] < 30
  })
  const sides = large.map(({ pose: { at = [0, 0, 0] } }) =>
    Math.round(Math.atan2(at[1], at[0]) / (Math.PI / 2)),
  )
  expect(new Set(sides.map((side) => (side + 4) % 4)).size).toBe(4)
})
