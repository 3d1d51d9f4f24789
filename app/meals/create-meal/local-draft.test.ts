import { describe, expect, it } from 'vitest'
import { type Item, noNutrition } from '#app/nutrition/nutrition.ts'
import {
  draftText,
  emptyDraft,
  isEmptyDraft,
  type LocalDraft,
  newIdOf,
  parseDraft,
} from './local-draft.ts'

describe('the draft of the create screen', () => {
  it('gives back what was kept', () => {
    const text = draftText(soup, 'new')
    expect(parseDraft(text)).toEqual(soup)
    expect(newIdOf(text)).toBe('new')
  })

  it('is empty at first, and then leaves nothing behind', () => {
    expect(parseDraft(null)).toEqual(emptyDraft)
    expect(isEmptyDraft(emptyDraft)).toBe(true)
    expect(isEmptyDraft(soup)).toBe(false)
    expect(draftText({ ...emptyDraft }, 'new')).toBeNull()
  })

  it('keeps the good fields when one has an unknown shape', () => {
    const stored = JSON.stringify({ ...soup, images: [{ nothing: true }], serving: 'old' })
    expect(parseDraft(stored)).toEqual({ ...soup, images: [] })
  })

  it('of an older version, whose items have one name and whose analysis suggests nothing, is kept', () => {
    const { foodName, ...old } = rice
    const serving = { items: [old], figures: soup.serving.figures }
    const analysis = { basis: 'rice', detectedIngredients: [], items: [old], range: null }
    const read = parseDraft(JSON.stringify({ ...soup, serving, analysis }))
    expect(read.serving.items).toEqual([{ ...old, foodName }])
    expect(read.analysis).toMatchObject({ items: [rice], suggestions: [] })
  })

  it.each(['no json', '[]', 'null', '"text"'])('is empty when %s is stored', (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft)
  })
})

const rice = {
  text: '1 cup rice',
  food: 'White rice',
  foodName: 'White rice',
  foodId: 'rice',
  group: 'grain',
  grams: 158,
  gramsAssumed: false,
  confidence: 1,
  nutritionData: noNutrition,
  missing: [],
} satisfies Item

const soup: LocalDraft = {
  ...emptyDraft,
  prompts: { single: 'lentil soup', multi: false, slots: ['', ''] },
  images: [{ id: '1', prompt: 'lentil soup' }],
  selectedId: '1',
  title: 'Lentil soup',
  categoryIds: ['vegan'],
  mealTypeId: 'lunch',
}
