import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { describe, expect, it } from 'vitest'
import { unpackWoff2 } from './woff2.ts'

const fileOf = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}.woff2`))

const fontOf = (name: string) => opentype.parse(new Uint8Array(unpackWoff2(fileOf(name))).buffer)

describe('unpacking a WOFF2 font', () => {
  it.each([
    ['figtree/files/figtree-latin-wght-normal', 1000],
    ['figtree/files/figtree-latin-ext-wght-normal', 1000],
    ['fraunces/files/fraunces-latin-wght-normal', 2000],
  ])('gives every glyph of %s a drawable outline', (name, unitsPerEm) => {
    const font = fontOf(name)
    expect(font.unitsPerEm).toBe(unitsPerEm)
    for (let index = 0; index < font.glyphs.length; index += 1) {
      const glyph = font.glyphs.get(index)
      const numbers = glyph
        .getPath(0, 0, 100)
        .commands.flatMap(({ type, ...rest }) => Object.values(rest))
      expect(numbers.every(Number.isFinite), `glyph ${index}`).toBe(true)
    }
  })

  it('keeps advance widths and left edges: glyphs fit into their widths', () => {
    const font = fontOf('figtree/files/figtree-latin-wght-normal')
    for (const letter of 'HnoE') {
      const glyph = font.charToGlyph(letter)
      const { x1, x2, y1 } = glyph.getBoundingBox()
      expect(glyph.leftSideBearing).toBe(x1)
      expect(x1).toBeGreaterThanOrEqual(0)
      expect(x2).toBeLessThanOrEqual(glyph.advanceWidth ?? 0)
      expect(Math.abs(y1)).toBeLessThan(20)
    }
  })

  it('refuses other files and truncated ones', () => {
    expect(() => unpackWoff2(new Uint8Array(100))).toThrow('no WOFF2')
    expect(() => unpackWoff2(new Uint8Array())).toThrow()
    const whole = fileOf('figtree/files/figtree-latin-wght-normal')
    expect(() => unpackWoff2(whole.subarray(0, whole.length / 2))).toThrow()
  })
})
