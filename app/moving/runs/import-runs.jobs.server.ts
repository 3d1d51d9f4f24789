import { z } from 'zod'
import type { AnyJobKind } from '#platform/jobs/job.ts'
import { jobKind } from '#platform/jobs/job.ts'

/** An import is continued after many deaths of its worker, since each attempt goes further. */
const maxAttempts = 20

/** Reads the uploaded file of a run, to check or to import it. */
export const importRunJob = jobKind({
  name: 'import file',
  payload: z.object({ runId: z.string() }),
  maxAttempts,
  priority: 'background',
  async run(app, { runId }, { signal, attempt }) {
    // Loaded when needed, because it loads the image encoders too.
    const { runImport } = await import('./run-import.server.ts')
    await runImport(app, runId, { signal, isLast: attempt >= maxAttempts })
  },
})

export const movingJobs: AnyJobKind[] = [importRunJob]
