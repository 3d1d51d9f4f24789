import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, type MediaStore } from './media-store.ts'

/** A media store in `dataDir/media` of this machine. Written with node:fs: flydrive's move copies. */
export function folderMediaStore(dataDir: string): MediaStore {
  const root = path.join(dataDir, 'media')
  const aside = path.join(root, '.unfinished')
  const place = (key: string) => path.join(root, checkedKey(key))
  return {
    put: async (key, bytes) => writeWhole(aside, place(key), bytes),
    get: async (key) => readFile(place(key)),
    open: (key) => unlessMissing(null, () => openForReading(place(key))),
    exists: (key) => unlessMissing(false, async () => (await stat(place(key))).isFile()),
    delete: async (key) => rm(place(key), { force: true }),
    list: async (folder, before) =>
      (await filesOf(place(folder), before)).map((name) => `${folder}/${name}`),
    async tidy(before) {
      for (const name of await filesOf(aside, before))
        await rm(path.join(aside, name), { force: true })
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

/** Names of the files in a folder that were last written before a time. */
async function filesOf(folder: string, before: Date): Promise<string[]> {
  const names = await unlessMissing([], () => readdir(folder))
  const old: string[] = []
  for (const name of names) {
    const found = await unlessMissing(null, () => stat(path.join(folder, name)))
    if (found?.isFile() && found.mtime < before) old.push(name)
  }
  return old
}

async function unlessMissing<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise
    throw error
  }
}
