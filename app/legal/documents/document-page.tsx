import type { ReactNode } from 'react'
import { LatePostBody } from '#app/blog/reading/late-post-body.tsx'
import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import type { SiteInfo } from '#app/shell/site-info.ts'
import { pagePath } from './page-path.ts'
import type { ShownPage } from './show-page.server.ts'

type Props = {
  page: ShownPage
  /** Under the text. */
  children?: ReactNode
}

/** A page that somebody has written, in one narrow column. */
export function DocumentPage({ page, children }: Props) {
  return (
    <article className="page-width pt-6 md:pt-10">
      <Breadcrumb page={page.title} />
      <header className="mt-4 max-w-[68ch]">
        <h1 className="text-3xl">{page.title}</h1>
        {page.description && (
          <p className="mt-4 text-lg text-muted leading-8">{page.description}</p>
        )}
        <p className="mt-3 text-muted text-sm">
          Last changed: <time dateTime={page.updatedAt}>{dayText(page.updatedAt)}</time>
        </p>
      </header>
      <div className="mt-8 max-w-[68ch]">
        <LatePostBody blocks={page.blocks} />
        {children}
      </div>
    </article>
  )
}

/** `2026-01-31…` as `31.01.2026`, the form of the effective dates. */
const dayText = (time: string) => time.slice(0, 10).split('-').reverse().join('.')

/** The tags of such a page. */
export function shownPageMeta(site: SiteInfo, page: ShownPage) {
  const path = pagePath(page.slug)
  const steps = [
    { name: 'Home', path: '/' },
    { name: page.title, path },
  ]
  return pageMeta(site, {
    title: page.title,
    description: page.description || `${page.title}: a page of ${site.name}.`,
    path,
    structured: [breadcrumbs(site, steps)],
  })
}
