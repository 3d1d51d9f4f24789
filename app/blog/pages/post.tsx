import { useEffect } from 'react'
import { isRouteErrorResponse, redirect, useParams } from 'react-router'
import { DraftPreview } from '#app/accounts/draft-preview.tsx'
import { errorMeta, pageMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { isId } from '#platform/text/slug.ts'
import { postPath } from '../post-path.ts'
import { postMeta } from '../reading/post-meta.ts'
import { missingPostHeading, PostMissing } from '../reading/post-missing.tsx'
import { type PostPage as Draft, getPostPage } from '../reading/post-pages.server.ts'
import { PostView } from '../reading/post-view.tsx'
import type { Route } from './+types/post.ts'

export const loader = pageLoader(async ({ app, params: { slug = '' }, url }) => {
  const page = await getPostPage(app, null, slug)
  const moved = !isId(slug) && page.post.slug !== slug
  if (moved) throw redirect(movedTo(url.pathname, page.post.slug), 301)
  return page
})

/** An old slug redirects within the path that was opened, `/blog/` or `/blogs/`. */
const movedTo = (pathname: string, slug: string) =>
  pathname.startsWith('/blog/') ? `/blog/${encodeURIComponent(slug)}` : postPath(slug)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteInfoFrom(matches)
  if (!loaderData) return errorMeta(site, missingPostHeading)
  return pageMeta(site, postMeta(site, loaderData.post))
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { _id } = loaderData.post
  useEffect(() => {
    api
      .post(`/blogs/${_id}/view`)
      .catch((error) => console.info('This view could not be counted', error))
  }, [_id])
  return <PostView key={_id} page={loaderData} />
}

/** For staff, a post that visitors may not see is shown as a draft. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = '' } = useParams()
  const view = <PostMissing error={error} />
  const missing = isRouteErrorResponse(error) && error.status === 404
  if (!missing) return view
  return (
    <DraftPreview<Draft>
      path={`/blogs/${encodeURIComponent(slug)}/page`}
      titleOf={({ post }) => post.title}
      show={(draft) => <PostView page={draft} />}
    >
      {view}
    </DraftPreview>
  )
}
