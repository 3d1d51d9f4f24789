import { describe, expect, it } from 'vitest'
import { imageFiles, mediaKeyOf } from './media-names.ts'

const key = '0123456789abcdef0123456789abcdef'
const site = 'https://plates.example'

describe('addresses of this site', () => {
  it.each([`/media/${key}-640.webp`, `${site}/media/${key}-640.webp`, `/media/${key}-1280.avif`])(
    '%s names an image',
    (address) => expect(mediaKeyOf(address, site)).toBe(key),
  )

  it.each([
    `https://elsewhere.example/media/${key}-640.webp`,
    `${site}.evil.example/media/${key}-640.webp`,
    `/media/../${key}-640.webp`,
    `/media/${key}-640.webp/x`,
    `/media/incoming/${key}`,
    'pending',
    '',
  ])('%s does not', (address) => expect(mediaKeyOf(address, site)).toBeNull())
})

it('only files that exist are offered', () => {
  const picture = { mediaKey: 'abc', placeholder: null, width: 640, height: 480 }
  expect(imageFiles({ ...picture, variants: { webp: [320, 640], avif: [] } })).toEqual({
    webp: '/media/abc-320.webp 320w, /media/abc-640.webp 640w',
    avif: '',
    placeholder: null,
    width: 640,
    height: 480,
  })
})
