import { memberOfStaff } from '#app/accounts/users/staff.server.ts'
import type { App } from '#platform/app.ts'
import { type Issue, invalid } from '#platform/errors.ts'
import { isId } from '#platform/text/slug.ts'

type Sent = { authorId?: string }

/** The problem of a sent author who is no member of staff; an author who stays is not checked. */
export async function authorProblems(
  app: App,
  { authorId }: Sent,
  had?: { authorId: string | null },
): Promise<Issue[]> {
  if (!authorId || authorId === had?.authorId) return []
  return (await authorNamed(app, authorId)) ? [] : [noSuchAuthor]
}

/** The columns of a new author; none when the author stays. Throws 400 for one who is no member of staff. */
export async function authorColumns(app: App, authorId?: string, had: string | null = null) {
  if (!authorId || authorId === had) return {}
  const author = await authorNamed(app, authorId)
  if (!author) throw invalid([noSuchAuthor])
  return { author_id: authorId, author_name: author.name }
}

const authorNamed = async (app: App, id: string) =>
  isId(id) ? await memberOfStaff(app, id) : undefined

const noSuchAuthor: Issue = { msg: 'The author must be a member of staff', path: 'authorId' }
