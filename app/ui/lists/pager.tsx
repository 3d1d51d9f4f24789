import { ArrowLeftIcon, ArrowRightIcon } from '../icons.tsx'
import { Link } from '../link.tsx'
import { pageWindow } from './page-window.ts'

type Props = {
  page: number
  totalPages: number
  /** The address of a page, which keeps the rest of the query. */
  href: (page: number) => string
}

/** Links to the pages of a list; renders nothing if there is only one page. */
export function Pager({ page, totalPages, href }: Props) {
  if (totalPages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex flex-wrap items-center justify-center gap-x-1 gap-y-2 tabular-nums print:hidden"
    >
      <StepLink to={page > 1 ? href(page - 1) : null} rel="prev">
        <ArrowLeftIcon />
        Previous
      </StepLink>
      <ol className="contents">
        {pageWindow(page, totalPages).map((entry) => (
          <li key={entry}>
            {typeof entry === 'number' ? (
              <PageLink number={entry} current={entry === page} to={href(entry)} />
            ) : (
              <span className="page-link" aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <StepLink to={page < totalPages ? href(page + 1) : null} rel="next">
        Next
        <ArrowRightIcon />
      </StepLink>
    </nav>
  )
}

type PageLinkProps = { number: number; current: boolean; to: string }

function PageLink({ number, current, to }: PageLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      className="page-link"
    >
      {number}
    </Link>
  )
}

type StepLinkProps = { to: string | null; rel: 'prev' | 'next'; children: React.ReactNode }

/** Previous or Next; plain muted text if there is no such page. */
function StepLink({ to, rel, children }: StepLinkProps) {
  if (to === null) {
    return (
      <span className="page-link" aria-disabled="true">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} className="page-link">
      {children}
    </Link>
  )
}
