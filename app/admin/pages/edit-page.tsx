import { useCallback } from 'react'
import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { postDraftKind } from '#app/blog/writing/local-draft.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { useDraftPlace } from '#app/ui/browser/use-draft-place.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Failed } from '../admin-screen.tsx'
import { PageForm } from '../documents/page-form.tsx'
import { loadPage, type WrittenPage } from '../documents/written-pages.ts'
import type { Route } from './+types/edit-page.ts'

export function meta({ matches, params }: Route.MetaArgs) {
  const title = 'id' in params && params.id ? 'Edit Page' : 'New Page'
  return [{ title: `${title} · ${siteInfoFrom(matches).name}` }]
}

/** The screen that adds a page or edits an existing one; for Admins. */
export default function EditPage({ params }: Route.ComponentProps) {
  const id = ('id' in params && params.id) || null
  return (
    <AdminsOnly
      screen="Pages"
      title="Pages are for administrators"
      hint="An Admin can change what they say."
    >
      {id === null ? <Placed key="new" page={null} /> : <Loaded key={id} id={id} />}
    </AdminsOnly>
  )
}

function Loaded({ id }: { id: string }) {
  const { data, fault, phase, reload } = useLoaded(
    useCallback(() => loadPage(id), [id]),
    'Failed to load the page. Please try again.',
  )
  if (data) return <Placed page={data} />
  return phase === 'failed' ? <Failed fault={fault} onRetry={reload} /> : <Loading />
}

function Placed({ page }: { page: WrittenPage | null }) {
  const place = useDraftPlace(postDraftKind(page?._id ?? 'new-page'))
  return place ? <PageForm page={page} place={place} /> : <Loading />
}

const Loading = () => (
  <div role="status" aria-label="Loading the page" className="grid gap-5">
    <Skeleton className="h-12 max-w-96" />
    <Skeleton className="h-96 rounded-card" />
  </div>
)
