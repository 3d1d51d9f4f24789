import { describe, expect, it } from 'vitest'
import { uploadProblem } from './upload-rules.ts'

describe('a file chosen for upload', () => {
  it('is asked for when there is none', () => {
    expect(uploadProblem(undefined)).toBe('Please select an image file')
  })

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(uploadProblem({ type, size: 1000 })).toBeNull()
  })

  it.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf', ''])(
    'may not be %s',
    (type) => {
      expect(uploadProblem({ type, size: 1000 })).toBe(
        'Please upload a valid image file (JPEG, PNG, or WebP)',
      )
    },
  )

  it('may have 5 MB to the byte, and not one more', () => {
    expect(uploadProblem({ type: 'image/png', size: 5_242_880 })).toBeNull()
    expect(uploadProblem({ type: 'image/png', size: 5_242_881 })).toBe(
      'Image size should be less than 5MB',
    )
  })
})
