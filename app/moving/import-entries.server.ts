import { z } from 'zod'
import { type MealCardSlugs, withMealCardsHere } from '#app/blog/content/moved-meal-cards.server.ts'
import { accountsByEmail } from '#app/blog/importing/accounts-by-email.server.ts'
import { importPost } from '#app/blog/importing/import-post.server.ts'
import { oncePerFile } from '#app/blog/importing/once-per-file.ts'
import { postAddress } from '#app/blog/post.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { importPage } from '#app/legal/documents/import-page.server.ts'
import { newPageInput } from '#app/legal/documents/page-document.ts'
import type { Admin } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import type { Imported } from '#platform/import-report.ts'
import { importMeal, mealEntry } from './import-meal.server.ts'
import { attempt, type ImportedThing } from './imported-thing.server.ts'

const mealCards = z.record(z.string(), z.string()).default({})

/** A page in a file. */
const pageEntry = z.looseObject({
  slug: z.string().min(1),
  createdAt: z.iso.datetime().optional(),
  mealCards,
})

/** A post in a file; the author by name, and in whole exports also by e-mail. */
const postEntry = z.looseObject({
  slug: z.string().transform(postAddress).pipe(z.string().min(1)),
  author: z
    .union([
      z.string().max(200),
      z.object({ name: z.string().max(200), email: z.string().default('') }),
    ])
    .default('')
    .transform((author) => (typeof author === 'string' ? { name: author, email: '' } : author)),
  createdAt: z.iso.datetime().optional(),
  views: z.number().int().min(0).max(2_000_000_000).default(0),
  oldSlugs: z.array(z.string().max(500)).max(1000).default([]),
  mealCards,
})

/** Imports entries one after the other. If a file has a slug twice, the first entry counts. */
export type EntryImporter = {
  meal(entry: unknown): Promise<ImportedThing>
  post(entry: unknown): Promise<ImportedThing>
  page(entry: unknown): Promise<ImportedThing>
}

/** The slugs that all meals and posts of a file will have on this site. */
export type SlugsOfFile = { meal: Set<string>; post: Set<string> }

/**
 * Creates the importer for the entries of one file. An entry that cannot be stored is reported as failed, with
 * the reason. If `slugs` has those of the whole file, a meal or post that was renamed there since the last
 * import is found by its former slug, unless another entry of the file uses that slug now.
 */
export async function entryImporter(
  app: App,
  admin: Admin,
  pictures: PictureSource,
  slugs?: SlugsOfFile,
): Promise<EntryImporter> {
  const accounts = await accountsByEmail(app, admin)
  const once = oncePerFile()
  const here = (content: string, slugs: MealCardSlugs) =>
    withMealCardsHere(app, admin, content, slugs)
  const former = (kind: keyof SlugsOfFile, oldSlugs: string[]) =>
    slugs ? oldSlugs.filter((slug) => !slugs[kind].has(slug)) : []
  return {
    meal: (entry) =>
      named('meal', entry, async () => {
        const meal = readInput(mealEntry, entry)
        const formerSlugs = former('meal', meal.oldSlugs)
        return (
          once('meal', meal.slug) ?? (await importMeal(app, admin, meal, pictures, formerSlugs))
        )
      }),
    post: (entry) =>
      named('post', entry, async () => {
        const read = readInput(postEntry, entry)
        const { author, createdAt, views, oldSlugs, mealCards, ...said } = read
        const post = { ...readInput(newPostInput, said), slug: said.slug }
        if (post.content) post.content = await here(post.content, mealCards)
        const authorId = accounts.get(author.email.toLowerCase())
        const formerSlugs = former('post', oldSlugs)
        const origin = { author: author.name, authorId, createdAt, views, oldSlugs, formerSlugs }
        return once('post', post.slug) ?? (await importPost(app, admin, post, origin, pictures))
      }),
    page: (entry) =>
      named('page', entry, async () => {
        const { createdAt, mealCards, ...said } = readInput(pageEntry, entry)
        const page = { ...readInput(newPageInput, said), slug: said.slug, createdAt }
        page.content = await here(page.content ?? '', mealCards)
        return once('page', said.slug) ?? (await importPage(app, admin, page, pictures))
      }),
  }
}

const named = async (
  kind: string,
  entry: unknown,
  work: () => Promise<Imported>,
): Promise<ImportedThing> => ({ kind, name: nameOf(entry), ...(await attempt(work)) })

/** A name for an entry of any shape, for the report. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return 'without a name'
  const { slug, title }: { slug?: unknown; title?: unknown } = entry
  const [name] = [slug, title].filter((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name.slice(0, 200) : 'without a name'
}
