import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'
import { invalid } from '../errors.ts'

/** One file of an archive. */
export type Entry = { name: string; bytes: Buffer }

/** Adds a file to an archive that is being written. */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** The last entry: without it, or with other sums, the archive is not whole. */
const endName = 'end.json'
const endSchema = z.object({ entries: z.number(), sha256: z.string() })

/**
 * Writes a tar file of what `fill` adds. It is written aside, synced and renamed, so that a file of this
 * name is always a whole archive. Gives its size in bytes.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const unfinished = `${file}.unfinished`
  const tar = pack()
  const written = pipeline(tar, createWriteStream(unfinished, { mode: 0o600 }))
  // Told by the awaits below; until then a full disk must not count as unhandled.
  written.catch(() => undefined)
  try {
    const sum = createSum()
    const add: AddEntry = async (name, bytes) => {
      sum.add(name, bytes)
      await addToTar(tar, written, name, bytes)
    }
    await fill(add)
    await addToTar(tar, written, endName, Buffer.from(JSON.stringify(sum.end())))
    tar.finalize()
    await written
    const size = await flush(unfinished)
    await rename(unfinished, file)
    return size
  } catch (error) {
    tar.destroy()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function addToTar(
  tar: ReturnType<typeof pack>,
  written: Promise<void>,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const entry = tar.entry({ name, size: bytes.length })
  const added = finished(entry)
  entry.end(bytes)
  // A disk that is full ends the file's stream while the entry would wait for ever.
  await Promise.race([added, written.then(() => Promise.reject(new Error('The file was closed')))])
}

/** A rename that the disk knows of while the bytes are still in memory would be no backup. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/** Reads an archive's files in their order. Throws 400 where it is not whole or was changed. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const tar = extract()
  const source = createReadStream(file)
  const reading = pipeline(source, tar)
  reading.catch(() => undefined)
  const sum = createSum()
  let ended = false
  try {
    await once(source, 'open')
    for await (const entry of tar) {
      const { name } = entry.header
      const bytes = await buffer(entry)
      if (name === endName) {
        const end = endSchema.safeParse(JSON.parse(bytes.toString()))
        ended = end.success && sum.matches(end.data)
        break
      }
      sum.add(name, bytes)
      yield { name, bytes }
    }
  } catch (cause) {
    throw invalid(`${file} cannot be read as an archive: ${messageOf(cause)}`)
  } finally {
    source.destroy()
    tar.destroy()
  }
  if (!ended) throw invalid(`${file} is not a whole archive; nothing was changed`)
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** A sum over the names and bytes of all entries in their order. */
function createSum() {
  const hash = createHash('sha256')
  let entries = 0
  const end = () => ({ entries, sha256: hash.copy().digest('hex') })
  return {
    add(name: string, bytes: Uint8Array) {
      entries += 1
      hash.update(`${name}\n${bytes.length}\n`).update(bytes)
    },
    end,
    matches(other: z.infer<typeof endSchema>) {
      const own = end()
      return own.entries === other.entries && own.sha256 === other.sha256
    },
  }
}
