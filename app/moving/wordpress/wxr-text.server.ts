import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { invalid } from '#platform/errors.ts'
import { cannotRead } from '#platform/files/named-file.ts'

/** The text of an XML file in pieces, decoded as its byte order mark or its first line says. */
export async function* textOfXml(file: string): AsyncGenerator<string> {
  const decoder = decoderFor(await encodingOf(file), file)
  try {
    for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true })
  } catch (error) {
    throw error instanceof Error && 'code' in error ? cannotRead(file, error) : error
  }
  yield decoder.decode()
}

async function encodingOf(file: string): Promise<string> {
  const bytes = Buffer.alloc(1024)
  try {
    const handle = await open(file)
    try {
      await handle.read(bytes, 0, bytes.length, 0)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw cannotRead(file, error)
  }
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
