import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { extract, type Header, pack } from 'tar-stream'
import { z } from 'zod'
import { invalid } from '../errors.ts'
import { checkReadable } from '../files/named-file.ts'
import { writeAside } from '../files/written-aside.ts'

/** One file in an archive. */
export type Entry = { name: string; bytes: Buffer }

/** Adds a file to an archive being written. */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** The last entry. If it is missing or its checksum differs, the archive is incomplete or was changed. */
const endName = 'end.json'
const endSchema = z.object({ entries: z.number(), sha256: z.string() })

/**
 * Writes a tar file with the entries that `fill` adds. The file is written under a temporary name, synced and
 * renamed, so a file with the final name is always complete. Returns its size in bytes.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const tar = pack()
  const { written, keep, drop } = writeAside(file, tar)
  try {
    const sum = createSum()
    const add: AddEntry = async (name, bytes) => {
      sum.add(name, bytes)
      await addToTar(tar, written, name, bytes)
    }
    await fill(add)
    await addToTar(tar, written, endName, Buffer.from(JSON.stringify(sum.end())))
    tar.finalize()
    return await keep()
  } catch (error) {
    tar.destroy()
    await drop()
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
  // If the disk is full, the file stream ends, but the entry's promise would never settle.
  await Promise.race([added, written.then(() => Promise.reject(new Error('The file was closed')))])
}

/** Larger than any entry we write (bytes). Each entry is read into memory as a whole. */
const maxEntryBytes = 512 * 1024 ** 2

/** The first bytes of other file types that people mistake for an archive. */
const otherKinds = [
  { start: [0x1f, 0x8b], advice: 'it is compressed. Unpack it with gunzip first' },
  { start: [0x50, 0x4b, 3, 4], advice: 'it is a zip file. `import` reads those of `export`' },
]

/** Yields an archive's files in order. Throws a 400 if the archive is incomplete or was changed. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const size = await checkKind(file)
  const tar = extract()
  const source = createReadStream(file)
  const reading = pipeline(source, tar)
  reading.catch(() => undefined)
  const sum = createSum()
  let ended = false
  try {
    for await (const entry of tar) {
      const name = checkHeader(entry.header, size)
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

/**
 * Returns the size of a file that may be an archive. Throws a 400 for other file types and unreadable files.
 */
async function checkKind(file: string): Promise<number> {
  await checkReadable(file)
  const handle = await open(file, 'r')
  try {
    const { buffer: start } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const other = otherKinds.find((kind) => kind.start.every((byte, n) => start[n] === byte))
    if (other) throw invalid(`${file} is no archive of Platewise: ${other.advice}`)
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/**
 * Checks the header of an entry and returns its name. Throws if our archives cannot contain such an entry.
 */
function checkHeader({ name, type, size }: Header, fileSize: number): string {
  const shown = shownName(name)
  if (type !== 'file') throw new Error(`${shown} is a ${type}, where only files belong`)
  if (size > fileSize) throw new Error(`it ends in the middle of ${shown}`)
  if (size > maxEntryBytes) throw new Error(`${shown} has ${size} bytes, which is too many`)
  return name
}

/** The name of an entry, escaped for printing: the archive may come from an attacker. */
export const shownName = (name: string) => JSON.stringify(name.slice(0, 120))

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** A checksum over the names and bytes of all entries in order. */
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
