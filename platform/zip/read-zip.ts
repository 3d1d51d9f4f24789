import { StringDecoder } from 'node:string_decoder'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Failure, invalid, isFailure } from '../errors.ts'
import { cannotRead } from '../files/named-file.ts'

/** More entries than any site has pictures. */
const maxEntries = 1_000_000

/** The largest text file of a zip, in bytes; it is read line by line. */
const maxTextBytes = 64 * 1024 ** 3

/** Maximum length of one line of a text file, in bytes. */
const maxLineBytes = 32 * 1024 * 1024

/**
 * A zip file whose entries are read one by one, each with a size limit. Nothing is written to a path from the
 * zip. Every method throws a 400 for broken or too large entries.
 */
export type OpenZip = {
  has(name: string): boolean
  /** The names of all entries with their sizes in bytes. */
  sizes(): Map<string, number>
  /** The content of an entry. Throws if it does not exist. */
  bytes(name: string, maxBytes: number): Promise<Buffer>
  /** The content of an entry in pieces. Throws if it does not exist. */
  chunks(name: string, maxBytes: number): AsyncGenerator<Buffer>
  /** The lines of a text file; none if it does not exist. */
  lines(name: string): AsyncGenerator<string>
  close(): void
}

/** Opens a zip file by the directory at its end, which is missing if the file was truncated. */
export async function openZip(file: string): Promise<OpenZip> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch((error) => {
    throw faultOf(file, error)
  })
  const guard = <T>(work: () => Promise<T>) =>
    work().catch((error) => {
      throw faultOf(file, error)
    })
  try {
    const entries = await guard(() => listEntries(zip, file))
    return {
      has: (name) => entries.has(name),
      bytes: (name, maxBytes) => guard(() => readBytes(zip, entries.get(name), name, maxBytes)),
      sizes: () => new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      chunks: (name, maxBytes) => readChunks(zip, entries.get(name), { name, maxBytes, file }),
      lines: (name) => readLines(zip, entries.get(name), file),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function faultOf(file: string, error: unknown): unknown {
  if (isFailure(error) || !(error instanceof Error)) return error
  if ('code' in error && typeof error.code === 'string' && !error.code.startsWith('Z_')) {
    return cannotRead(file, error)
  }
  return broken(file, error)
}

const broken = (file: string, { message }: Error): Failure =>
  invalid(`${file} cannot be read as a zip: ${message}`)

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw invalid(`${file} has too many files in it`)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (fileName.endsWith('/')) continue
    if (entries.has(fileName)) throw invalid(`${file} has two files named ${fileName}`)
    entries.set(fileName, entry)
  }
  return entries
}

async function readBytes(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await openEntry(zip, entry, name, maxBytes)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (crc32(bytes) !== entry?.crc32) throw invalid(`${name} is damaged`)
  return bytes
}

/** No text is packed so tightly: such an entry was made to fill a memory or a disk. */
const tightest = 500
const suspectBytes = 64 * 1024 * 1024

async function openEntry(zip: ZipFile, entry: Entry | undefined, name: string, maxBytes: number) {
  if (!entry) throw invalid(`The file has no ${name}`)
  const { uncompressedSize: bytes, compressedSize } = entry
  if (bytes > maxBytes) {
    throw invalid(`${name} is larger than the ${maxBytes} bytes that it may have`)
  }
  if (bytes > suspectBytes && bytes > compressedSize * tightest) {
    throw invalid(`${name} would be ${tightest} times as large as in the file`)
  }
  return await zip.openReadStreamPromise(entry)
}

type Reading = { name: string; maxBytes: number; file: string }

async function* readChunks(
  zip: ZipFile,
  entry: Entry | undefined,
  { name, maxBytes, file }: Reading,
): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of await openEntry(zip, entry, name, maxBytes)) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw faultOf(file, error)
  }
  if (sum !== entry?.crc32) throw invalid(`${name} is damaged`)
}

async function* readLines(
  zip: ZipFile,
  entry: Entry | undefined,
  file: string,
): AsyncGenerator<string> {
  if (!entry) return
  const decoder = new StringDecoder('utf8')
  let sum = 0
  let rest = ''
  try {
    for await (const chunk of await openEntry(zip, entry, entry.fileName, maxTextBytes)) {
      sum = crc32(chunk, sum)
      const [first = '', ...more] = decoder.write(chunk).split('\n')
      const parts = [rest + first, ...more]
      rest = parts.pop() ?? ''
      if (rest.length > maxLineBytes) throw invalid(`${entry.fileName} has a line without an end`)
      yield* parts.filter((line) => line.trim() !== '')
    }
  } catch (error) {
    throw faultOf(file, error)
  }
  if (sum !== entry.crc32) throw invalid(`${entry.fileName} is damaged`)
  if (rest.trim() !== '') yield rest
}
