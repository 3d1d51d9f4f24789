import { describe, expect, it } from 'vitest'
import { type Item, noNutrition } from '#app/nutrition/nutrition.ts'
import type { Meal } from '../meal.ts'
import { editDraftText, noWishes, parseEditDraft } from './edit-draft.ts'
import { heldFields, mealRules } from './meal-autosave.ts'
import { fieldProblems, fieldsOf, imageChanges, mealChanges } from './meal-fields.ts'

const meal: Meal = {
  _id: 'meal-1',
  title: 'Tofu with rice',
  name: 'Tofu with rice',
  slug: 'tofu-with-rice',
  description: 'A quick dinner',
  imageUrl: '/media/tofu.webp',
  imageId: 'image-1',
  imageAlt: 'Tofu on rice',
  image: null,
  categories: [{ _id: 'vegan', name: 'Vegan' }],
  mealType: { _id: 'dinner', name: 'Dinner', slug: 'dinner' },
  nutritionData: { ...noNutrition, calories: 480, protein: 21.5 },
  detectedIngredients: ['Tofu', 'Rice'],
  items: [],
  range: null,
  nutritionSource: 'edited',
  computedData: null,
  setByHand: [],
  editedBy: null,
  missing: [],
  checkedBy: null,
  checkedAt: null,
  isPublished: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}
const fields = fieldsOf(meal)

describe('the fields of a meal that is edited', () => {
  it('unchanged they send the meal as it is, with the state it was in', () => {
    expect(mealChanges(fields, meal)).toEqual({
      title: meal.title,
      description: meal.description,
      imageUrl: meal.imageUrl,
      imageId: 'image-1',
      imageAlt: 'Tofu on rice',
      categories: ['vegan'],
      mealType: 'dinner',
      nutritionData: meal.nutritionData,
      detectedIngredients: meal.detectedIngredients,
      isPublished: false,
      updatedAt: meal.updatedAt,
    })
  })

  const other = { imageUrl: '/media/other.webp', imageId: 'image-2' }
  const own = { imageUrl: meal.imageUrl, imageId: meal.imageId }

  it('take what describes the picture with it, and back with it, but not what was typed [edit-10]', () => {
    const withImage = imageChanges()
    const swapped = { ...fields, ...withImage(fields, meal, other) }
    expect(swapped).toMatchObject({ ...other, imageAlt: '' })
    expect(withImage(swapped, meal, own).imageAlt).toBe('Tofu on rice')
    expect(withImage({ ...fields, imageAlt: 'Mine' }, meal, other).imageAlt).toBe('Mine')
    expect(imageChanges()(swapped, meal, own).imageAlt).toBe('Tofu on rice')
  })

  it('do not bring back a text that was cleared, but that of a newer picture', () => {
    const withImage = imageChanges()
    const swapped = { ...fields, ...withImage({ ...fields, imageAlt: '' }, meal, other) }
    expect(withImage(swapped, meal, own).imageAlt).toBe('')
    const newer = { imageUrl: '/media/newer.webp', imageAlt: 'Tofu in a bowl' }
    expect(withImage(swapped, newer, { ...own, ...newer }).imageAlt).toBe('Tofu in a bowl')
  })

  it('keep the text, or none, while the address is only spaced', () => {
    const withImage = imageChanges()
    const spaced = { imageUrl: ` ${meal.imageUrl} `, imageId: null }
    expect(withImage(fields, meal, spaced).imageAlt).toBe('Tofu on rice')
    expect(withImage({ ...fields, ...other, imageAlt: '' }, meal, spaced).imageAlt).toBe(
      'Tofu on rice',
    )
    expect(withImage({ ...fields, imageAlt: '' }, meal, spaced).imageAlt).toBe('')
  })

  it('send figures as numbers and an empty one as 0 [edit-05]', () => {
    const figures = { ...fields.figures, calories: '512.5', fat: '' }
    const { nutritionData } = mealChanges({ ...fields, figures }, meal)
    expect(nutritionData).toMatchObject({ calories: 512.5, fat: 0 })
  })

  it('send items only where they changed, with the names of all ingredients', () => {
    const changed = mealChanges({ ...fields, items: [rice] }, meal)
    expect(changed).toMatchObject({
      items: [rice],
      detectedIngredients: ['White rice', 'Tofu', 'Rice'],
    })
    const same = mealChanges({ ...fields, items: [rice] }, { ...meal, items: [rice] })
    expect(same).not.toHaveProperty('items')
    expect(same.detectedIngredients).toEqual(meal.detectedIngredients)
  })

  it('leave the id of the image out where an address was typed', () => {
    const typed = { ...fields, imageUrl: 'https://example.com/a.jpg', imageId: null }
    expect(mealChanges(typed, meal).imageId).toBeUndefined()
  })

  it('ask for title, image URL and description [edit-05]', () => {
    const empty = { ...fields, title: ' ', imageUrl: '', description: '\n' }
    expect([...fieldProblems(empty).keys()]).toEqual(['title', 'imageUrl', 'description'])
    expect(fieldProblems(fields).size).toBe(0)
  })

  it.each(['-1', 'many', '1e9'])('refuse %s calories', (calories) => {
    const problems = fieldProblems({ ...fields, figures: { ...fields.figures, calories } })
    expect([...problems]).toEqual([['calories', 'Calories must be a number of at least 0']])
  })
})

describe('the draft of an edited meal', () => {
  it('gives back what was kept', () => {
    const wishes = { prompts: { single: 'soup', multi: false, slots: ['', ''] }, linkUrl: '' }
    const draft = { fields, before: fields, updatedAt: meal.updatedAt, wishes }
    expect(parseEditDraft(JSON.stringify(draft), fields)).toEqual(draft)
    const rest = { base: meal, recovered: [], newId: { id: 'new', mayExist: false } }
    const written = editDraftText({ fields: { fields, wishes }, ...rest }, fields)
    expect(parseEditDraft(written, fields)).toEqual(draft)
    expect(editDraftText({ fields: null, ...rest }, fields)).toBeNull()
  })

  it('holds also what is typed to get another image, which no save sends', () => {
    const typed = { fields, wishes: { ...noWishes, linkUrl: 'https://example.com/soup.jpg' } }
    expect(mealRules.isSame(typed, heldFields(fields), 'save')).toBe(true)
    expect(mealRules.isSame(typed, heldFields(fields), 'local')).toBe(false)
    expect(mealRules.enabled(meal)).toBe(false)
  })

  it('takes from the meal what an older one did not hold', () => {
    const { items: _, imageAlt: __, ...older } = fields
    const draft = { fields: { ...older, title: 'Soup' }, before: older, updatedAt: meal.updatedAt }
    const items = [rice]
    const latest = { ...fields, items, title: 'Tofu bowl' }
    expect(parseEditDraft(JSON.stringify(draft), latest)).toMatchObject({
      fields: { ...fields, items, title: 'Soup' },
      before: { ...fields, items },
    })
  })

  it.each([null, 'no json', '{}', '{"fields":{},"updatedAt":""}'])(
    'is none when %s is stored',
    (text) => {
      expect(parseEditDraft(text, fields)).toBeNull()
    },
  )
})

const rice: Item = {
  text: 'rice',
  food: 'White rice',
  foodName: 'White rice',
  foodId: 'rice',
  group: 'grain',
  grams: 150,
  gramsAssumed: true,
  confidence: 0.9,
  nutritionData: { ...noNutrition, calories: 195 },
  missing: [],
}
