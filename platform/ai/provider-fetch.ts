import { isFailure } from '../errors.ts'
import { fetchPublic } from '../http/fetch-public.ts'
import { ProviderError } from './provider-error.ts'

/**
 * Upper bound for an answer in bytes: a picture of 1024 px takes at most 4 MB as text, and everything else is
 * smaller.
 */
const maxAnswerBytes = 32 * 1024 * 1024

const maxPictureBytes = 20 * 1024 * 1024

/** Time limit in ms for fetching a picture that an answer refers to by URL. */
const pictureTimeout = 30_000

type Rules = {
  /** Hosts from which pictures may be fetched even if their address is not public. */
  allowHosts: string[]
}

/**
 * The `fetch` for the provider packages. It does not follow redirects, which would send the API key to
 * another host, and it limits the size of an answer. If an answer gives a picture by URL, as servers with the
 * OpenAI API may do, it fetches the picture with the same checks as other untrusted URLs.
 */
export function providerFetch(rules: Rules): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' })
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      throw new ProviderError('rejected', 'The provider’s address leads to another one; set that')
    }
    const bytes = await readAll(answer)
    const isPictures = new URL(answer.url || String(input)).pathname.endsWith('/images/generations')
    const body = answer.ok && isPictures ? await withPictures(bytes, rules) : bytes
    const headers = new Headers(answer.headers)
    // The body is already decompressed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers })
  }
}

async function readAll(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerBytes)
      throw new ProviderError('bad answer', 'The provider’s answer is too long')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Replaces each picture URL in an answer by the picture's data; returns any other answer unchanged. */
async function withPictures(bytes: Uint8Array<ArrayBuffer>, rules: Rules): Promise<BodyInit> {
  const answer = parse(bytes)
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return bytes
  if (!Array.isArray(answer.data)) return bytes
  const data = await Promise.all(answer.data.map((entry: unknown) => withPicture(entry, rules)))
  return JSON.stringify({ ...answer, data })
}

async function withPicture(entry: unknown, rules: Rules): Promise<unknown> {
  if (typeof entry !== 'object' || entry === null) return entry
  if ('b64_json' in entry && typeof entry.b64_json === 'string') return entry
  if (!('url' in entry) || typeof entry.url !== 'string') return entry
  const [, inline] = /^data:[\w/+.-]+;base64,(.*)$/s.exec(entry.url) ?? []
  return { b64_json: inline ?? (await fetchPicture(entry.url, rules)) }
}

async function fetchPicture(url: string, { allowHosts }: Rules): Promise<string> {
  try {
    const bytes = await fetchPublic(url, {
      path: 'url',
      maxBytes: maxPictureBytes,
      tooLargeMessage: 'The picture is too large',
      allowHosts,
      timeoutMs: pictureTimeout,
    })
    return Buffer.from(bytes).toString('base64')
  } catch (error) {
    const why = isFailure(error) ? `: ${error.message}` : ''
    throw new ProviderError('bad answer', `The picture that was made could not be fetched${why}`)
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Not JSON: the provider package reports the error itself.
    return null
  }
}
