import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/shell/breadcrumb.tsx'
import { breadcrumbs, pageMeta } from '#app/shell/meta.ts'
import type { SiteInfo } from '#app/shell/site-info.ts'

/** A numbered section of a legal text; its id is the fragment of its address. */
export type LegalSection = { id: string; title: string; body: ReactNode }

type Props = {
  title: string
  /** A summary, in a few sentences. */
  summary: ReactNode
  sections: LegalSection[]
}

/** A legal text: a table of contents, which is not printed, beside one narrow column. */
export function LegalPage({ title, summary, sections }: Props) {
  return (
    <div className="page-width pt-6 md:pt-10">
      <Breadcrumb page={title} />
      <header className="mt-4 max-w-[68ch]">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-muted">
          Effective date: <time dateTime="2025-05-01">01.05.2025</time>
        </p>
        <div className="mt-6 grid gap-4 text-lg leading-8">{summary}</div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="legal-text max-w-[68ch]">
          {sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="self-start rounded-card border border-line p-5 lg:sticky lg:top-6 lg:rounded-none lg:border-0 lg:p-0 print:hidden"
    >
      <h2 className="mb-1 font-sans font-semibold text-base lg:text-sm">Contents</h2>
      <ol className="text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-2 py-2 text-muted no-underline hover:text-ink hover:underline lg:py-1.5"
            >
              <span className="tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The tags of a legal page. */
export function legalMeta(site: SiteInfo, page: { title: string; path: string; about: string }) {
  const steps = [
    { name: 'Home', path: '/' },
    { name: page.title, path: page.path },
  ]
  return pageMeta(site, {
    title: page.title,
    description: page.about,
    path: page.path,
    structured: [breadcrumbs(site, steps)],
  })
}
