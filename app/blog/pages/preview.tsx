import { data, redirect } from 'react-router'
import { errorMeta } from '#app/shell/meta.ts'
import { pageLoader } from '#app/shell/page-loader.server.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { postPath } from '../post-path.ts'
import { getPreview } from '../previews/preview-links.server.ts'
import { missingPostHeading, PostMissing } from '../reading/post-missing.tsx'
import { PostView } from '../reading/post-view.tsx'
import type { Route } from './+types/preview.ts'

/** Neither this site nor a proxy keeps the page, because its address may end at any time. */
const responseHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export const loader = pageLoader(async ({ app, params: { token = '' } }) => {
  const page = await getPreview(app, token)
  if (page.post.status === 'published') {
    throw redirect(postPath(page.post.slug), { headers: responseHeaders })
  }
  return data(page, { headers: responseHeaders })
})

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return errorMeta(siteInfoFrom(matches), loaderData?.post.title ?? missingPostHeading)
}

/** A draft behind a secret address, for readers without an account. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="border-line border-b bg-sunken px-5 py-2.5 text-center text-sm">
        <strong className="font-semibold">Preview.</strong> This article is not published yet.
        Please do not pass the address on.
      </p>
      <PostView page={loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PostMissing error={error} />
}
