import { hash } from 'node:crypto'
import type { Bytes } from './buffered-body.ts'
import { chooseEncoding, decodeBytes, type Encoding, encodeBytes } from './encoding.ts'
import { matchesEtag } from './etag.ts'
import { filePolicy } from './security-headers.ts'

/** Header names and values alternately, the form that node:http uses without checking each one. */
export type FlatHeaders = string[]

/** An answer in one encoding, ready to be sent. */
export type Packet = { headers: FlatHeaders; body: Bytes }

/** An answer held in memory that may be sent many times. Immutable. */
export type BufferedAnswer = {
  status: number
  /** May be cached and shown to everyone until the content changes. */
  keep: boolean
  /** How long (ms) it may be cached; unlimited if absent. */
  keepMs?: number
  etag: string
  /** True if the answer is worth compressing. */
  packable: boolean
  /** True for a file that browsers do not show as a page. */
  isFile: boolean
  /** The headers of every packet, without those of its length and encoding. */
  headers: FlatHeaders
  /** At least one. */
  packets: Partial<Record<Encoding, Packet>>
  /** The headers of a 304 for this answer. */
  unchanged: FlatHeaders
}

type Content = {
  status?: number
  headers: Record<string, string>
  body: Bytes
  keep: boolean
  keepMs?: number
  /** False for a cacheable answer that never changes, so that no browser asks whether it has. */
  tagged?: boolean
}

/** Smaller bodies fit into one network packet without compression. */
const minPackedBytes = 1000

const packable = /^(text\/|image\/svg|application\/(json|javascript|xml|.*\+(xml|json)))/

/** Builds an answer. A cacheable answer that may change gets an ETag, which covers all its encodings. */
export function bufferedAnswer({
  status = 200,
  headers,
  body,
  keep,
  keepMs,
  tagged = keep,
}: Content): BufferedAnswer {
  const etag = tagged ? `W/"${hash('sha1', body, 'base64url')}"` : ''
  const { 'Content-Type': type, Vary: vary, ...others } = headers
  const lasting = Object.entries({ ...others, ...(tagged && { ETag: etag }) }).flat()
  const canPack = isPackable(type, body)
  const differs = [...(vary ? [vary] : []), ...(canPack ? ['Accept-Encoding'] : [])]
  const varied = differs.length > 0 ? ['Vary', differs.join(', ')] : []
  const all = [...(type ? ['Content-Type', type] : []), ...lasting, ...varied]
  const unchanged = [...lasting, ...varied]
  const packets = { identity: packetOf(all, 'identity', body) }
  const isFile = headers['Content-Security-Policy'] === filePolicy
  return { status, keep, keepMs, etag, packable: canPack, isFile, headers: all, packets, unchanged }
}

const packetOf = (headers: FlatHeaders, encoding: Encoding, body: Bytes): Packet => ({
  headers: [
    ...headers,
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ],
  body,
})

/** The headers of a response in the form that bufferedAnswer takes. */
export function headersOf({ headers }: Pick<Response, 'headers'>): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [properName(name), value]))
}

/** Capitalises a header name: `content-type` to `Content-Type`. */
const properName = (name: string) => name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())

/** The answer with a packet in one more encoding. */
export const withPacket = (
  answer: BufferedAnswer,
  encoding: Encoding,
  body: Bytes,
): BufferedAnswer => ({
  ...answer,
  packets: { ...answer.packets, [encoding]: packetOf(answer.headers, encoding, body) },
})

/** The body in this encoding, made from a packet that is there. */
export async function bodyIn({ packets }: BufferedAnswer, encoding: Encoding): Promise<Bytes> {
  const there = packets[encoding]
  if (there) return there.body
  return await encodeBytes(await plainBody(packets), encoding)
}

async function plainBody({ identity, br, gzip }: BufferedAnswer['packets']): Promise<Bytes> {
  if (identity) return identity.body
  if (br) return await decodeBytes(br.body, 'br')
  if (gzip) return await decodeBytes(gzip.body, 'gzip')
  throw new Error('The answer has no packet')
}

/** The packet for an Accept-Encoding header; throws if it has not been made. */
export function packetFor(answer: BufferedAnswer, accepted: string | undefined): Packet {
  const packet = answer.packets[encodingFor(answer, accepted)] ?? answer.packets.identity
  if (!packet) throw new Error('The answer has no packet for this request')
  return packet
}

/** The encoding of this answer for an Accept-Encoding header. */
export function encodingFor(answer: BufferedAnswer, accepted: string | undefined): Encoding {
  return answer.packable ? chooseEncoding(accepted) : 'identity'
}

/** The answer including the packet for an Accept-Encoding header, compressed if necessary. */
export async function packedFor(answer: BufferedAnswer, accepted: string | undefined) {
  const encoding = encodingFor(answer, accepted)
  if (answer.packets[encoding]) return answer
  return withPacket(answer, encoding, await bodyIn(answer, encoding))
}

/** How many bytes of memory an answer takes, including headers. */
export function weightOf({ packets }: BufferedAnswer): number {
  const weights = Object.values(packets).map(({ headers, body }) => {
    return body.length + 2 * headers.reduce((sum, text) => sum + text.length, 0)
  })
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** The response to one request: in its encoding, without a body for HEAD, or a 304. */
export async function toResponse(answer: BufferedAnswer, request: Request): Promise<Response> {
  const { headers } = request
  if (isUnchanged(answer, headers.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: pairs(answer.unchanged) })
  }
  const accepted = headers.get('accept-encoding') ?? undefined
  const packed = await packedFor(answer, accepted)
  const packet = packetFor(packed, accepted)
  const empty = request.method === 'HEAD' || packet.body.length === 0
  return new Response(empty ? null : packet.body, {
    status: answer.status,
    headers: pairs(packet.headers),
  })
}

/** True if the client's If-None-Match header matches the ETag of this answer. */
export function isUnchanged({ etag }: BufferedAnswer, header: string | undefined): boolean {
  return etag !== '' && header !== undefined && matchesEtag(header, etag.slice(2))
}

const isPackable = (type: string | undefined, body: Bytes) =>
  body.length >= minPackedBytes && packable.test(type ?? '')

function pairs(flat: FlatHeaders): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 ? [] : [[name, flat[index + 1] ?? '']]))
}
