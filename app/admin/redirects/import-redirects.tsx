import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { RedirectsReport } from '#app/redirects/redirect.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'

/** Adds the redirects of a CSV file, and says what became of its rows. */
export function ImportRedirects({ onDone }: { onDone: () => Promise<void> }) {
  const [report, setReport] = useState<RedirectsReport | null>(null)
  const { busy, once } = useOnce()
  const send = (file: File) =>
    once(async () => {
      try {
        setReport(await api.upload<RedirectsReport>('/redirects/import', file, { field: 'file' }))
        await onDone()
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to import the file'))
      }
    })
  return (
    <>
      <label className={buttonClasses('secondary', 'has-[:focus-visible]:outline-2')}>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className="sr-only"
          disabled={busy}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void send(file)
          }}
        />
        <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
        {busy ? 'Importing...' : 'Import CSV'}
      </label>
      <Dialog
        open={report !== null}
        onOpenChange={() => setReport(null)}
        title="Import"
        description="A line has the old address, the new one, and 301 or 302."
      >
        {report && <Report report={report} />}
      </Dialog>
    </>
  )
}

function Report({ report: { added, changed, same, refused } }: { report: RedirectsReport }) {
  return (
    <>
      <p role="status">
        {added} added, {changed} changed, {same} as before, {refused.length} left out.
      </p>
      <ul className="mt-3 grid gap-2">
        {refused.map(({ row, from, msg }) => (
          <li key={`${row} ${msg}`} className="text-sm">
            <span className="font-semibold">
              Line {row} ({from || 'empty'}):
            </span>{' '}
            {msg}
          </li>
        ))}
      </ul>
    </>
  )
}
