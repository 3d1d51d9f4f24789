import { postAddress } from '#app/blog/post.ts'
import { isReserved } from '#app/legal/documents/page-document.ts'
import { findPageAt } from '#app/legal/documents/pages.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { slugOf } from '#platform/text/slug.ts'

/** A page of another program, as far as its place here depends on it. */
export type OldPage = {
  slug: string
  title: string
  createdAt: string | undefined
  /** Why it cannot be a page here, and becomes a draft of a post. */
  whyPost: string | null
}

/**
 * Why a page cannot have its address here: it is reserved, or another page has it. A built-in text gives way. Null
 * if the address is free, or the page there came from an earlier import, which its date of creation tells.
 */
export async function whyNoPage(
  app: App,
  admin: Admin,
  { slug, title, createdAt }: Omit<OldPage, 'whyPost'>,
): Promise<string | null> {
  if (isReserved(slug)) return `a page there, but /${slug} is reserved here`
  const known = await findPageAt(app, admin, slug)
  if (!known || known.builtIn) return null
  const isSame = createdAt ? known.createdAt === createdAt : known.title === title
  return isSame ? null : `a page there, but another page has the address /${slug} here`
}

/**
 * A free address for a page that becomes a post, which is then one of `taken`. `id` tells the pages of the file
 * apart.
 */
export function postSlugFor(taken: Set<string>, { slug }: OldPage, id: string): string {
  const own = postAddress(slug) || postAddress(`page ${id}`)
  const last = `${own}-page-${slugOf(id)}`
  const names = [own, `${own}-page`, `${own}-${slugOf(id)}`, last]
  let free = names.find((name) => !taken.has(name))
  for (let n = 2; free === undefined; n += 1) {
    if (!taken.has(`${last}-${n}`)) free = `${last}-${n}`
  }
  taken.add(free)
  return free
}
