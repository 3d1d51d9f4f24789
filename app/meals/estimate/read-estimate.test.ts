import { describe, expect, it } from 'vitest'
import { openTestApp } from '#tests/support/test-app.ts'
import { estimateAddress } from './estimate-address.ts'
import { totalText } from './plate-words.ts'
import { readEstimate } from './read-estimate.server.ts'

describe('reading a plate from an address', () => {
  it('no text is an empty plate, not a mistake', async () => {
    expect(await readEstimate(await openTestApp(), ' \n ')).toEqual({
      text: '',
      estimate: null,
      problem: null,
    })
  })

  it('what is wrong with a text is said, and the text kept', async () => {
    const app = await openTestApp()
    const unknown = await readEstimate(app, 'qwrtz plmk')
    expect(unknown).toMatchObject({ text: 'qwrtz plmk', estimate: null })
    expect(unknown.problem).toBe('No known ingredient found in the text')
    const long = await readEstimate(app, 'rice '.repeat(2100))
    expect(long.problem).toBe('The text must have at most 10000 characters')
    expect(long.text).toHaveLength(10_499)
  })

  it('a plate is summed up in a sentence', async () => {
    const { estimate } = await readEstimate(await openTestApp(), '1 apple')
    expect(estimate && totalText(estimate)).toMatch(/^About \d+ kcal \(\d+ to \d+\) from 1 food$/)
  })
})

describe('the address of a plate', () => {
  it('carries the text, and is the plain page without one', () => {
    expect(estimateAddress('1 cup rice & beans')).toBe('/estimate?text=1+cup+rice+%26+beans')
    expect(estimateAddress('')).toBe('/estimate')
  })

  it('there is none for a text that servers would refuse in an address', () => {
    expect(estimateAddress('rice '.repeat(1500))).toBeNull()
  })
})
