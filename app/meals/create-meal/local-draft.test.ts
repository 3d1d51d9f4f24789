import { describe, expect, it } from 'vitest'
import { emptyDraft, isEmptyDraft, keepDraft, type LocalDraft, readDraft } from './local-draft.ts'

describe('the draft of the create screen', () => {
  it('gives back what was kept', () => {
    const store = memoryStore()
    expect(keepDraft(() => store, soup)).toBe(true)
    expect(readDraft(() => store)).toEqual(soup)
  })

  it('is empty at first', () => {
    expect(readDraft(() => memoryStore())).toEqual(emptyDraft)
    expect(isEmptyDraft(emptyDraft)).toBe(true)
    expect(isEmptyDraft(soup)).toBe(false)
  })

  it('leaves nothing behind when everything was cleared', () => {
    const store = memoryStore()
    keepDraft(() => store, soup)
    keepDraft(() => store, { ...emptyDraft })
    expect(store.entries.size).toBe(0)
  })

  it('keeps the good fields when one has an unknown shape', () => {
    const stored = JSON.stringify({ ...soup, images: [{ nothing: true }], analysis: 'old' })
    const draft = readDraft(() => memoryStore(stored))
    expect(draft).toEqual({ ...soup, images: [] })
  })

  it.each(['no json', '[]', 'null', '"text"'])('is empty when %s is stored', (stored) => {
    expect(readDraft(() => memoryStore(stored))).toEqual(emptyDraft)
  })

  it('says so when the browser refuses to store', () => {
    expect(keepDraft(refusingStore, soup)).toBe(false)
    expect(readDraft(refusingStore)).toEqual(emptyDraft)
  })
})

const soup: LocalDraft = {
  ...emptyDraft,
  prompts: { single: 'lentil soup', multi: false, slots: ['', ''] },
  images: [{ id: '1', prompt: 'lentil soup' }],
  selectedId: '1',
  title: 'Lentil soup',
  categoryIds: ['vegan'],
  mealTypeId: 'lunch',
}

function memoryStore(stored?: string) {
  const entries = new Map<string, string>(stored === undefined ? [] : [['mealDraft', stored]])
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function refusingStore(): never {
  throw new Error('storage is off')
}
