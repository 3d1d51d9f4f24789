import { useState } from 'react'
import { type ImportKind, type ImportRun, isActive } from '#app/moving/runs/import-run.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { RunNotes, RunTable } from './run-results.tsx'

type Props = { run: ImportRun; put: (run: ImportRun) => void; drop: (id: string) => void }

const kindNames: Record<ImportKind, string> = {
  site: 'Whole export',
  content: 'Meals and posts as JSON',
  ghost: 'Ghost',
  wordpress: 'WordPress',
}

/** An uploaded file: what it is, how far it is, what an import does or did, and what to do next. */
export function RunCard({ run, put, drop }: Props) {
  const { fileName, kind, bytes, createdAt } = run
  const about = [
    kind && kindNames[kind],
    sizeText(bytes),
    `${createdAt.slice(0, 16).replace('T', ' ')} UTC`,
  ]
  return (
    <section
      aria-label={`Import of ${fileName}`}
      className="rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <h3 className="break-all font-semibold text-lg">{fileName}</h3>
      <p className="text-muted text-sm">{about.filter(Boolean).join(' · ')}</p>
      <p role="status" className="mt-3">
        {phaseText(run)}
      </p>
      <Progress run={run} />
      <RunTable run={run} />
      <RunNotes run={run} />
      <RunActions run={run} put={put} drop={drop} />
    </section>
  )
}

function Progress({ run }: { run: ImportRun }) {
  const { phase, done, total } = run
  if (phase !== 'running' || !total) return null
  return <ProgressBar value={Math.min(1, done / total)} label="Importing" className="mt-3" />
}

function phaseText(run: ImportRun): string {
  const { phase, done, total, error, bytes, received } = run
  if (run.isStalled) return 'No worker reads this file any more. Continue, or look at the status.'
  switch (phase) {
    case 'uploading':
      return `${Math.floor((received / bytes) * 100)}% have arrived. Choose the same file again to go on.`
    case 'uploaded':
      return 'The file is here. Check it to see what an import would do.'
    case 'checking':
      return `Checking: ${done} entries so far. Nothing is stored.`
    case 'checked':
      return `Checked: ${done} entries. This is what an import would do; pictures are fetched when it runs.`
    case 'running':
      return `Importing: ${done} of ${total ?? '?'} entries. You can leave this page.`
    case 'done':
      return `Imported: ${done} entries.`
    case 'failed':
      return `Nothing more was done: ${error}`
  }
}

function RunActions({ run, put, drop }: Props) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  async function attempt(work: () => Promise<void>, failed: string) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showErrorToast(messageOf(error, failed))
    } finally {
      setBusy(false)
    }
  }
  const start = (step: 'check' | 'start') =>
    attempt(
      async () => put(await api.post<ImportRun>(`/imports/${run._id}/${step}`)),
      'Failed to start',
    )
  const remove = () =>
    attempt(async () => {
      await api.delete(`/imports/${run._id}`)
      drop(run._id)
    }, 'Failed to remove it')
  const next = nextStep(run)
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {next && (
        <Button busy={busy} onClick={() => start(next.step)}>
          {next.name}
        </Button>
      )}
      {next?.step === 'start' && run.phase !== 'running' && (
        <Button look="secondary" busy={busy} onClick={() => start('check')}>
          Check again
        </Button>
      )}
      <Button look="quiet" className="first:-ml-5" busy={busy} onClick={() => setAsking(true)}>
        {isActive(run) ? 'Stop and remove' : 'Remove'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Remove this file?"
        detail="What was imported from it stays on the site."
        confirm="Remove"
        onConfirm={remove}
      />
    </div>
  )
}

/** The next step that makes sense, if any. */
function nextStep(run: ImportRun): { step: 'check' | 'start'; name: string } | null {
  const { phase, isStalled, received, bytes, total } = run
  if (received < bytes) return null
  if (isStalled) return { step: phase === 'running' ? 'start' : 'check', name: 'Continue' }
  if (phase === 'uploaded') return { step: 'check', name: 'Check the file' }
  if (phase === 'checked') return { step: 'start', name: 'Import' }
  if (phase === 'done') return { step: 'start', name: 'Import again' }
  if (phase === 'failed') {
    return total === null
      ? { step: 'check', name: 'Check again' }
      : { step: 'start', name: 'Try again' }
  }
  return null
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
