import { expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const room = { left: 0, top: 84, right: 400, bottom: 700 }
const box = { width: 200, height: 40 }
const at = (top: number, bottom: number, left = 10) => ({ left, top, right: left + 50, bottom })

it('stands where it is wanted, or on the other side, and never over its anchor', () => {
  expect(placeBeside(at(300, 320), box, room, 'above')).toEqual({ left: 10, top: 252 })
  expect(placeBeside(at(300, 320), box, room, 'below')).toEqual({ left: 10, top: 328 })
  expect(placeBeside(at(90, 110), box, room, 'above')).toEqual({ left: 10, top: 118 })
  expect(placeBeside(at(680, 690), box, room, 'below')).toEqual({ left: 10, top: 632 })
  expect(placeBeside(at(50, 690), box, room, 'above')).toBeNull()
})

it('stays within the sides', () => {
  expect(placeBeside(at(300, 320, 390), box, room, 'above')?.left).toBe(200)
  expect(placeBeside(at(300, 320, -20), box, room, 'above')?.left).toBe(0)
})
