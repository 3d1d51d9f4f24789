import { createGunzip } from 'node:zlib'
import { invalid } from '../errors.ts'
import { type Entry, shownName } from './archive.ts'

export type Row = Record<string, unknown>

/** How many bytes may still be unpacked. */
export type Room = { left: number }

/** Maximum length of a row in bytes; the content of a post has at most 1 MB. */
const maxLine = 64 * 1024 ** 2

/** The size at which a batch of rows is passed on, in rows or bytes. */
const lot = { rows: 500, bytes: 8 * 1024 ** 2 }

/**
 * Yields the rows of one entry of an archive in batches. The entry is decompressed in chunks, up to the
 * number of bytes left in `room`, so that a small entry cannot exhaust the memory. Throws a 400 if it is not
 * a list of rows.
 */
export async function* readRows(entry: Entry, room: Room): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  let bytes = 0
  let number = 0
  for await (const line of unpackLines(entry, room)) {
    number += 1
    rows.push(toRow(line, `Line ${number} of ${shownName(entry.name)}`))
    bytes += line.length
    if (rows.length < lot.rows && bytes < lot.bytes) continue
    yield rows
    rows = []
    bytes = 0
  }
  if (rows.length > 0) yield rows
}

function toRow(line: Buffer, place: string): Row {
  const row = parseJson(line)
  if (typeof row === 'object' && row !== null && !Array.isArray(row)) return { ...row }
  throw invalid(`${place} is no row`)
}

function parseJson(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}

/** The non-empty lines of a compressed entry. */
async function* unpackLines(entry: Entry, room: Room): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const chunk of unpack(entry, room)) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...pieces, chunk.subarray(start, end)])
      if (line.length > 0) yield line
      pieces = []
      length = 0
      start = end + 1
    }
    pieces.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > maxLine) throw invalid(`${shownName(entry.name)} has a line without an end`)
  }
  if (length > 0) yield Buffer.concat(pieces)
}

async function* unpack({ name, bytes }: Entry, room: Room): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  gunzip.end(bytes)
  try {
    for await (const chunk of gunzip) {
      room.left -= chunk.length
      if (room.left < 0) throw invalid('The archive unpacks to more than the disk has room for')
      yield chunk
    }
  } catch (cause) {
    if (!isZlibFault(cause)) throw cause
    throw invalid(`${shownName(name)} cannot be unpacked: ${cause.message}`)
  }
}

const isZlibFault = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_')
