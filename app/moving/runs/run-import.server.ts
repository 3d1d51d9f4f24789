import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { isFailure, unavailable } from '#platform/errors.ts'
import type { ImportEvent, ImportedThing } from '../imported-thing.server.ts'
import { importEvents } from './import-events.server.ts'
import { isActive, mostNotes } from './import-run.ts'
import { fileOf, readRun, removeFile, type StoredRun, writeRun } from './run-files.server.ts'

/** How often (ms) the progress is stored, and how often at least. */
const storeEvery = 500
const storeAtLeast = 5000

type Attempt = { signal: AbortSignal; isLast: boolean }

/**
 * Checks or imports the file of a run and stores the progress. After an interruption it starts at the beginning,
 * because what is stored already is the same, and counts on from where it was. A file that cannot be read
 * fails the run; other errors are thrown, so that the job is tried again.
 */
export async function runImport(app: App, id: string, { signal, isLast }: Attempt): Promise<void> {
  const found = await readRun(app, id)
  // Removed meanwhile, or in a folder that this process does not share.
  if (!found) app.log.warn({ import: id }, 'an import has no files in DATA_DIR/imports here')
  if (!found || !isActive(found)) return
  const { received: _, isStalled: __, ...run } = found
  try {
    if (await readThrough(app, run, signal)) await finish(app, run)
  } catch (error) {
    if (signal.aborted || (!isFailure(error) && !isLast)) throw error
    const message = isFailure(error) ? error.message : 'An unexpected error, which is in the log'
    const plainMessage = plainly(message, fileOf(app, id))
    await writeRun(app, {
      ...run,
      phase: 'failed',
      error: plainMessage,
      updatedAt: timestamp(app.clock),
    })
    if (!isFailure(error)) throw error
  }
}

/** Reads the file of a run to its end and counts in the run. Returns false when the run was removed meanwhile. */
async function readThrough(app: App, run: StoredRun, signal: AbortSignal): Promise<boolean> {
  const { _id, kind, siteUrl, phase } = run
  if (!kind) return false
  const admin = await firstAdministrator(app)
  if (!admin) throw unavailable('There is no administrator yet')
  const source = { file: fileOf(app, _id), kind, siteUrl, dry: phase === 'checking' }
  const progress = progressOf(app, run)
  try {
    for await (const event of importEvents(app, admin, source)) {
      signal.throwIfAborted()
      if (!(await progress.add(event))) return false
    }
    return true
  } finally {
    await progress.stop()
  }
}

/** Messages name the file by its path, which says nothing to who uploaded it. */
const plainly = (message: string, file: string) => message.replaceAll(file, 'The file')

async function finish(app: App, run: StoredRun): Promise<void> {
  const dry = run.phase === 'checking'
  const failed = Object.values(run.counts).reduce((sum, counts) => sum + counts.failed, 0)
  const phase = dry ? 'checked' : 'done'
  await writeRun(app, { ...run, phase, total: run.done, updatedAt: timestamp(app.clock) })
  // With failures the same file may be imported once more.
  if (!dry && failed === 0) await removeFile(app, run._id)
}

/**
 * Adds events to the run and stores it now and then, one write after the other. `add` returns false when the run was
 * removed; after `stop` nothing is written any more.
 */
function progressOf(app: App, run: StoredRun) {
  const skipped = run.done
  let seen = 0
  let storedAt = 0
  let exists = true
  const write = async () => {
    storedAt = performance.now()
    run.updatedAt = timestamp(app.clock)
    exists = await writeRun(app, run)
  }
  let writing: Promise<void> | null = null
  /** Never twice at a time: an older state could be stored over a newer one, or over the end of the run. */
  const store = () => {
    writing ??= write().finally(() => {
      writing = null
    })
    return writing
  }
  // An entry with many pictures may take long.
  const timer = setInterval(() => void store().catch(() => undefined), storeAtLeast)
  return {
    async add(event: ImportEvent): Promise<boolean> {
      if ('remark' in event) {
        if (!run.remarks.includes(event.remark)) run.remarks.push(event.remark)
        return exists
      }
      seen += 1
      if (seen > skipped) count(run, event)
      if (performance.now() - storedAt > storeEvery) await store()
      return exists
    },
    async stop() {
      clearInterval(timer)
      await writing?.catch(() => undefined)
    },
  }
}

function count(run: StoredRun, { kind, name, result, notes }: ImportedThing): void {
  run.done += 1
  const counts = run.counts[kind] ?? { new: 0, changed: 0, same: 0, failed: 0 }
  counts[result] += 1
  run.counts[kind] = counts
  if (notes.length === 0 && result !== 'failed') return
  if (run.notes.length < mostNotes) run.notes.push({ kind, name, result, notes })
  else run.moreNotes += 1
}
