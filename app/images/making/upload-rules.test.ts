import { describe, expect, it } from 'vitest'
import { hasTooManyPixels, isMerelyLarge, smallerSize, uploadProblem } from './upload-rules.ts'

describe('a file chosen for upload', () => {
  it('is requested when there is none [create-11]', () => {
    expect(uploadProblem(undefined)).toBe('Please select an image file')
  })

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(uploadProblem({ type, size: 1000 })).toBeNull()
  })

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('may not be %s', (type) => {
    expect(uploadProblem({ type, size: 1000 })).toBe(
      'Please upload a valid image file (JPEG, PNG, or WebP)',
    )
  })

  it('may have exactly 5 MB, not one byte more [create-11]', () => {
    expect(uploadProblem({ type: 'image/png', size: 5_242_880 })).toBeNull()
    expect(uploadProblem({ type: 'image/png', size: 5_242_881 })).toBe(
      'Image size should be less than 5MB',
    )
  })

  it.each([
    { type: 'image/heic', size: 1000 },
    { type: 'image/heif-sequence', size: 9_000_000 },
    { type: '', name: 'IMG_0001.HEIC', size: 1000 },
  ])('is refused with a hint how to convert it to JPEG if it is a HEIC photo: %j', (file) => {
    expect(uploadProblem(file)).toMatch(
      /^Please upload a valid image file \(JPEG, PNG, or WebP\)\. .*HEIC.*JPEG/,
    )
  })

  it('can be made smaller if only its size is wrong', () => {
    expect(isMerelyLarge({ type: 'image/png', size: 6_000_000 })).toBe(true)
    expect(isMerelyLarge({ type: 'image/gif', size: 6_000_000 })).toBe(false)
    expect(isMerelyLarge({ type: 'image/png', size: 1000 })).toBe(false)
    expect(isMerelyLarge(null)).toBe(false)
  })
})

describe('a picture with many pixels', () => {
  it('has more than 50 megapixels', () => {
    expect(hasTooManyPixels({ width: 10_000, height: 5_000 })).toBe(false)
    expect(hasTooManyPixels({ width: 10_000, height: 5_001 })).toBe(true)
  })

  it('is reduced to 4096 px with the same aspect ratio, and never enlarged', () => {
    expect(smallerSize({ width: 8192, height: 4096 })).toEqual({ width: 4096, height: 2048 })
    expect(smallerSize({ width: 100_000, height: 2 })).toEqual({ width: 4096, height: 1 })
    expect(smallerSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
  })
})
