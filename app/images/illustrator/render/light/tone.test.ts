import { expect, test } from 'vitest'
import { writeTones } from './tone.ts'

const side = 3

/** The bytes of one light in the middle of a picture. */
function bytesOf(light: readonly number[]): number[] {
  const points = { points: Uint16Array.of(1), count: 1 }
  const pixels = Buffer.alloc(3 * side)
  writeTones(pixels, 0, Float32Array.from([0, 0, 0, ...light, 0, 0, 0]), side, 0.5, points)
  return [...pixels.subarray(3, 6)]
}

/** Light of all brightnesses, and where two channels are nearly alike. */
const levels = [0.02, 0.05, 0.1, 0.299, 0.3, 0.499, 0.5, 0.8, 1, 2]
const step = 1 / 500

test('a little more light changes a colour only a little', () => {
  const jumps: string[] = []
  for (const red of levels) {
    for (const green of levels) {
      for (const blue of levels) {
        const light = [red, green, blue]
        const own = bytesOf(light)
        for (const channel of [0, 1, 2]) {
          const next = bytesOf(light.with(channel, (light[channel] ?? 0) + step))
          const change = Math.max(...next.map((byte, i) => Math.abs(byte - (own[i] ?? 0))))
          if (change > 8) jumps.push(`${light.join(' ')}: ${own} and ${next}`)
        }
      }
    }
  }
  expect(jumps).toEqual([])
})

test('no light is black, very bright light is white', () => {
  expect(bytesOf([0, 0, 0])).toEqual([0, 0, 0])
  expect(Math.min(...bytesOf([50, 50, 50]))).toBeGreaterThan(250)
})

test('a loud colour never wraps around', () => {
  const [red, green, blue] = bytesOf([1.5, 0, 0])
  expect(red).toBeGreaterThan(150)
  expect(green).toBeLessThan(90)
  expect(blue).toBeLessThan(90)
})
