/** Bytes that nobody else can change or take away. */
export type Bytes = Buffer<ArrayBuffer>

/** A page, and the CSP sources of the scripts inside it. */
type PageBody = { bytes: Bytes; scripts: string[] }

/** A response of a page, which bodyOf alone gives back: as its own body the bytes would be copied. */
export class PageResponse extends Response {
  readonly page: PageBody

  constructor(page: PageBody, init: ResponseInit) {
    super(null, init)
    this.page = page
  }
}

/** The whole body of any response. What is no PageResponse is no page, and has no scripts that may run. */
export async function bodyOf(response: Response): Promise<PageBody> {
  if (response instanceof PageResponse) return response.page
  return { bytes: Buffer.from(await response.arrayBuffer()), scripts: [] }
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
