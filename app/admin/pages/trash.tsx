import { useCallback, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#app/shell/session.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { ChipLink, ChipRow } from '#app/ui/forms/chip.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { readPage } from '#app/ui/lists/paging.ts'
import { ShownCount } from '#app/ui/lists/shown-count.tsx'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { isAdmin } from '#platform/api/caller.ts'
import { type Trashed, type TrashKind, trashKinds } from '../trash/trash.ts'
import { TrashList } from '../trash/trash-list.tsx'
import type { Route } from './+types/trash.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Trash · ${siteInfoFrom(matches).name}` }]
}

const names = { meals: 'Meals', blogs: 'Posts', pages: 'Pages' }

const hrefOf = (kind: TrashKind, page = 1) => {
  const params = new URLSearchParams(kind === 'meals' ? {} : { kind })
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/admin/trash?${params}` : '/admin/trash'
}

/** What was deleted in the last 30 days: to restore it, or to remove it for good. */
export default function Trash() {
  const [params] = useSearchParams()
  const { user } = useSession()
  const kind = trashKinds.find((one) => one === params.get('kind')) ?? 'meals'
  // Pages are for Admins alone.
  const kinds = trashKinds.filter((one) => one !== 'pages' || isAdmin(user))
  const page = readPage(params.get('page'))
  const trash = useTrash(kind, page)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed disappears with its row.
  const focusHeading = () => requestAnimationFrame(() => heading.current?.focus())
  const { question, ask } = useRemoval<Trashed>({
    question: 'Delete this for good?',
    detail: ({ title }) => `${title}. It cannot be restored.`,
    confirm: 'Delete',
    remove: async (item) => {
      if (await trash.remove(item)) focusHeading()
    },
  })
  const { data, phase, fault, reload } = trash
  const loaded = phase === 'loaded' ? data : null
  const href = (page: number) => hrefOf(kind, page)
  useLastPage({ page, totalPages: loaded?.totalPages, href })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Trash
        </h1>
        <ShownCount page={page} pageSize={10} shown={loaded?.items.length} total={loaded?.total} />
      </div>
      <p className="mt-1 text-muted">What is deleted can be restored for 30 days.</p>
      <div className="mt-6 mb-6">
        <ChipRow label="Kind">
          {kinds.map((one) => (
            <ChipLink key={one} to={hrefOf(one)} chosen={one === kind} preventScrollReset>
              {names[one]}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      {phase !== 'failed' && (
        <TrashList
          items={data?.items ?? null}
          busy={phase === 'loading'}
          onRestore={async (item) => {
            if (await trash.restore(item)) focusHeading()
          }}
          onRemove={ask}
        />
      )}
      <Pager page={page} totalPages={data?.totalPages ?? 0} href={href} />
      {question}
    </>
  )
}

type Page = { items: Trashed[]; total: number; totalPages: number }

function useTrash(kind: TrashKind, page: number) {
  const load = useCallback(
    (signal: AbortSignal) => api.get<Page>(`/trash/${kind}`, { query: { page }, signal }),
    [kind, page],
  )
  const loaded = useLoaded(load, 'Failed to load the trash. Please try again later.')

  /** Returns true if it worked. */
  async function run(work: Promise<unknown>, done: string, failed: string) {
    try {
      await work
      showToast(done)
    } catch (error) {
      showErrorToast(messageOf(error, failed))
      return false
    }
    await loaded.reload()
    return true
  }

  return {
    ...loaded,
    restore: ({ _id, title }: Trashed) =>
      run(api.post(`/${kind}/${_id}/restore`), `${title} restored`, 'Failed to restore it'),
    remove: ({ _id, title }: Trashed) =>
      run(api.delete(`/trash/${kind}/${_id}`), `${title} deleted for good`, 'Failed to delete it'),
  }
}
