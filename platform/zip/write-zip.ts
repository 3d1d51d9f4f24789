import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writeAside } from '../files/written-aside.ts'

/** Adds a file to a zip being written; resolves when its bytes have been read. */
export type AddFile = (
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array | string>,
  options?: { compress: boolean },
) => Promise<void>

/** Writes a zip file with the entries that `fill` adds one by one. Returns its size in bytes. */
export async function writeZip(
  file: string,
  fill: (add: AddFile) => Promise<void>,
): Promise<number> {
  const zip = new ZipFile()
  const { outputStream } = zip
  const aside = writeAside(file, outputStream)
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  failed.catch(() => undefined)
  const closed = aside.written.then(() => Promise.reject(new Error('The file was closed')))
  closed.catch(() => undefined)
  try {
    await fill(async (name, content, { compress } = { compress: true }) => {
      const source = Readable.from(chunksOf({ content }), { objectMode: false })
      zip.addReadStream(source, name, { compress, mode: 0o100644 })
      // If the disk is full, the zip's stream ends, but reading the source would never finish.
      await Promise.race([finished(source), failed, closed])
    })
    zip.end()
    return await aside.keep()
  } catch (error) {
    if (outputStream instanceof Readable) outputStream.destroy()
    await aside.drop()
    throw error
  }
}

type Content = Parameters<AddFile>[1]

/** Drops the reference to the content early, because the zip keeps every source until its end. */
async function* chunksOf(held: { content?: Content }): AsyncGenerator<Uint8Array | string> {
  const { content } = held
  held.content = undefined
  if (content instanceof Uint8Array) yield content
  else if (content) yield* content
}
