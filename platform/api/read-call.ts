import type { z } from 'zod'
import { Failure, type Issue, invalid, tooLarge } from '../errors.ts'
import type { Endpoint, FileField } from './endpoint.ts'

/** A post's content may take 1 MB, escaped as a JSON string inside JSON somewhat more. */
const maxJsonBytes = 2.5 * 1024 * 1024

/** What multipart framing may add to a file. */
const multipartOverhead = 64 * 1024

type Raw = { params: Record<string, string>; query: Record<string, string>; request: Request }

/** Checks params, query and body against the endpoint's schemas; throws 400 with all problems at once. */
export async function readCall(endpoint: Endpoint, raw: Raw) {
  const issues: Issue[] = []
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value, { reportInput: true })
    issues.push(...(parsed.error?.issues.map(toIssue) ?? nulIssues(parsed.data)))
    return parsed.data
  }
  const params = check(endpoint.params, raw.params)
  const query = check(endpoint.query, raw.query)
  const body = endpoint.file
    ? await readFile(raw.request, endpoint.file)
    : check(endpoint.body, endpoint.body && (await readJson(raw.request)))
  if (issues.length > 0) throw invalid(issues)
  return { params, query, body }
}

/** A zod issue as the API tells it. */
export function toIssue(issue: z.core.$ZodIssue): Issue {
  const path = issue.path.join('.')
  const msg =
    path && /^(Invalid input|Too )/.test(issue.message) ? describe(issue, path) : issue.message
  return path ? { msg, path } : { msg }
}

function describe(issue: z.core.$ZodIssue, path: string): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${path} is required`
  return `${path}: ${issue.message}`
}

/** PostgreSQL stores no NUL characters; refused for SQLite too, so that both hold the same. */
function nulIssues(value: unknown, path: (string | number)[] = []): Issue[] {
  if (typeof value === 'string' && value.includes('\0')) {
    return [{ msg: 'Text must not contain NUL characters', path: path.join('.') }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => nulIssues(part, [...path, key]))
}

async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, maxJsonBytes))
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The body is not valid JSON')
  }
}

async function readFile(request: Request, { field, maxBytes, tooLargeMessage }: FileField) {
  const bytes = await readBytes(request, maxBytes + multipartOverhead, () =>
    tooLarge(tooLargeMessage, field),
  )
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return undefined
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const file = form.get(field)
    return file instanceof File ? file : undefined
  } catch (cause) {
    throw new Failure(400, 'The upload could not be read', { cause })
  }
}

/** Reads a body of at most `limit` bytes, without keeping more than that in memory. */
export async function readBytes(
  request: Request,
  limit: number,
  refusal = () => tooLarge('The request is too large'),
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw refusal()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw refusal()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
