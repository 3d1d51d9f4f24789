import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a stream to a temporary file that only its owner can read. `written` settles when the stream ends.
 * After that, `keep` syncs and renames it and returns its size in bytes, so a file with the final name is
 * always complete; `drop` deletes it.
 */
export function writeAside(file: string, source: AsyncIterable<unknown> | NodeJS.ReadableStream) {
  const unfinished = `${file}.unfinished`
  const written = pipeline(source, createWriteStream(unfinished, { mode: 0o600 }))
  // The caller handles the rejection later; until then it must not count as unhandled.
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

/** Syncs the file before it is renamed: a power cut could otherwise leave the new name with missing bytes. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
