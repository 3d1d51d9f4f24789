import { describe, expect, it } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { figureTexts } from '../portions/serving.ts'
import type { MealFields } from './meal-fields.ts'
import {
  chooseField,
  differingFields,
  isSameMeal,
  untouchedFields,
  type VersionKey,
  withFieldsOf,
} from './meal-versions.ts'

const fields: MealFields = {
  title: 'Tofu with rice',
  imageUrl: '/media/tofu.webp',
  imageId: 'image-1',
  imageAlt: '',
  description: 'A quick dinner',
  categoryIds: ['vegan'],
  mealTypeId: 'dinner',
  items: [],
  figures: figureTexts({ ...noNutrition, calories: 480 }),
  isPublished: false,
}

const theirs: MealFields = {
  ...fields,
  title: 'Tofu bowl',
  categoryIds: ['vegan', 'keto'],
  imageUrl: '/media/bowl.webp',
  imageId: 'image-2',
  figures: { ...fields.figures, calories: '500' },
  isPublished: true,
}

describe('two versions of a meal', () => {
  it('are the same when only the spelling of a figure differs', () => {
    const figures = { ...fields.figures, calories: '480.0', fat: '' }
    expect(isSameMeal(fields, { ...fields, figures })).toBe(true)
  })

  it('show what differs in words, in the order of the screen', () => {
    const names = { category: (id: string) => id.toUpperCase(), mealType: (id: string) => id }
    expect(differingFields(fields, theirs, names)).toEqual([
      { key: 'title', name: 'Title', mine: 'Tofu with rice', theirs: 'Tofu bowl' },
      { key: 'categoryIds', name: 'Categories', mine: 'VEGAN', theirs: 'KETO, VEGAN' },
      { key: 'imageUrl', name: 'Image URL', mine: '/media/tofu.webp', theirs: '/media/bowl.webp' },
      { key: 'calories', name: 'Calories', mine: '480 kcal', theirs: '500 kcal' },
      { key: 'isPublished', name: 'Status', mine: 'Draft', theirs: 'Published' },
    ])
  })

  it('can be put together field by field; an image goes with its address', () => {
    expect(withFieldsOf(fields, theirs, new Set(['imageUrl', 'calories']))).toEqual({
      ...fields,
      imageUrl: '/media/bowl.webp',
      imageId: 'image-2',
      figures: theirs.figures,
    })
    const all = differingFields(fields, theirs).map(({ key }) => key)
    expect(withFieldsOf(fields, theirs, new Set(all))).toEqual(theirs)
    expect(withFieldsOf(fields, theirs, new Set())).toEqual(fields)
  })

  it('never have a text beside a picture that it is not about [edit-10]', () => {
    const pictures: VersionKey[] = ['imageUrl', 'imageAlt']
    const differing: VersionKey[] = ['title', ...pictures]
    for (const key of pictures) {
      const mine = untouchedFields(differing, new Set([key]))
      expect([...mine]).toEqual(['title'])
      const chosen = chooseField(mine, differing, { key, isTheirs: true })
      expect([...chosen]).toEqual(differing)
      expect([...chooseField(chosen, differing, { key, isTheirs: false })]).toEqual(['title'])
    }
    expect([...untouchedFields(differing, new Set<VersionKey>(['title']))]).toEqual(pictures)
  })

  it('have the figures of the ingredients that are chosen, or others', () => {
    const differing: VersionKey[] = ['items', 'calories', 'fat']
    const all = chooseField(new Set(), differing, { key: 'items', isTheirs: true })
    expect([...all]).toEqual(differing)
    const one = chooseField(all, differing, { key: 'fat', isTheirs: false })
    expect([...one]).toEqual(['items', 'calories'])
  })
})
