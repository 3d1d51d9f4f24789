import {
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import type { App } from '#platform/app.ts'
import { isMissing } from '#platform/files/missing-file.ts'
import { newId } from '#platform/ids.ts'
import { isId } from '#platform/text/slug.ts'
import { type ImportRun, importRunSchema, isActive } from './import-run.ts'

/** A run as it is stored: without what is read from the disk and the clock. */
export type StoredRun = Omit<ImportRun, 'received' | 'isStalled'>

const storedSchema = importRunSchema.omit({ received: true, isStalled: true })

/** A run is stalled if its worker has not written its progress for this long (ms). */
const silence = 60_000

const folderOf = ({ config }: App, id: string) => path.join(config.dataDir, 'imports', id)

/** The uploaded file of a run. */
export const fileOf = (app: App, id: string) => path.join(folderOf(app, id), 'file')

/** A run with the state of its file; null if there is none, also for an id of another form. */
export async function readRun(app: App, id: string): Promise<ImportRun | null> {
  if (!isId(id)) return null
  const text = await readFile(path.join(folderOf(app, id), 'run.json'), 'utf8').catch(missing)
  const run = text === null ? undefined : storedSchema.safeParse(parsed(text)).data
  if (!run) return null
  const received = (await stat(fileOf(app, id)).catch(missing))?.size ?? 0
  const silentFor = app.clock.now().getTime() - Date.parse(run.updatedAt)
  return { ...run, received, isStalled: isActive(run) && silentFor > silence }
}

/** All runs, newest first. */
export async function readRuns(app: App): Promise<ImportRun[]> {
  const ids = (await readdir(folderOf(app, '')).catch(missing)) ?? []
  const runs: ImportRun[] = []
  for (const id of ids.toSorted().toReversed()) {
    const run = await readRun(app, id)
    if (run) runs.push(run)
  }
  return runs
}

/** Stores a run; a reader sees the state before or this one, the last writer wins. Returns false if the run was removed. */
export async function writeRun(app: App, run: StoredRun, isNew = false): Promise<boolean> {
  const folder = folderOf(app, run._id)
  if (isNew) await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'run.json')
  // Of two at the same time, the first would take the file of the second away, as if the run were removed.
  const unfinished = `${file}.${newId()}`
  try {
    await writeFile(unfinished, JSON.stringify(storedSchema.parse(run)), { mode: 0o600 })
    await rename(unfinished, file)
    return true
  } catch (error) {
    // On a full disk, each of many tries would leave another one.
    await rm(unfinished, { force: true })
    if (!isNew && isMissing(error)) return false
    throw error
  }
}

/** Writes bytes of the uploaded file at their place, so that a part that comes twice at once is there once. */
export async function writePart(
  app: App,
  id: string,
  { bytes, offset }: { bytes: Uint8Array; offset: number },
): Promise<void> {
  const handle = await open(fileOf(app, id), constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    for (let done = 0; done < bytes.length; ) {
      const left = bytes.length - done
      done += (await handle.write(bytes, done, left, offset + done)).bytesWritten
    }
  } finally {
    await handle.close()
  }
}

/** Deletes the uploaded file, but not what became of it. */
export const removeFile = (app: App, id: string) => rm(fileOf(app, id), { force: true })

export const removeRun = (app: App, id: string) =>
  rm(folderOf(app, id), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

function missing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
