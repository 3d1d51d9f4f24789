import { ArrowRight, Trash2 } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Redirect } from '#app/redirects/redirect.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { readPage } from '#app/ui/lists/paging.ts'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { Failed, ScreenHead } from '../admin-screen.tsx'
import { AddRedirect } from './add-redirect.tsx'
import { ImportRedirects } from './import-redirects.tsx'

type Page = { redirects: Redirect[]; total: number; totalPages: number }

const pageSize = 20

const hrefOf = (page: number) => (page > 1 ? `/admin/redirects?page=${page}` : '/admin/redirects')

/** The redirects, to add, import and delete them. */
export function Redirects() {
  const page = readPage(useSearchParams()[0].get('page'))
  const list = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        api.get<Page>('/redirects', { query: { page, limit: pageSize }, signal }),
      [page],
    ),
    'Failed to load the redirects.',
  )
  const { data, phase, fault, reload } = list
  const heading = useRef<HTMLHeadingElement>(null)
  const { question, ask } = useRemoval<Redirect>({
    question: 'Are you sure you want to delete this redirect?',
    detail: ({ from, to }) => `${from} no longer leads to ${to}.`,
    confirm: 'Delete',
    async remove({ _id }) {
      try {
        await api.delete(`/redirects/${_id}`)
      } catch (error) {
        return showErrorToast(messageOf(error, 'Failed to delete redirect'))
      }
      showToast('Redirect deleted')
      await reload()
      requestAnimationFrame(() => heading.current?.focus())
    },
  })
  useLastPage({ page, totalPages: phase === 'loaded' ? data?.totalPages : undefined, href: hrefOf })
  return (
    <>
      <ScreenHead title="Redirects">
        <ImportRedirects onDone={reload} />
      </ScreenHead>
      <p className="mb-6 max-w-[60ch] text-muted">
        Old addresses of this site, followed only where no page answers.
      </p>
      <AddRedirect onAdded={reload} />
      <h2 ref={heading} tabIndex={-1} className="mt-8 mb-3 text-muted text-sm outline-none">
        {data ? `${data.total} ${data.total === 1 ? 'redirect' : 'redirects'}` : 'All redirects'}
      </h2>
      {phase === 'failed' && <Failed fault={fault} onRetry={reload} />}
      {!data && phase === 'loading' && <Skeleton className="h-48 rounded-card" />}
      {data && <Rows redirects={data.redirects} onDelete={ask} />}
      <Pager page={page} totalPages={data?.totalPages ?? 0} href={hrefOf} />
      {question}
    </>
  )
}

type RowsProps = { redirects: Redirect[]; onDelete: (redirect: Redirect) => void }

function Rows({ redirects, onDelete }: RowsProps) {
  if (redirects.length === 0) {
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState
          heading={null}
          title="No redirects yet"
          hint="An import of another site adds those of its old addresses."
        />
      </div>
    )
  }
  return (
    <ul className="rounded-card border border-line bg-surface">
      {redirects.map((redirect) => (
        <li
          key={redirect._id}
          className="flex items-center gap-3 border-line border-b px-5 py-2 last:border-b-0"
        >
          <p className="min-w-0 grow [overflow-wrap:anywhere]">
            <span className="font-medium">{redirect.from}</span>{' '}
            <ArrowRight size={16} className="inline text-muted" aria-label="leads to" />{' '}
            {redirect.to}
          </p>
          <span className="shrink-0 text-muted text-sm">
            {redirect.status === 301 ? 'for good' : 'for a while'}
          </span>
          <button
            type="button"
            aria-label={`Delete ${redirect.from}`}
            className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
            onClick={() => onDelete(redirect)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
