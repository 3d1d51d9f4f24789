import { describe, expect, it } from 'vitest'
import { noPrompts, promptsToSend, withMultiMode } from './prompts.ts'

describe('the prompts of the Generate tab', () => {
  it('make two images of a single prompt [create-04]', () => {
    expect(promptsToSend({ ...noPrompts, single: ' soup ' })).toEqual(['soup', 'soup'])
  })

  it('make no image of a blank prompt', () => {
    expect(promptsToSend({ ...noPrompts, single: ' \n ' })).toEqual([])
  })

  it('make one image of each of several prompts, without blank ones [create-03]', () => {
    const prompts = { single: 'unused', multi: true, slots: ['soup', '  ', 'salad '] }
    expect(promptsToSend(prompts)).toEqual(['soup', 'salad'])
  })

  it('start with two slots, the first with the single prompt [create-02]', () => {
    const prompts = withMultiMode({ ...noPrompts, single: 'soup' }, true)
    expect(prompts.slots).toEqual(['soup', ''])
  })

  it('keep both modes as they were when the mode changes back and forth', () => {
    const prompts = { single: 'soup', multi: false, slots: ['bread', 'cheese'] }
    expect(withMultiMode(withMultiMode(prompts, true), false)).toEqual(prompts)
  })
})
