import { addPostCategory, listPostCategories } from '#app/blog/categories/post-categories.server.ts'
import {
  addCategory,
  addMealType,
  listCategories,
  listMealTypes,
} from '#app/meals/labels/categories.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { searchKey } from '#platform/text/search-key.ts'
import type { ImportedThing } from './imported-thing.server.ts'
import type { Labels } from './site-file.ts'

/** All categories and meal types of meals, and all categories of posts. */
export async function readLabels(app: App): Promise<Labels> {
  return {
    categories: (await listCategories(app)).map(({ name }) => name),
    mealTypes: (await listMealTypes(app)).map(({ name, slug }) => ({ name, slug })),
    blogCategories: await listPostCategories(app),
  }
}

/** Adds the labels that this site does not have, by name. */
export async function* importLabels(
  app: App,
  staff: Staff,
  labels: Labels,
  dry: boolean,
): AsyncGenerator<ImportedThing> {
  const had = await readLabels(app)
  const kinds = [
    { kind: 'category', wanted: named(labels.categories), had: had.categories, add: addCategory },
    {
      kind: 'meal type',
      wanted: labels.mealTypes,
      had: had.mealTypes.map(({ name }) => name),
      add: addMealType,
    },
    {
      kind: 'blog category',
      wanted: named(labels.blogCategories),
      had: had.blogCategories,
      add: addPostCategory,
    },
  ]
  for (const { kind, wanted, had, add } of kinds) {
    const known = new Set(had.map(searchKey))
    for (const label of wanted) {
      const thing = { kind, name: label.name, notes: [] }
      if (known.has(searchKey(label.name))) yield { ...thing, result: 'same' }
      else if (dry) yield { ...thing, result: 'new' }
      else yield await adding(thing, () => add(app, staff, label))
      known.add(searchKey(label.name))
    }
  }
}

const named = (names: string[]) => names.map((name) => ({ name }))

type Thing = Pick<ImportedThing, 'kind' | 'name' | 'notes'>

async function adding(thing: Thing, add: () => Promise<unknown>): Promise<ImportedThing> {
  try {
    await add()
    return { ...thing, result: 'new' }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { ...thing, result: 'failed', notes: [error.message] }
  }
}
