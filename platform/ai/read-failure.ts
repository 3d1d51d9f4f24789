import { APICallError, NoImageGeneratedError, NoObjectGeneratedError } from 'ai'
import { type AiModel, providerWords } from './model-name.ts'
import { ProviderError, type ProviderFault } from './provider-error.ts'

/** Maximum number of characters of a provider's own message that is shown. */
const maxWords = 240

type Context = {
  model: AiModel
  /** Every configured API key; they are removed from messages. */
  secrets: string[]
}

/**
 * Converts any error of a provider call to a ProviderError. The original error is not kept as cause, because
 * it contains the whole request and response.
 */
export function readFailure(error: unknown, context: Context): ProviderError {
  if (error instanceof ProviderError) return error
  if (APICallError.isInstance(error)) return readCallError(error, context)
  if (isAbort(error))
    return failureOf('timed out', 'took too long to answer', { ...context, words: '' })
  if (NoImageGeneratedError.isInstance(error)) {
    // Google gives the reason in its metadata: IMAGE_SAFETY, PROHIBITED_CONTENT, RECITATION and others.
    const why = JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata) ?? [])
    return /SAFETY|PROHIBITED|BLOCK|RECITATION/.test(why)
      ? failureOf('refused', 'refused this by its content policy', { ...context, words: '' })
      : failureOf('bad answer', 'sent no picture', { ...context, words: '' })
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    const refused = error.finishReason === 'content-filter'
    return refused
      ? failureOf('refused', 'refused this by its content policy', { ...context, words: '' })
      : failureOf('bad answer', 'sent an answer that cannot be used', { ...context, words: '' })
  }
  // An error of the SDK itself, for example for a model of an unknown kind.
  const words = error instanceof Error ? error.message : ''
  return failureOf('rejected', 'cannot be asked like this', { ...context, words, free: true })
}

function readCallError(error: APICallError, context: Context): ProviderError {
  const { statusCode: status } = error
  const words = error.message
  if (status === undefined) {
    const free = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNECT/.test(causes(error))
    return failureOf('unreachable', 'cannot be reached', { ...context, words: '', free })
  }
  if (status < 300)
    return failureOf('bad answer', 'sent an answer that cannot be used', { ...context, words: '' })
  const said = `${words} ${error.responseBody ?? ''}`.slice(0, 20_000)
  const [fault, msg] = faultOf(status, said)
  return failureOf(fault, msg, {
    ...context,
    // A proxy's HTML page is not worth showing.
    words: fault === 'unreachable' ? '' : words,
    status,
    free: status < 500 && fault !== 'refused',
    retryAfter: readRetryAfter(error.responseHeaders, said),
  })
}

const noCredit =
  /insufficient_quota|billing|credit balance|insufficient (funds|balance|credit)|payment required/i
const policy =
  /moderation|content[_ ]policy|safety (system|filter)|content[_ ]filter|blocked by|prohibited content/i

/** The first matching rule decides. */
function faultOf(status: number, said: string): [ProviderFault, string] {
  const retriesSoon = /retry in \d/i.test(said)
  if (status === 402 || (noCredit.test(said) && status < 500 && !retriesSoon)) {
    return ['no credit', 'has no credit left for this key']
  }
  if (status === 401 || (status === 403 && !policy.test(said))) {
    return ['unauthorised', 'does not accept the key']
  }
  if (status === 429) return ['rate limited', 'asks for a pause: too many requests']
  if (status < 500 && policy.test(said)) return ['refused', 'refused this by its content policy']
  if (status === 408 || status === 504) return ['timed out', 'took too long to answer']
  if (status >= 500) return ['unreachable', `has trouble of its own (status ${status})`]
  if (status === 404) return ['rejected', 'does not know this model']
  return ['rejected', 'did not accept the request']
}

type FailureDetails = Context & {
  words: string
  free?: boolean
  status?: number
  retryAfter?: number
}

function failureOf(fault: ProviderFault, msg: string, details: FailureDetails): ProviderError {
  const { model, words, free, status, retryAfter } = details
  const said = plainWords(words, details.secrets)
  const what = `${providerWords[model.provider]} ${msg}`
  return new ProviderError(fault, said ? `${what}: ${said}` : what, { free, status, retryAfter })
}

/** A provider's message on one line, without anything that is or looks like an API key. */
export function plainWords(words: string, secrets: string[]): string {
  let plain = words
  for (const secret of secrets) plain = plain.replaceAll(secret, '…')
  return plain
    .replaceAll(/\b(sk|key|AIza)[-_\w*]{8,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxWords)
}

/**
 * The delay in seconds from the Retry-After header (number or date), or else from the text of the answer. A negative
 * number or a date in the past, by this clock, says nothing about a delay.
 */
function readRetryAfter(headers: Record<string, string> = {}, said: string): number | undefined {
  const header = headers['retry-after']
  if (header !== undefined) {
    const isNumber = /^-?\d+(\.\d+)?$/.test(header)
    const seconds = isNumber ? Number(header) : (Date.parse(header) - Date.now()) / 1000
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
  }
  const [, words] = /(?:retry|try again) in (\d+(?:\.\d+)?)\s*s/i.exec(said) ?? []
  return words === undefined ? undefined : Number(words)
}

const isAbort = (error: unknown) =>
  error instanceof Error && ['AbortError', 'TimeoutError', 'ResponseAborted'].includes(error.name)

/** The names and codes of an error and of all its causes. */
function causes(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? String(error.code) : ''
  const several = error instanceof AggregateError ? error.errors.map(causes).join(' ') : ''
  return `${code} ${error.message} ${several} ${causes(error.cause)}`
}
