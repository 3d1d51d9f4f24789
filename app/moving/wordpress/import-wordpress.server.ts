import { accountsByEmail } from '#app/blog/importing/accounts-by-email.server.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { attempt, type ImportEvent } from '../imported-thing.server.ts'
import { addOldAddresses } from '../old-addresses.server.ts'
import { type RecipeImporter, recipeImporter } from '../recipes/import-recipe.server.ts'
import type { Recipe } from '../recipes/recipe.server.ts'
import { storePage, storePost, type Target } from '../store-entry.server.ts'
import { wpEntry } from './wp-post.server.ts'
import { type WxrItem, wxrRows } from './wxr-rows.server.ts'
import { idOf, isImported, readWxrSite, typeOf, type WxrSite } from './wxr-site.server.ts'

type Options = { file: string; pictures: PictureSource }

type Run = Target & {
  site: WxrSite
  recipes: RecipeImporter
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
): AsyncGenerator<ImportEvent> {
  const site = await readWxrSite(app, admin, file)
  const accounts = await accountsByEmail(app, admin)
  const recipes = recipeImporter(app, admin, pictures)
  const run: Run = { app, admin, site, pictures, accounts, recipes }
  for await (const row of wxrRows(file)) {
    if (row.kind !== 'item') continue
    const recipe = site.recipes.get(idOf(row.item))
    if (recipe && typeOf(row.item.fields) === 'wprm_recipe') {
      const imageUrl = site.attachments.get(recipe.imageId)?.url ?? recipe.imageUrl
      yield await recipes.import({ ...recipe, imageUrl })
    } else if (isImported(row.item)) yield* importEntry(run, row.item)
  }
  if (!pictures.dry) yield* addOldAddresses(app, admin, oldAddresses(site), 'feed')
  for (const [kind, count] of site.leftOut) yield { remark: `left out: ${count} of ${kind}` }
  if (site.comments > 0) yield { remark: `left out: ${site.comments} comments` }
}

/** The paths of the old site and where they lead; the ids of posts and pages are those of its home page. */
function* oldAddresses(site: WxrSite): Generator<[from: string, to: string]> {
  for (const [key, to] of site.paths) yield [key.startsWith('?') ? `/${key}` : key, to]
}

async function* importEntry(run: Run, item: WxrItem): AsyncGenerator<ImportEvent> {
  const page = run.site.pages.get(item.number)
  const isPage = page?.whyPost === null
  const name = run.site.slugs.get(item.number) ?? `entry ${item.number}`
  let recipes: Recipe[] = []
  const imported = await attempt(async () => {
    const entry = wpEntry(run.site, item, run.app.config.siteUrl)
    recipes = entry.recipes
    const { result, notes } = isPage ? await storePage(run, entry) : await storePost(run, entry)
    return { result, notes: [...notes, ...entry.notes] }
  })
  yield { kind: isPage ? 'page' : 'post', name, ...imported }
  // Recipes of plugins are also described in the text for search engines.
  yield* run.recipes.importMissing(recipes)
}
