/** Bytes that nobody else can change or take away. */
export type Bytes = Buffer<ArrayBuffer>

const bodies = new WeakMap<Response, Bytes>()

/** A response of these bytes, which bodyOf alone gives back: the response itself would copy them. */
export function responseOf(body: Bytes, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, body)
  return response
}

/** The whole body of any response. */
export async function bodyOf(response: Response): Promise<Bytes> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}

/** All parts as bytes, in one go: each further copy of a page takes as long as hashing it. */
export function joinBytes(parts: (string | Bytes)[]): Bytes {
  const sizes = parts.map((part) =>
    typeof part === 'string' ? Buffer.byteLength(part) : part.length,
  )
  const all = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 0))
  let end = 0
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') all.write(part, end)
    else all.set(part, end)
    end += sizes[index] ?? 0
  }
  return all
}
