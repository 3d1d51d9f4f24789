import { nutrientWords } from '#app/nutrition/figures.tsx'
import { type Nutrient, nutrients } from '#app/nutrition/nutrition.ts'
import { figureNumbers } from '../portions/serving.ts'
import { itemsText, type MealFields } from './meal-fields.ts'

/** The fields in which two versions of a meal can differ. */
export type VersionKey = Exclude<keyof MealFields, 'imageId' | 'figures'> | Nutrient

/** A field in which two versions of a meal differ, with each value in words. */
export type FieldDifference = { key: VersionKey; name: string; mine: string; theirs: string }

type Names = { category: (id: string) => string; mealType: (id: string) => string }

const noNames: Names = { category: (id) => id, mealType: (id) => id }

/** True when both would be stored as the same meal. */
export const isSameMeal = (a: MealFields, b: MealFields) => differingFields(a, b).length === 0

/** The differences between two versions of a meal, in the order of the screen. */
export function differingFields(
  mine: MealFields,
  theirs: MealFields,
  names: Names = noNames,
): FieldDifference[] {
  const others = new Map(fieldTexts(theirs, names).map(({ key, text }) => [key, text]))
  return fieldTexts(mine, names).flatMap(({ key, name, text }) => {
    const other = others.get(key) ?? ''
    return text === other ? [] : [{ key, name, mine: text, theirs: other }]
  })
}

const picture: readonly VersionKey[] = ['imageUrl', 'imageAlt']

/** Fields that are chosen together: figures belong to their ingredients, a text to the picture it is about. */
function chosenWith(key: VersionKey): readonly VersionKey[] {
  if (key === 'items') return ['items', ...nutrients]
  return picture.includes(key) ? picture : [key]
}

type Keys = ReadonlySet<VersionKey>

/** The fields that start as theirs: those that this person did not change, so that nobody's work is undone. */
export function untouchedFields(differing: readonly VersionKey[], touched: Keys): Keys {
  const along = picture.some((key) => touched.has(key)) ? picture : []
  return new Set(differing.filter((key) => !touched.has(key) && !along.includes(key)))
}

/** The fields taken from them after a choice for one, which others that differ may follow. */
export function chooseField(
  fromThem: Keys,
  differing: readonly VersionKey[],
  { key, isTheirs }: { key: VersionKey; isTheirs: boolean },
): Keys {
  const along = new Set(chosenWith(key))
  const keys = differing.filter((one) => along.has(one))
  const others = [...fromThem].filter((one) => !along.has(one))
  return new Set(isTheirs ? [...others, ...keys] : others)
}

/** The fields, with the named ones taken from `other`. */
export function withFieldsOf(
  fields: MealFields,
  other: MealFields,
  keys: ReadonlySet<VersionKey>,
): MealFields {
  const pick = <Key extends keyof MealFields & VersionKey>(key: Key) =>
    keys.has(key) ? other[key] : fields[key]
  const figures = nutrients.map((name) => [name, (keys.has(name) ? other : fields).figures[name]])
  return {
    title: pick('title'),
    imageUrl: pick('imageUrl'),
    imageId: (keys.has('imageUrl') ? other : fields).imageId,
    imageAlt: pick('imageAlt'),
    description: pick('description'),
    categoryIds: pick('categoryIds'),
    mealTypeId: pick('mealTypeId'),
    items: pick('items'),
    figures: Object.fromEntries(figures) as MealFields['figures'],
    isPublished: pick('isPublished'),
  }
}

type FieldText = { key: VersionKey; name: string; text: string }

function fieldTexts(fields: MealFields, names: Names): FieldText[] {
  const figures = figureNumbers(fields.figures)
  const categories = fields.categoryIds.map(names.category).toSorted().join(', ')
  const mealType = fields.mealTypeId && names.mealType(fields.mealTypeId)
  return [
    { key: 'title', name: 'Title', text: fields.title.trim() },
    { key: 'description', name: 'Description', text: fields.description.trim() },
    { key: 'categoryIds', name: 'Categories', text: categories },
    { key: 'mealTypeId', name: 'Meal type', text: mealType },
    { key: 'imageUrl', name: 'Image URL', text: fields.imageUrl.trim() },
    { key: 'imageAlt', name: 'Alternative text', text: fields.imageAlt.trim() },
    { key: 'items', name: 'Ingredients', text: itemsText(fields.items) },
    ...nutrients.map((key) => {
      const { name, unit } = nutrientWords[key]
      return { key, name, text: `${figures[key]} ${unit}` }
    }),
    { key: 'isPublished', name: 'Status', text: fields.isPublished ? 'Published' : 'Draft' },
  ]
}
