import { orUndefined } from '#app/publishing/save.server.ts'
import { clashOf, refuseWrong } from '#app/publishing/titles.server.ts'
import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Issue } from '#platform/errors.ts'
import { type Post, postPublication } from './post.ts'
import { authorProblems } from './post-author.server.ts'
import { lackingParts } from './post-columns.server.ts'
import { imageProblems } from './post-images.server.ts'
import { type PostChanges, postLookUps, publishedAfter } from './post-input.ts'
import { getPost } from './posts.server.ts'

/**
 * Checks everything in a write except its images, before any of them is fetched. Throws 400 with everything
 * that is missing to publish the post, and 409 for a taken title or slug.
 */
export async function refuseWrongPost(app: App, sent: PostChanges, had?: Post): Promise<void> {
  const problems = [...missingParts(sent, had), ...(await authorProblems(app, sent, had))]
  await refuseWrong(app, postPublication, { problems, sent, had })
}

/** The same problems for a body that has other problems too; `id` is the post it changes. */
export async function lookUpProblems(
  app: App,
  staff: Staff,
  body: unknown,
  id?: string,
): Promise<Issue[]> {
  const sent = postLookUps.safeParse(body).data
  if (!sent) return []
  const had = id === undefined ? undefined : await orUndefined(getPost(app, staff, id))
  const clash = await clashOf(app, postPublication, sent, had)
  const fields = ['featuredImage', 'socialImage'] as const
  const images = fields.map((field) =>
    imageProblems(app, { sent: sent[field], before: had?.[field], field }),
  )
  const looked = await Promise.all([...images, authorProblems(app, sent, had)])
  return [...missingParts(sent, had), ...looked.flat(), ...(clash ? [clash] : [])]
}

function missingParts(sent: PostChanges, had?: Post): Issue[] {
  if (!publishedAfter(sent, had)) return []
  return lackingParts({
    title: sent.title ?? had?.title ?? '',
    description: sent.description ?? had?.description ?? '',
    featured_image: sent.featuredImage ?? had?.featuredImage ?? '',
    category: sent.category ?? had?.category ?? '',
    content: sent.content ?? had?.content ?? '',
  })
}
