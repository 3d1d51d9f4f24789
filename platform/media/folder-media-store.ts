import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { unreadable } from '../errors.ts'
import { checkedKey, type MediaStore } from './media-store.ts'

/**
 * A media store in `dataDir/media`. It uses node:fs directly, because flydrive copies files instead of
 * renaming them.
 */
export function folderMediaStore(dataDir: string): MediaStore {
  const root = path.join(dataDir, 'media')
  const aside = path.join(root, '.unfinished')
  const place = (key: string) => path.join(root, checkedKey(key))
  return {
    put: async (key, bytes) => writeWhole(aside, place(key), bytes),
    get: (key) => reading(() => readFile(place(key))),
    open: (key) => unlessMissing(null, () => openForReading(place(key))),
    exists: (key) => unlessMissing(false, async () => (await stat(place(key))).isFile()),
    delete: async (key) => rm(place(key), { force: true }),
    list: (folder, before) => listKeys(root, folder && checkedKey(folder), before),
    async tidy(before) {
      for await (const name of filesOf(aside, before)) {
        await rm(path.join(aside, name), { force: true })
      }
    },
    ping: () => writeWhole(aside, path.join(aside, 'ping'), new Uint8Array()),
  }
}

async function writeWhole(aside: string, target: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path.join(aside, randomBytes(12).toString('hex'))
  await Promise.all([aside, path.dirname(target)].map((dir) => mkdir(dir, { recursive: true })))
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function openForReading(file: string) {
  const handle = await open(file, 'r')
  const found = await handle.stat()
  if (found.isFile()) return { stream: handle.createReadStream(), size: found.size }
  await handle.close()
  return null
}

async function* listKeys(root: string, folder: string, before: Date) {
  for await (const name of filesOf(path.join(root, folder), before)) {
    yield folder ? `${folder}/${name}` : name
  }
}

/**
 * The names of files in a folder that were last written before a time, one by one, since there may be
 * millions.
 */
async function* filesOf(folder: string, before: Date): AsyncGenerator<string> {
  const entries = await unlessMissing(null, () => opendir(folder))
  for await (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const found = await unlessMissing(null, () => stat(path.join(folder, entry.name)))
    if (found && found.mtime < before) yield entry.name
  }
}

async function unlessMissing<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await reading(read)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return otherwise
    throw error
  }
}

/**
 * Throws a 503 if read permission is missing. The error code alone does not show whether reading or writing
 * was refused.
 */
async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(codeOf(error))) throw unreadable(error)
    throw error
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
