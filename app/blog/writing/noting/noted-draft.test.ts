import { describe, expect, it, vi } from 'vitest'
import { parseDrafts } from '../local-draft.ts'
import { emptyFields } from '../post-fields.ts'
import { newestText, postChange } from './noted-draft.ts'

const block = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] })
const textAt = (at: string, ...words: string[]) =>
  JSON.stringify({
    fields: { ...emptyFields, content: JSON.stringify(words.map(block)) },
    updatedAt: null,
    at,
    earlier: [],
  })
const contentIn = (kept: string | null, noted: { text: string; change: string } | null) =>
  parseDrafts(newestText({ read: () => kept, noted }))[0]?.fields.content

describe('the newest text of a post in the browser', () => {
  const earlier = '2020-01-01T00:00:00.000Z'
  const later = '2999-01-01T00:00:00.000Z'
  const change = postChange(emptyFields, { from: 1, removed: 1, blocks: [block('lentils')] })
  const noted = { text: textAt(earlier, 'Rice', 'beans'), change }

  it('is what was noted since it was kept, or alone', () => {
    const expected = JSON.stringify([block('Rice'), block('lentils')])
    expect(contentIn(textAt(earlier, 'Rice', 'beans'), noted)).toBe(expected)
    expect(contentIn(null, noted)).toBe(expected)
  })

  it('is what was kept, if that is newer or nothing was noted', () => {
    const expected = JSON.stringify([block('Newer')])
    expect(contentIn(textAt(later, 'Newer'), noted)).toBe(expected)
    expect(contentIn(textAt(earlier, 'Newer'), null)).toBe(expected)
  })

  it('goes without a change that cannot be read', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const expected = JSON.stringify([block('Rice'), block('beans')])
    expect(contentIn(null, { ...noted, change: '{"at":1}' })).toBe(expected)
  })
})
