import { accountsByEmail } from '#app/blog/importing/accounts-by-email.server.ts'
import { importPost } from '#app/blog/importing/import-post.server.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { mealAddress } from '#app/meals/meal.ts'
import { addRedirects } from '#app/redirects/redirects.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import type { Imported } from '#platform/import-report.ts'
import type { ImportedThing } from '../import-entries.server.ts'
import { importRecipe } from './import-recipe.server.ts'
import { wpEntry } from './wp-post.server.ts'
import type { Recipe } from './wprm-recipe.server.ts'
import { type WxrItem, wxrRows } from './wxr-rows.server.ts'
import { idOf, isImported, readWxrSite, typeOf, type WxrSite } from './wxr-site.server.ts'

/** A sentence about the file as a whole. */
export type Remark = { remark: string }

export type WordpressEvent = ImportedThing | Remark

type Options = { file: string; pictures: PictureSource }

type Run = {
  app: App
  admin: Admin
  site: WxrSite
  pictures: PictureSource
  accounts: Map<string, string>
  /** The slugs of the meals that this run has stored. */
  meals: Set<string>
}

/**
 * Imports the posts, pages and recipes of a WordPress export, each at once with its pictures, so that the next
 * run finishes an interrupted one. The file is read to its end before anything is stored, and a broken one
 * changes nothing. Throws 400 for any other file.
 */
export async function* importWordpress(
  app: App,
  admin: Admin,
  { file, pictures }: Options,
): AsyncGenerator<WordpressEvent> {
  const site = await readWxrSite(file)
  const accounts = await accountsByEmail(app, admin)
  const run: Run = { app, admin, site, pictures, accounts, meals: new Set() }
  for await (const row of wxrRows(file)) {
    if (row.kind !== 'item') continue
    const recipe = site.recipes.get(idOf(row.item))
    if (recipe && typeOf(row.item.fields) === 'wprm_recipe') yield await importedMeal(run, recipe)
    else if (isImported(row.item)) yield* importEntry(run, row.item)
  }
  if (!pictures.dry) yield* addOldAddresses(app, admin, site)
  for (const [kind, count] of site.leftOut) yield { remark: `left out: ${count} of ${kind}` }
  if (site.comments > 0) yield { remark: `left out: ${site.comments} comments` }
}

/** How many redirects are stored at once. */
const redirectsAtOnce = 500

/** The addresses of the old site lead to the pages here, except where they are the same. */
async function* addOldAddresses(app: App, admin: Admin, site: WxrSite): AsyncGenerator<Remark> {
  const rows = [...site.paths]
    .filter(([from, to]) => from.startsWith('/') && from !== to)
    .map(([from, to]) => ({ from, to, status: 301 as const }))
  let refused = 0
  for (let start = 0; start < rows.length; start += redirectsAtOnce) {
    const report = await addRedirects(app, admin, rows.slice(start, start + redirectsAtOnce))
    refused += report.refused.length
  }
  if (rows.length > 0)
    yield { remark: `${rows.length - refused} old addresses lead to the pages here` }
  if (refused > 0) yield { remark: `${refused} old addresses could not be kept` }
}

async function* importEntry(run: Run, item: WxrItem): AsyncGenerator<WordpressEvent> {
  const kind = typeOf(item.fields) === 'page' ? 'page' : 'post'
  const name = run.site.slugs.get(item.number) ?? `entry ${item.number}`
  let recipes: Recipe[] = []
  yield {
    kind,
    name,
    ...(await attempt(async () => {
      const entry = wpEntry(run.site, item)
      const { post, author, createdAt, notes } = entry
      const input = { ...readInput(newPostInput, post), slug: post.slug, whyDraft: post.whyDraft }
      const authorId = run.accounts.get(author.email.toLowerCase())
      const origin = { author: author.name, authorId, createdAt }
      const imported = await importPost(run.app, run.admin, input, origin, run.pictures)
      recipes = entry.recipes
      return { ...imported, notes: [...imported.notes, ...notes] }
    })),
  }
  for (const recipe of recipes) {
    // Recipes of plugins are also described in the text for search engines.
    if (!run.meals.has(mealAddress(recipe.title))) yield await importedMeal(run, recipe)
  }
}

async function importedMeal(run: Run, recipe: Recipe): Promise<ImportedThing> {
  const { app, admin, site, pictures } = run
  const slug = mealAddress(recipe.title)
  const imageUrl = site.attachments.get(recipe.imageId)?.url ?? recipe.imageUrl
  return {
    kind: 'meal',
    name: slug || recipe.title,
    ...(await attempt(async () => {
      if (run.meals.has(slug)) {
        return { result: 'failed', notes: ['another recipe of the file has this title'] }
      }
      run.meals.add(slug)
      return await importRecipe(app, admin, { ...recipe, imageUrl }, pictures)
    })),
  }
}

async function attempt(work: () => Promise<Imported>): Promise<Imported> {
  try {
    return await work()
  } catch (error) {
    if (!isFailure(error)) throw error
    return { result: 'failed', notes: error.issues.map(({ msg }) => msg) }
  }
}
