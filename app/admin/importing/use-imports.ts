import { useState } from 'react'
import {
  type ImportRun,
  isActive,
  maxImportBytes,
  partBytes,
  tooLargeImport,
} from '#app/moving/runs/import-run.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { usePolling } from '#app/ui/lists/use-polling.ts'

type Runs = { runs: ImportRun[] }

const loadRuns = (signal: AbortSignal) => api.get<Runs>('/imports', { signal })

/** How often (ms) the progress of a run is asked for. */
const askEvery = 1000

/** The uploads and imports of the site; asked for again while one is being read. */
export function useImports() {
  const { data, fault, reload, change } = useLoaded(loadRuns, 'Failed to load the imports.')
  const active = data?.runs.some((run) => isActive(run) && !run.isStalled) ?? false
  usePolling(active, reload, askEvery)
  const put = (run: ImportRun) =>
    change(({ runs }) => {
      const isNew = !runs.some(({ _id }) => _id === run._id)
      return { runs: isNew ? [run, ...runs] : runs.map((one) => (one._id === run._id ? run : one)) }
    })
  const drop = (id: string) =>
    change(({ runs }) => ({ runs: runs.filter(({ _id }) => _id !== id) }))
  return { runs: data?.runs ?? null, fault, reload, put, drop }
}

/** Sends a file in parts. An upload of the same file that was interrupted goes on where it was. */
export function useImportUpload(runs: ImportRun[] | null, put: (run: ImportRun) => void) {
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function send(file: File | null, siteUrl: string): Promise<boolean> {
    const problem = problemOf(file)
    setError(problem)
    if (problem || !file || sent !== null) return false
    setSent(0)
    try {
      const found = runs?.find(
        ({ phase, fileName, bytes }) =>
          phase === 'uploading' && fileName === file.name && bytes === file.size,
      )
      const begun =
        found ??
        (await api.post<ImportRun>('/imports', { fileName: file.name, bytes: file.size, siteUrl }))
      const run = await sendParts(begun, file, setSent)
      put(await api.post<ImportRun>(`/imports/${run._id}/check`))
      return true
    } catch (failure) {
      setError(
        messageOf(failure, 'The upload was interrupted. Choose the same file again to go on.'),
      )
      return false
    } finally {
      setSent(null)
    }
  }

  return { send, error, busy: sent !== null, sent: sent ?? 0 }
}

async function sendParts(begun: ImportRun, file: File, onSent: (share: number) => void) {
  let run = begun
  while (run.phase === 'uploading') {
    const offset = run.received
    const part = new File([file.slice(offset, offset + partBytes)], 'part')
    run = await api.upload<ImportRun>(`/imports/${run._id}/part`, part, {
      query: { offset },
      field: 'part',
      onSent: (share) => onSent((offset + share * part.size) / file.size),
    })
  }
  return run
}

function problemOf(file: File | null): string | null {
  if (!file) return 'Please choose a file'
  if (file.size === 0) return 'The file is empty'
  return file.size > maxImportBytes ? tooLargeImport : null
}
