import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Writes what a stream gives into a file. It is written aside, synced and renamed, so that a file of this
 * name is always whole; only its owner can read it. `written` ends with the stream; then `keep` gives the
 * file its name and tells its size in bytes, and `drop` removes it.
 */
export function writeAside(file: string, source: AsyncIterable<unknown> | NodeJS.ReadableStream) {
  const unfinished = `${file}.unfinished`
  const written = pipeline(source, createWriteStream(unfinished, { mode: 0o600 }))
  // Told by whoever awaits it; until then a full disk must not count as unhandled.
  written.catch(() => undefined)
  return {
    written,
    async keep(): Promise<number> {
      await written
      const size = await flush(unfinished)
      await rename(unfinished, file)
      return size
    },
    drop: () => rm(unfinished, { force: true }),
  }
}

/** A rename that the disk knows of while the bytes are still in memory would keep nothing. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
