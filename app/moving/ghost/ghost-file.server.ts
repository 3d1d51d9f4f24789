import { invalid } from '#platform/errors.ts'
import { fileChunks, isZip } from '#platform/files/named-file.ts'
import { type OpenZip, openZip } from '#platform/zip/read-zip.ts'

/** An export of Ghost: JSON, or a zip with it and the images. */
export type GhostFile = {
  /** For messages. */
  name: string
  /** The JSON from its beginning. */
  text(): AsyncGenerator<string>
  /** The zip in which the images are. */
  zip: OpenZip | null
  close(): void
}

/** The largest JSON in a zip, in bytes. */
const maxJsonBytes = 2 * 1024 ** 3

/** Opens an export of Ghost. Throws 400 for a zip without one. */
export async function openGhostFile(file: string): Promise<GhostFile> {
  if (!(await isZip(file))) {
    const text = () => decoded(fileChunks(file))
    return { name: file, text, zip: null, close: () => undefined }
  }
  const zip = await openZip(file)
  const name = jsonIn(zip)
  if (!name) {
    zip.close()
    throw invalid(`${file} is no export of Ghost: there is no JSON file in it`)
  }
  const text = () => decoded(zip.chunks(name, maxJsonBytes))
  return { name, text, zip, close: () => zip.close() }
}

/** True for a zip with JSON, which a whole export of this program has too. */
export const isGhostZip = (zip: OpenZip) => jsonIn(zip) !== null

/** The largest JSON file outside of the folders of images and themes. */
function jsonIn(zip: OpenZip): string | null {
  const found = [...zip.sizes()].filter(
    ([name]) =>
      /\.json$/i.test(name) && !/(^|\/)(content|__MACOSX|themes|node_modules)\//i.test(name),
  )
  return found.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** Files may start with a byte order mark or be encoded as UTF-16. */
async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    const isWide = chunk[0] === 0xff && chunk[1] === 0xfe
    decoder ??= new TextDecoder(isWide ? 'utf-16le' : 'utf-8')
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}
