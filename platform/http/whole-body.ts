/** Bytes that nobody else can change or take away. */
export type Bytes = Buffer<ArrayBuffer>

const bodies = new WeakMap<Response, Bytes>()

/** A response of these bytes, which bodyOf gives back without reading a stream. */
export function responseOf(body: Bytes, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** The whole body of any response. */
export async function bodyOf(response: Response): Promise<Bytes> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}
