import type { z } from 'zod'
import { Failure, type Issue, invalid, isFailure, tooLarge, wrongType } from '../errors.ts'
import { plainFault } from '../text/plain-fault.ts'
import { type Caller, isStaff } from './caller.ts'
import type { Endpoint, FileField } from './endpoint.ts'

/**
 * Maximum body size for staff: a post's content may have 1 MB, and escaping JSON inside JSON makes it larger.
 */
const maxStaffBytes = 2.5 * 1024 * 1024

/** Maximum body size for everyone else, whose texts have at most 10,000 characters. */
const maxPublicBytes = 64 * 1024

/** Maximum number of problems in an error reply. */
const maxIssues = 100

/** Upper bound in bytes for what multipart encoding adds to a file. */
const multipartOverhead = 64 * 1024

type Raw = {
  params: Record<string, string>
  query: Record<string, string>
  request: Request
  user: Caller | null
  /** Finds further problems of a refused body: see Endpoint. */
  lookUp?: (params: unknown, body: unknown) => Promise<Issue[]>
}

/**
 * Validates params, query and body against the endpoint's schemas. Throws a 400 with all problems at once.
 */
export async function readCall(endpoint: Endpoint, raw: Raw) {
  let issues: Issue[] = []
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const { data, found } = parse(schema, value)
    issues = [...issues, ...found]
    return data
  }
  const params = check(endpoint.params, raw.params)
  const query = check(endpoint.query, raw.query)
  const sent = endpoint.file
    ? await readFile(raw.request, endpoint.file)
    : endpoint.body && (await readJson(raw))
  const body = endpoint.file ? sent : check(endpoint.body, sent)
  if (issues.length > 0) {
    const isAddressed = endpoint.params === undefined || params !== undefined
    const more = raw.lookUp && isAddressed ? await raw.lookUp(params, sent) : []
    throw invalid(reported([...issues, ...more.filter((issue) => !isNamed(issues, issue))]))
  }
  return { params, query, body }
}

/** Parses a value; `found` are all its problems, and empty if there is none. */
function parse<S extends z.ZodType>(schema: S, value: unknown) {
  const parsed = schema.safeParse(value, { error: plainFault })
  return { data: parsed.data, found: parsed.error?.issues.map(toIssue) ?? nulIssues(parsed.data) }
}

/**
 * The problems that a reply names: each once, because a value may break two rules that have one message. If there
 * are more than `maxIssues`, every field of the call keeps its first one.
 */
function reported(issues: Issue[]): Issue[] {
  const all = [...firstOf(issues, ({ msg, path }) => JSON.stringify([path, msg]))]
  if (all.length <= maxIssues) return all
  const perField = firstOf(all, ({ path }) => path?.split('.', 1)[0] ?? '')
  const named = new Set([...new Set([...perField, ...all])].slice(0, maxIssues))
  return all.filter((issue) => named.has(issue))
}

/** The first problem of each key, in their order. */
function firstOf(issues: Issue[], keyOf: (issue: Issue) => string): Set<Issue> {
  const keys = new Set<string>()
  return new Set(
    issues.filter((issue) => {
      const before = keys.size
      return keys.add(keyOf(issue)).size > before
    }),
  )
}

/** True if there already is a problem with this field or with a part of it. */
const isNamed = (issues: Issue[], { path }: Issue) =>
  issues.some((issue) => issue.path === path || issue.path?.startsWith(`${path}.`))

/** Validates a value like the body of a call. Throws a 400 with all problems at once. */
export function readInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, found } = parse(schema, value)
  if (found.length > 0) throw invalid(reported(found))
  return data as z.output<S>
}

/** What `readInput` would refuse a value for; empty if it would take it. */
export const problemsOf = (schema: z.ZodType, value: unknown): Issue[] =>
  reported(parse(schema, value).found)

/** Converts a zod issue to the form that the API reports. */
export function toIssue({ path: parts, message: msg }: z.core.$ZodIssue): Issue {
  const path = fieldOf(parts)
  return path ? { msg, path } : { msg }
}

/**
 * The field of a value. A value of a plain list is named by the list, as on screens, where one field holds all of
 * it; fields of the objects in a list keep their numbers: `navigation.0.href`.
 */
function fieldOf(parts: PropertyKey[]): string {
  const end = parts.findLastIndex((part) => typeof part !== 'number')
  return parts.slice(0, end + 1).join('.')
}

/**
 * PostgreSQL cannot store NUL characters; they are refused on SQLite too, so that both accept the same input.
 */
function nulIssues(value: unknown, path: (string | number)[] = []): Issue[] {
  if (typeof value === 'string' && value.includes('\0')) {
    return [{ msg: 'Text must not contain NUL characters', path: fieldOf(path) }]
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((part, n) => nulIssues(part, [...path, n]))
  return Object.entries(value).flatMap(([key, part]) => nulIssues(part, [...path, key]))
}

/** Matches `application/json`, also with a parameter. */
const jsonType = /^application\/json\s*(?:;|$)/i

const formType = /^multipart\/form-data\s*;/i

async function readJson({ request, user }: Raw): Promise<unknown> {
  const limit = isStaff(user) ? maxStaffBytes : maxPublicBytes
  const bytes = jsonType.test(typeOf(request))
    ? await readBytes(request, limit)
    : await readNothing(request, 'Send the body as application/json')
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The body is not valid JSON')
  }
}

async function readFile(request: Request, { field, maxBytes, tooLargeMessage }: FileField) {
  const type = typeOf(request)
  if (!formType.test(type)) {
    await readNothing(request, 'Send the file as multipart/form-data', field)
    return undefined
  }
  const chunks = limitedChunks(request, maxBytes + multipartOverhead, () =>
    tooLarge(tooLargeMessage, field),
  )
  try {
    // Passed on in pieces, so that the body is not copied once more.
    const form = await new Response(streamOf(chunks), {
      headers: { 'content-type': type },
    }).formData()
    const file = form.get(field)
    return file instanceof File ? file : undefined
  } catch (cause) {
    if (isFailure(cause)) throw cause
    throw new Failure(400, 'The upload could not be read', { cause })
  }
}

const typeOf = (request: Request) => request.headers.get('content-type')?.trim() ?? ''

/** An empty body needs no content type; any other body is a 415. */
const readNothing = (request: Request, msg: string, path?: string) =>
  readBytes(request, 0, () => wrongType(msg, path))

/** Reads a body of at most `limit` bytes; larger bodies are never held in memory. */
export async function readBytes(
  request: Request,
  limit: number,
  refusal = () => tooLarge('The request is too large'),
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of limitedChunks(request, limit, refusal)) chunks.push(chunk)
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The chunks of a body of at most `limit` bytes. */
async function* limitedChunks(
  request: Request,
  limit: number,
  refusal: () => Failure,
): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw refusal()
  let size = 0
  for await (const chunk of chunksOf(request.body)) {
    size += chunk.byteLength
    if (size > limit) throw refusal()
    yield chunk
  }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })

/** The chunks of a body. A client that disconnects while sending causes a 400, not a 500. */
async function* chunksOf(body: Request['body']): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch (cause) {
    throw new Failure(400, 'The request broke off', { cause })
  }
}
