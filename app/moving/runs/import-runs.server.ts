import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import { conflict, invalid, notFound, tooLarge } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { kindOf } from './import-events.server.ts'
import { type ImportRun, isActive, partBytes, tooLargeImport } from './import-run.ts'
import { importRunJob } from './import-runs.jobs.server.ts'
import * as files from './run-files.server.ts'

type NewRun = { fileName: string; bytes: number; siteUrl: string }

/** All uploads and imports, newest first. */
export async function listImportRuns(app: App, _admin: Admin): Promise<{ runs: ImportRun[] }> {
  return { runs: await files.readRuns(app) }
}

/** An import by its id. Throws 404. */
export async function getImportRun(app: App, _admin: Admin, id: string): Promise<ImportRun> {
  const run = await files.readRun(app, id)
  if (!run) throw notFound('Import not found')
  return run
}

/** Begins an upload, whose parts follow. */
export async function beginImport(app: App, admin: Admin, input: NewRun): Promise<ImportRun> {
  const now = timestamp(app.clock)
  const run: files.StoredRun = {
    _id: newId(),
    ...input,
    kind: null,
    phase: 'uploading',
    ...nothingRead,
    total: null,
    error: '',
    createdAt: now,
    updatedAt: now,
  }
  await files.writeRun(app, run, true)
  return await getImportRun(app, admin, run._id)
}

const nothingRead = { done: 0, counts: {}, notes: [], moreNotes: 0, remarks: [] }

/**
 * Adds a part to the end of the file. One that does not begin there is left out: the answer says how much has
 * arrived, from where the client goes on. Throws 400 when the whole file is of no known kind.
 */
export async function addImportPart(
  app: App,
  admin: Admin,
  { id, offset, part }: { id: string; offset: number; part: unknown },
): Promise<ImportRun> {
  const run = await getImportRun(app, admin, id)
  if (run.phase !== 'uploading') throw conflict('This file is complete already')
  if (isWhole(run)) return await complete(app, admin, run)
  if (!(part instanceof File) || part.size === 0) throw invalid('The part is missing', 'part')
  if (offset !== run.received) return run
  if (part.size > partBytes || run.received + part.size > run.bytes) {
    throw tooLarge(tooLargeImport, 'part')
  }
  await files.writePart(app, id, { bytes: new Uint8Array(await part.arrayBuffer()), offset })
  const now = await getImportRun(app, admin, id)
  return isWhole(now) ? await complete(app, admin, now) : now
}

const isWhole = ({ received, bytes }: ImportRun) => received >= bytes

async function complete(app: App, admin: Admin, run: ImportRun): Promise<ImportRun> {
  const kind = await kindOf(files.fileOf(app, run._id))
  if (!kind) {
    await files.removeRun(app, run._id)
    throw invalid(
      'This is no export of a site: choose a zip that Platewise wrote, the JSON or zip of Ghost, or the XML of WordPress',
      'part',
    )
  }
  return await change(app, admin, run, { kind, phase: 'uploaded' })
}

/** Lets a worker read the whole file without storing anything. Throws 409 while it is being read. */
export async function checkImport(app: App, admin: Admin, id: string): Promise<ImportRun> {
  return await start(app, admin, id, 'checking')
}

/** Lets a worker import the file. Throws 409 before it has been checked. */
export async function startImport(app: App, admin: Admin, id: string): Promise<ImportRun> {
  return await start(app, admin, id, 'running')
}

async function start(app: App, admin: Admin, id: string, phase: 'checking' | 'running') {
  let run = await getImportRun(app, admin, id)
  if (isActive(run) && !(run.isStalled && run.phase === phase)) {
    throw conflict('This file is being read already')
  }
  if (!isWhole(run)) throw conflict('The file is not here completely. Upload it again.')
  // Interrupted after its last part had been written, before that was noted.
  if (run.phase === 'uploading') run = await complete(app, admin, run)
  if (phase === 'running' && run.total === null) throw conflict('Check the file first')
  // A stalled run counts on from where it was.
  const before = run.isStalled ? {} : nothingRead
  const started = await change(app, admin, run, { ...before, phase, error: '' })
  await enqueue(app, importRunJob, { runId: id })
  return started
}

/** Removes an upload; an import that is running stops, and what it has stored stays. Throws 404. */
export async function removeImport(app: App, admin: Admin, id: string) {
  await getImportRun(app, admin, id)
  await files.removeRun(app, id)
  return { msg: 'Import removed' }
}

async function change(app: App, admin: Admin, run: ImportRun, fields: Partial<ImportRun>) {
  await files.writeRun(app, { ...run, ...fields, updatedAt: timestamp(app.clock) })
  return await getImportRun(app, admin, run._id)
}
