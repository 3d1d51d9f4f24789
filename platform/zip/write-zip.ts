import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { writeAside } from '../files/written-aside.ts'

/** Adds a file to a zip that is being written; gives back once its bytes are on their way. */
export type AddFile = (
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array | string>,
  options?: { compress: boolean },
) => Promise<void>

/** Writes a zip of what `fill` adds, one file after the other. Returns its size in bytes. */
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
      // A disk that is full ends the file's stream while the source would wait for ever.
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

/** Lets go of the content as it is given: the zip keeps every source until its end. */
async function* chunksOf(held: { content?: Content }): AsyncGenerator<Uint8Array | string> {
  const { content } = held
  held.content = undefined
  if (content instanceof Uint8Array) yield content
  else if (content) yield* content
}
