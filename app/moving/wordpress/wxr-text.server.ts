import { invalid } from '#platform/errors.ts'
import { beginningOf, fileChunks } from '#platform/files/named-file.ts'

/** The text of an XML file in pieces, decoded as its byte order mark or its first line says. */
export async function* textOfXml(file: string): AsyncGenerator<string> {
  const decoder = decoderFor(await encodingOf(file), file)
  for await (const bytes of fileChunks(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function encodingOf(file: string): Promise<string> {
  const bytes = await beginningOf(file, 1024)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declared = /<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(bytes.toString('latin1'))
  return declared?.[1] ?? 'utf-8'
}

function decoderFor(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw invalid(`${file} says that its encoding is ${encoding}, which is not known`)
  }
}
