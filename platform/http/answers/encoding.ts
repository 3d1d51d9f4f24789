import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib'
import type { Bytes } from './buffered-body.ts'

/** The content encodings that answers are sent in. */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Brotli quality: the result is 10% larger than the best, in 5% of its time. */
const brotliQuality = 5

const refused = /;\s*q=0(\.0*)?\s*$/

/** Encodings by header. Limited, because browsers send only a few different headers. */
const known = new Map<string, Encoding>()
const knownLimit = 100

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const best = (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding))
  const chosen = best ?? 'identity'
  if (known.size < knownLimit) known.set(header, chosen)
  return chosen
}

/** Compresses on libuv's thread pool, in a few milliseconds. */
export async function encodeBytes(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return await deflate(bytes)
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: brotliQuality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return await brotli(bytes, { params })
}

/** Undoes `encodeBytes`. */
export const decodeBytes = async (bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> =>
  await decoders[encoding](bytes)

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const name = entry.trim()
    return (name === encoding || name.startsWith(`${encoding};`)) && !refused.test(name)
  })
}
