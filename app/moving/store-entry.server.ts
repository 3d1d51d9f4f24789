import { type ForeignPost, importPost } from '#app/blog/importing/import-post.server.ts'
import { maxTags, newPostInput } from '#app/blog/post-input.ts'
import type { PictureSource } from '#app/images/making/picture-source.server.ts'
import { importPage } from '#app/legal/documents/import-page.server.ts'
import { newPageInput } from '#app/legal/documents/page-document.ts'
import type { Admin } from '#platform/api/caller.ts'
import { readInput } from '#platform/api/read-call.ts'
import type { App } from '#platform/app.ts'
import type { Imported } from '#platform/import-report.ts'
import type { Recipe } from './recipes/recipe.server.ts'

/** A post or page of another program, converted. */
export type ForeignEntry = {
  post: ForeignPost
  createdAt: string | undefined
  authors: { name: string; email: string }[]
  /** Recipes that are described in the text for search engines. */
  recipes: Recipe[]
  /** What has no counterpart here, one sentence each. */
  notes: string[]
}

/** What storing entries needs; `accounts` are the ids of accounts by their e-mail. */
export type Target = {
  app: App
  admin: Admin
  pictures: PictureSource
  accounts: Map<string, string>
}

/** Said of a page that had a featured image. */
export const noFeaturedImage = 'its featured image is left out, which pages here do not have'

/** What is said of a post whose `without` parts became plain text, or that has more tags than are kept. */
export const notesOn = (without: readonly string[], tags: readonly string[]): string[] => [
  ...(without.length > 0 ? [`kept as text or links: ${without.join(', ')}`] : []),
  ...(tags.length > maxTags ? [`only the first ${maxTags} tags are kept`] : []),
]

/** Stores an entry as a post: of the first author who has an account here, with the names of all. */
export async function storePost(target: Target, entry: ForeignEntry): Promise<Imported> {
  const { app, admin, accounts, pictures } = target
  const { post, createdAt, authors } = entry
  const author = authors.map(({ name }) => name).join(', ')
  const authorId = authors.map(({ email }) => accounts.get(email.toLowerCase())).find(Boolean)
  const input = { ...readInput(newPostInput, post), slug: post.slug, whyDraft: post.whyDraft }
  return await importPost(app, admin, input, { author, authorId, createdAt }, pictures)
}

/** Stores an entry as a page. */
export async function storePage(target: Target, entry: ForeignEntry): Promise<Imported> {
  const { app, admin, pictures } = target
  const { post, createdAt } = entry
  const { slug, whyDraft } = post
  const input = readInput(newPageInput, post)
  return await importPage(app, admin, { ...input, slug, createdAt, whyDraft }, pictures)
}
