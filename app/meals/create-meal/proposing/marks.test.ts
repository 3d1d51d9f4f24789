import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../local-draft.ts'
import { isProposed, marksAfter, withCategory, withProposal } from './marks.ts'

const proposal = {
  key: 'a',
  title: 'Tofu with Rice',
  mealType: { _id: 'dinner', name: 'Dinner', slug: 'dinner' },
  categories: [{ _id: 'vegan', name: 'Vegan', why: 'all foods are plants' }],
  description: 'Tofu and rice.',
  drawn: null,
}

const other = {
  ...proposal,
  key: 'b',
  title: 'Chicken with Rice',
  mealType: { _id: 'lunch', name: 'Lunch', slug: 'lunch' },
  categories: [{ _id: 'protein', name: 'High Protein', why: 'much' }],
}

describe('proposed fields', () => {
  it('are filled and marked, and follow the next proposal [one-go-01]', () => {
    const fields = withProposal(emptyDraft, proposal)
    expect(fields).toMatchObject({
      ...{ title: 'Tofu with Rice', mealTypeId: 'dinner', categoryIds: ['vegan'] },
      proposed: ['title', 'mealType', 'category vegan'],
    })
    expect(withProposal(fields, other)).toMatchObject({
      ...{ title: 'Chicken with Rice', mealTypeId: 'lunch', categoryIds: ['protein'] },
    })
    // The specified description stays until somebody changes it.
    expect(fields.description).toBe('')
  })

  it('that a person has touched stay as they are [one-go-04]', () => {
    const typed = { ...emptyDraft, title: 'Mine', mealTypeId: 'snacks', categoryIds: ['keto'] }
    const fields = withProposal(typed, proposal)
    expect(fields).toMatchObject({ title: 'Mine', mealTypeId: 'snacks' })
    expect(fields.categoryIds).toEqual(['keto', 'vegan'])
    expect(fields.proposed).toEqual(['category vegan'])
    const touched = withProposal(emptyDraft, proposal)
    const changes = { title: 'Tofu' }
    const mine = { ...touched, ...changes, proposed: marksAfter(touched.proposed, changes) }
    expect(isProposed(mine, 'title')).toBe(false)
    expect(isProposed(mine, 'mealType')).toBe(true)
    expect(withProposal(mine, other)).toMatchObject({ title: 'Tofu', mealTypeId: 'lunch' })
  })

  it('a category is kept by the first press, taken out by the next, and not proposed again', () => {
    const fields = withProposal(emptyDraft, proposal)
    const kept = withCategory(fields, 'vegan', true)
    expect(kept.categoryIds).toEqual(['vegan'])
    expect(isProposed(kept, 'category vegan')).toBe(false)
    expect(withProposal(kept, other).categoryIds).toEqual(['vegan', 'protein'])
    const out = withCategory(kept, 'vegan', false)
    expect(out.categoryIds).toEqual([])
    expect(withProposal(out, proposal).categoryIds).toEqual([])
    expect(withProposal(withCategory(out, 'vegan', true), proposal).categoryIds).toEqual(['vegan'])
  })

  it('an empty proposal clears only what was proposed', () => {
    const none = { ...proposal, title: '', mealType: null, categories: [] }
    const cleared = withProposal(withProposal(emptyDraft, proposal), none)
    expect(cleared).toMatchObject({ title: '', mealTypeId: '', categoryIds: [], proposed: [] })
    expect(withProposal({ ...emptyDraft, title: 'Mine' }, none).title).toBe('Mine')
  })
})
