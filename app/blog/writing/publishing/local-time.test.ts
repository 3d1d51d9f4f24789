import { afterEach, describe, expect, it } from 'vitest'
import { fromLocalInput, toLocalInput } from './local-time.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('a local time', () => {
  it.each(['UTC', 'Asia/Karachi', 'Europe/Berlin'])('stays what was typed, in %s', (name) => {
    process.env.TZ = name
    // The second is what the field holds while the first digit of a year is typed.
    for (const typed of ['2028-05-01T10:30', '0002-05-01T10:30']) {
      expect(toLocalInput(fromLocalInput(typed))).toBe(typed)
    }
  })

  it('is empty for none', () => {
    expect([toLocalInput(''), fromLocalInput('')]).toEqual(['', ''])
  })
})
