import { describe, expect, it } from 'vitest'
import { analysisProblem } from './analysis.ts'

describe('the analysis of an image', () => {
  it.each([
    [null, 'Please select an image to analyze'],
    [{ _id: '', imageUrl: '/media/a.webp' }, 'Selected image is missing an ID'],
    [{ _id: '1', imageUrl: '' }, 'Selected image is missing a URL'],
    [{ _id: '1', imageUrl: 'pending' }, 'Image is not ready for analysis yet'],
    [{ _id: '1', imageUrl: 'failed' }, 'Image is not ready for analysis yet'],
  ])('of %j asks for what is missing', (image, message) => {
    expect(analysisProblem(image)).toBe(message)
  })

  it('takes an image that is ready', () => {
    expect(analysisProblem({ _id: '1', imageUrl: '/media/a.webp' })).toBeNull()
  })
})
