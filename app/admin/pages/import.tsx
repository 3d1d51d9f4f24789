import { AdminsOnly } from '#app/accounts/admins-only.tsx'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Failed, ScreenHead } from '../admin-screen.tsx'
import { RunCard } from '../importing/run-card.tsx'
import { UploadForm } from '../importing/upload-form.tsx'
import { useImports } from '../importing/use-imports.ts'
import type { Route } from './+types/import.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Import · ${siteInfoFrom(matches).name}` }]
}

/** Brings in the content of another site; for Admins. */
export default function Import() {
  return (
    <AdminsOnly
      screen="Import"
      title="Imports are for administrators"
      hint="An Admin can bring in the content of another site."
    >
      <OpenImport />
    </AdminsOnly>
  )
}

function OpenImport() {
  const { runs, fault, reload, put, drop } = useImports()
  return (
    <>
      <ScreenHead title="Import" />
      <UploadForm runs={runs} put={put} />
      <h2 className="mt-10 mb-4 text-xl">Files</h2>
      {fault && <Failed fault={fault} onRetry={reload} />}
      {!runs && !fault && (
        <div role="status" aria-label="Loading imports">
          <Skeleton className="h-44 rounded-card" />
        </div>
      )}
      {runs?.length === 0 && <p className="text-muted">Nothing has been uploaded yet.</p>}
      <div className="grid gap-4">
        {runs?.map((run) => (
          <RunCard key={run._id} run={run} put={put} drop={drop} />
        ))}
      </div>
    </>
  )
}
