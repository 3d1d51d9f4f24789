import { describe, expect, it } from 'vitest'
import { tableReader } from '#app/nutrition/estimate.ts'
import { drawnAlt, drawnCaption, noDrawing } from './drawn-text.ts'
import { drawnWords } from './drawn-words.ts'

const wordsOf = (prompt: string) => drawnWords(tableReader, prompt)

describe('what is drawn of a prompt', () => {
  it('is named in the words of the prompt, without amounts', () => {
    expect(wordsOf('150 g grilled salmon with white rice and broccoli')).toEqual({
      drawn: ['grilled salmon', 'white rice', 'broccoli'],
      missing: [],
    })
    expect(wordsOf('2 fried eggs, a glass of orange juice').drawn).toEqual([
      'fried eggs',
      'orange juice',
    ])
  })

  it('names a dish that is counted as another one by its own name', () => {
    expect(wordsOf('laksa').drawn).toEqual(['laksa'])
  })

  it('leaves out words that are not drawn, and lists them', () => {
    expect(wordsOf('2 fried eggs with flummox')).toEqual({
      drawn: ['fried eggs'],
      missing: ['flummox'],
    })
    expect(wordsOf('zorgle flummox')).toEqual({ drawn: [], missing: ['zorgle', 'flummox'] })
  })
})

describe('caption and alternative text', () => {
  it('name what is drawn [meal-11]', () => {
    expect(drawnCaption(['grilled salmon', 'rice'])).toBe('Drawn: grilled salmon, rice')
    expect(drawnAlt(['grilled salmon', 'rice'], 'Salmon Bowl')).toBe(
      'Salmon Bowl. Illustration of grilled salmon, rice',
    )
    expect(drawnAlt(['rice'])).toBe('Illustration of rice')
  })

  it('say so where nothing is drawn [meal-12]', () => {
    expect(noDrawing).toBe('No drawing of this dish yet')
    expect([drawnCaption([]), drawnAlt([], 'Salmon Bowl'), drawnAlt([])]).toEqual(
      Array(3).fill(noDrawing),
    )
  })
})
