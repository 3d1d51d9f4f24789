import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildPicture, declaredPng } from '#tests/support/builders/pictures.ts'
import { encode, hashPixels, readPixels, summarise, widthsFor } from './encode.server.ts'

describe('reading a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes %s', async (format) => {
    const pixels = await readPixels(await buildPicture(format))
    expect(pixels).toMatchObject({ width: 400, height: 300 })
  })

  it('rotates it upright and removes its metadata', async () => {
    const taken = await sharp(await buildPicture('jpeg'))
      .withExif({ IFD0: { Copyright: 'A. Person' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const pixels = await readPixels(taken)
    expect(pixels).toMatchObject({ width: 300, height: 400 })
    const stored = await sharp(await encode(pixels, 300, 'webp')).metadata()
    expect(stored.exif ?? stored.xmp ?? stored.iptc ?? stored.icc).toBeUndefined()
  })

  it('converts grey, CMYK, 16 bit and transparent pictures for the web', async () => {
    const picture = await buildPicture('png')
    const variants = [
      await sharp(picture).toColourspace('b-w').png().toBuffer(),
      await sharp(picture).toColourspace('cmyk').jpeg().toBuffer(),
      await sharp(picture).toColourspace('rgb16').png().toBuffer(),
      await sharp(picture).ensureAlpha(0.5).png().toBuffer(),
    ]
    for (const bytes of variants) {
      const stored = await encode(await readPixels(bytes), 320, 'webp')
      expect(await sharp(stored).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
    }
  })

  it('keeps the aspect ratio of a tall picture and limits its size', async () => {
    const pixels = await readPixels(await buildPicture('png', { width: 200, height: 9000 }))
    expect(pixels.height).toBe(2560)
  })

  it('refuses a truncated picture', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await buildPicture(format, { width: 900, height: 900 })
      const half = whole.subarray(0, whole.length / 2)
      await expect(readPixels(half), format).rejects.toThrow('broken')
      await expect(readPixels(whole.subarray(0, 24)), format).rejects.toThrow('broken')
    }
  })

  it('refuses more than 50 megapixels before it decodes them', async () => {
    await expect(readPixels(declaredPng(10_000, 5_001))).rejects.toThrow('50 megapixels')
    await expect(readPixels(declaredPng(2 ** 31 - 1, 2 ** 31 - 1))).rejects.toThrow(
      /broken|megapix/,
    )
  })

  it('refuses other formats, even those that it could decode', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    await expect(readPixels(Buffer.from(svg))).rejects.toThrow('not a picture')
    await expect(readPixels(await buildPicture('gif'))).rejects.toThrow('not a picture')
    await expect(readPixels(await buildPicture('tiff'))).rejects.toThrow('not a picture')
  })
})

describe('the stored files', () => {
  it.each([
    [1280, [320, 640, 960, 1280]],
    [1279, [320, 640, 960, 1279]],
    [1000, [320, 640, 960]],
    [500, [320, 500]],
    [320, [320]],
    [100, [100]],
    [1, [1]],
  ])('of a picture %i px wide', (width, widths) => expect(widthsFor(width)).toEqual(widths))

  it('have a name that depends only on the pixels', async () => {
    const picture = await buildPicture('png')
    const again = await sharp(picture)
      .withExif({ IFD0: { Copyright: 'x' } })
      .png()
      .toBuffer()
    const other = await buildPicture('png', { seed: 2 })
    const [a, b, c] = await Promise.all(
      [picture, again, other].map(async (bytes) => hashPixels(await readPixels(bytes))),
    )
    expect(a).toMatch(/^[0-9a-f]{32}$/)
    expect(b).toBe(a)
    expect(c).not.toBe(a)
  })

  it('come with a tiny preview and a colour', async () => {
    const bytes = await buildPicture('jpeg', { width: 1600, height: 1200 })
    const { placeholder, color } = await summarise(await readPixels(bytes))
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(250)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
})
