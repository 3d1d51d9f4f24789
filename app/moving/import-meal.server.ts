import { z } from 'zod'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { createMeal, type MealOrigin, updateMeal } from '#app/meals/editing/edit-meals.server.ts'
import { type NewMeal, newMealInput } from '#app/meals/editing/meal-input.ts'
import {
  addCategory,
  addMealType,
  listCategories,
  listMealTypes,
} from '#app/meals/labels/categories.server.ts'
import { newCategoryInput, newMealTypeInput } from '#app/meals/labels/category.ts'
import { type Editor, type Meal, mealAddress, mealPublication } from '#app/meals/meal.ts'
import { getMealBySlug } from '#app/meals/meals.server.ts'
import { drawImported } from '#app/meals/samples/illustrate-meal.jobs.server.ts'
import { fromLatest, orUndefined } from '#app/publishing/save.server.ts'
import { importedTitle } from '#app/publishing/titles.server.ts'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { Staff } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'
import { sameJson } from '#platform/text/same-json.ts'
import { searchKey } from '#platform/text/search-key.ts'

/** A meal in a file: categories and meal type by name, everything else as in POST /meals. */
export const mealEntry = z.looseObject({
  slug: z.string().transform(mealAddress).pipe(z.string().min(1)),
  imageUrl: z.string().optional(),
  categories: z.array(newCategoryInput.shape.name).max(50).optional(),
  mealType: newMealTypeInput.shape.name.nullish(),
  createdAt: z.iso.datetime().optional(),
  oldSlugs: z.array(z.string().max(500)).max(1000).default([]),
  editedBy: z
    .object({ name: z.string().max(200), at: z.iso.datetime() })
    .nullable()
    .catch(null)
    .optional(),
  checkedBy: z
    .object({ name: z.string().max(200) })
    .nullable()
    .catch(null)
    .optional(),
  checkedAt: z.iso.datetime().nullable().catch(null).optional(),
})

export type MealEntry = z.output<typeof mealEntry>

/**
 * Imports a meal with its image, found by its slug. An existing meal is changed only if the file says something
 * else; fields that the file does not have stay. If the image cannot be copied, the import of the meal fails,
 * and the next import tries again; until then a new meal is a draft without image, and an existing one keeps its
 * image. If no meal has the slug, the one with a former slug of the entry is used and gets the new slug. Throws
 * a Failure for a meal that cannot be stored at all.
 */
export const importMeal = (...sent: Parameters<typeof tryToImport>): Promise<Imported> =>
  // A worker may have drawn the picture of the meal meanwhile, or staff may have saved it.
  fromLatest(() => tryToImport(...sent))

async function tryToImport(
  app: App,
  staff: Staff,
  entry: MealEntry,
  pictures: PictureSource,
  formerSlugs: string[] = [],
): Promise<Imported> {
  const { imageUrl, createdAt, oldSlugs, editedBy = null, imageId: _, ...said } = entry
  const read = readInput(newMealInput, { ...said, categories: undefined, mealType: undefined })
  const known = await knownMeal(app, staff, [entry.slug, ...formerSlugs])
  const lost: string[] = []
  const image = await takeImage(imageUrl, known, pictures, lost)
  if (lost.length > 0 && known && pictures.exact) return { result: 'failed', notes: lost }
  const title = await importedTitle(app, mealPublication, read.title, known)
  const input = {
    ...read,
    title,
    slug: entry.slug,
    imageUrl: image,
    imageId: undefined,
    isPublished: isToBePublished(read.isPublished, known, pictures, lost.length === 0),
    editedBy,
    checked: checkOf(entry),
    ...(await labelsOf(app, staff, entry, pictures.dry)),
  }
  const result = pictures.dry
    ? wouldBe(known, input)
    : await store(app, staff, known, input, { createdAt, oldSlugs })
  const isRenamed = title !== read.title && result !== 'same'
  const notes = isRenamed ? [`its title is taken: it is now ${title}`, ...lost] : lost
  return { result: lost.length > 0 ? 'failed' : result, notes }
}

/** Who checked the meal and when; undefined, which changes nothing, in files from before there were checks. */
function checkOf({
  checkedBy,
  checkedAt,
}: Pick<MealEntry, 'checkedBy' | 'checkedAt'>): Editor | null | undefined {
  if (checkedBy === undefined || checkedAt === undefined) return undefined
  return checkedBy && checkedAt ? { name: checkedBy.name, at: checkedAt } : null
}

/**
 * Whether visitors will see the meal; undefined if that stays as it is. As with posts, only an exact file
 * unpublishes what was published on this site.
 */
function isToBePublished(
  wanted: boolean | undefined,
  known: Meal | null,
  { exact }: PictureSource,
  isWhole: boolean,
): boolean | undefined {
  if (known?.isPublished && !exact) return true
  return isWhole ? wanted : false
}

function wouldBe(known: Meal | null, input: NewMeal & { slug: string }) {
  if (!known) return 'new'
  return saysTheSame(known, input) ? 'same' : 'changed'
}

async function store(
  app: App,
  staff: Staff,
  known: Meal | null,
  input: NewMeal & { slug: string },
  origin: MealOrigin,
) {
  if (!known) {
    const create = (app: App) => createMeal(app, staff, input, { ...origin, exactSlug: true })
    if (!isToCome(input.imageUrl ?? '')) await create(app)
    else await inTransaction(app, async (app) => drawImported(app, staff, await create(app)))
    return 'new'
  }
  if (saysTheSame(known, input)) return 'same'
  const slug = input.slug === known.slug ? undefined : input.slug
  const { _id, updatedAt } = known
  await updateMeal(app, staff, _id, { ...input, slug, updatedAt })
  return 'changed'
}

/**
 * The address of the image on this site. Empty if there is none, or if it could not be copied, which is added to
 * `notes`.
 */
async function takeImage(
  url: string | undefined,
  known: Meal | null,
  pictures: PictureSource,
  notes: string[],
): Promise<string> {
  const stays = !pictures.exact || url === undefined
  if (known?.imageUrl && stays) return known.imageUrl
  if (!url) return ''
  if (isToCome(url)) return known ? known.imageUrl : url
  try {
    return await pictures.adopt(url)
  } catch (error) {
    if (!isFailure(error)) throw error
    notes.push(`${url} could not be copied: ${error.message}`)
    return ''
  }
}

function saysTheSame(known: Meal, input: NewMeal & { slug: string }): boolean {
  const before = [
    known.slug,
    known.title,
    known.name,
    known.description,
    known.imageUrl,
    known.imageAlt,
    known.isPublished,
    known.mealType?._id ?? null,
    known.categories.map(({ _id }) => _id).toSorted(),
    known.nutritionData,
    known.detectedIngredients,
    known.items,
    known.checkedBy?.name ?? null,
    known.checkedAt,
  ]
  const wantedCheck = input.checked === undefined ? checkOf(known) : input.checked
  const wanted = [
    input.slug,
    input.title,
    input.name || (known.name === known.title ? input.title : known.name),
    input.description ?? known.description,
    input.imageUrl ?? '',
    input.imageAlt ?? known.imageAlt,
    input.isPublished ?? known.isPublished,
    input.mealType === undefined ? (known.mealType?._id ?? null) : input.mealType,
    (input.categories ?? known.categories.map(({ _id }) => _id)).toSorted(),
    input.nutritionData ?? known.nutritionData,
    input.detectedIngredients ?? known.detectedIngredients,
    input.items ?? known.items,
    wantedCheck?.name ?? null,
    wantedCheck?.at ?? null,
  ]
  return sameJson(before, wanted)
}

/** The meal with the first of these slugs that is in use. */
async function knownMeal(app: App, staff: Staff, slugs: string[]): Promise<Meal | null> {
  for (const slug of slugs) {
    const meal = await mealAt(app, staff, slug)
    if (meal) return meal
  }
  return null
}

async function mealAt(app: App, staff: Staff, slug: string): Promise<Meal | null> {
  const meal = await orUndefined(getMealBySlug(app, staff, slug))
  return meal?.slug === slug ? meal : null
}

/** The ids of the categories and the meal type; undefined, which changes nothing, for what the file does not have. */
async function labelsOf(app: App, staff: Staff, entry: MealEntry, dry = false) {
  const { categories: names, mealType: type } = entry
  const ids: string[] = []
  for (const name of names ?? []) ids.push(await categoryId(app, staff, name, dry))
  return {
    categories: names && [...new Set(ids)],
    mealType: type ? await mealTypeId(app, staff, type, dry) : type,
  }
}

async function categoryId(app: App, staff: Staff, name: string, dry: boolean): Promise<string> {
  const known = (await listCategories(app)).find((one) => searchKey(one.name) === searchKey(name))
  // A new label has no id yet, which no known meal has either.
  if (!known && dry) return ''
  return (known ?? (await addCategory(app, staff, { name })))._id
}

async function mealTypeId(app: App, staff: Staff, name: string, dry: boolean): Promise<string> {
  const known = (await listMealTypes(app)).find((one) => searchKey(one.name) === searchKey(name))
  if (!known && dry) return ''
  return (known ?? (await addMealType(app, staff, { name })))._id
}
