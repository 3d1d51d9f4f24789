import { ExternalLink, FilePlus2, SquarePen, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { isBuiltIn, type PageSummary } from '#app/legal/documents/page-document.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { Failed, ScreenHead } from '../admin-screen.tsx'
import { UnchangedList } from '../settings/unchanged-list.tsx'
import type { Settings } from '../settings.ts'
import type { Route } from './+types/manage-pages.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Pages · ${siteInfoFrom(matches).name}` }]
}

/** About, the policies and the owner's own pages; for Admins. */
export default function ManagePages() {
  return (
    <AdminsOnly
      screen="Pages"
      title="Pages are for administrators"
      hint="An Admin can change what they say."
    >
      <Pages />
    </AdminsOnly>
  )
}

type Loaded = { pages: PageSummary[]; unchanged: Settings['unchanged'] }

async function load(signal: AbortSignal): Promise<Loaded> {
  const [{ pages }, { unchanged }] = await Promise.all([
    api.get<{ pages: PageSummary[] }>('/pages', { query: { limit: 100 }, signal }),
    api.get<Settings>('/settings', { signal }),
  ])
  return { pages, unchanged }
}

function Pages() {
  const { data, fault, phase, reload } = useLoaded(load, 'Failed to load the pages.')
  const heading = useRef<HTMLDivElement>(null)
  const { question, ask } = useRemoval<PageSummary>({
    question: 'Are you sure you want to delete this page?',
    detail: ({ title, path }) =>
      `${title}, at ${path}. It can be restored from the trash for 30 days.`,
    confirm: 'Delete',
    async remove({ _id }) {
      try {
        await api.delete(`/pages/${_id}`)
      } catch (error) {
        return showErrorToast(messageOf(error, 'Failed to delete page'))
      }
      showToast('Page deleted')
      await reload()
      requestAnimationFrame(() => heading.current?.focus())
    },
  })
  return (
    <>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <ScreenHead title="Pages">
          <Link to="/admin/pages/new" className={buttonClasses()}>
            <FilePlus2 size={20} strokeWidth={1.75} aria-hidden="true" />
            New Page
          </Link>
        </ScreenHead>
      </div>
      {data && <UnchangedList unchanged={data.unchanged} onChange={reload} />}
      {phase === 'failed' && <Failed fault={fault} onRetry={reload} />}
      {!data && phase === 'loading' && <Skeleton className="h-72 rounded-card" />}
      {data && (
        <ul className="rounded-card border border-line bg-surface">
          {data.pages.map((page) => (
            <PageRow key={page._id} page={page} onDelete={() => ask(page)} />
          ))}
        </ul>
      )}
      {question}
    </>
  )
}

function stateOf({ builtIn, published }: PageSummary): string {
  if (builtIn) return 'Built-in text'
  return published ? 'Published' : 'Draft'
}

const tool =
  'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink'

function PageRow({ page, onDelete }: { page: PageSummary; onDelete: () => void }) {
  const { _id, title, path, published } = page
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-5 py-3 last:border-b-0">
      <div className="min-w-0 grow basis-48">
        <Link to={`/admin/pages/edit/${_id}`} className="font-semibold">
          {title}
        </Link>
        <p className="truncate text-muted text-sm">{path}</p>
      </div>
      <p className="flex items-center gap-2 text-sm">
        <span
          className={`size-2.5 rounded-full border-2 ${published ? 'border-leaf bg-leaf' : 'border-muted'}`}
          aria-hidden="true"
        />
        {stateOf(page)}
      </p>
      <div className="-mr-2 flex">
        <Link to={`/admin/pages/edit/${_id}`} aria-label={`Edit ${title}`} className={tool}>
          <SquarePen size={18} aria-hidden="true" />
        </Link>
        {published && (
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            aria-label={`View ${title}`}
            className={tool}
          >
            <ExternalLink size={18} aria-hidden="true" />
          </a>
        )}
        {!isBuiltIn(page.slug) && (
          <button type="button" aria-label={`Delete ${title}`} className={tool} onClick={onDelete}>
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  )
}
