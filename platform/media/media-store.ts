import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept, by key; keys are relative paths such as `9f2c…-640.webp`. */
export type MediaStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The whole file; throws when there is none. */
  get(key: string): Promise<Uint8Array>
  /** The file as a stream with its size in bytes, or null when there is none. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>
  exists(key: string): Promise<boolean>
  delete(key: string): Promise<void>
  /** Throws when the store cannot be written to. */
  ping(): Promise<void>
}

/** A media store in a folder of this machine. */
export function folderMediaStore(dataDir: string): MediaStore {
  const disk = new Disk(
    new FSDriver({ location: path.join(dataDir, 'media'), visibility: 'public' }),
  )
  return {
    async put(key, bytes) {
      // Written aside and moved into place: a reader never sees half a file.
      const aside = `${key}.${process.pid}.part`
      await disk.put(aside, bytes)
      await disk.move(aside, key)
    },
    get: async (key) => disk.getBytes(key),
    async open(key) {
      if (!(await disk.exists(key))) return null
      const { contentLength } = await disk.getMetaData(key)
      return { stream: await disk.getStream(key), size: contentLength }
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    async ping() {
      await disk.put('.ping', '')
      await disk.delete('.ping')
    },
  }
}
