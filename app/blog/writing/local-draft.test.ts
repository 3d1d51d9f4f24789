import { describe, expect, it, vi } from 'vitest'
import { recoveredDrafts } from './local-draft.ts'
import { emptyFields } from './post-fields.ts'

describe('a local draft', () => {
  const kept = (title: string) => ({
    fields: { ...emptyFields, title },
    updatedAt: null,
    at: '2026-01-01T00:00:00.000Z',
  })
  const titlesIn = (stored: unknown) =>
    recoveredDrafts(JSON.stringify(stored), emptyFields).map(({ fields }) => fields.title)

  it('that the version before stored is recovered, with the one that it carries along', () => {
    expect(titlesIn({ ...kept('New'), earlier: kept('Old') })).toEqual(['New', 'Old'])
    expect(titlesIn({ ...kept('New'), earlier: null })).toEqual(['New'])
    expect(titlesIn({ fields: { title: 'New', tags: 3 } })).toEqual(['New'])
  })

  it('that cannot be read, or says what the post says, is none', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(recoveredDrafts('{', emptyFields)).toEqual([])
    expect(titlesIn({ ...kept(''), earlier: [kept('Old')] })).toEqual(['Old'])
  })
})
