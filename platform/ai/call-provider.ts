import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { refuseInTransaction } from '../database/outer-use.ts'
import { providerWords } from './model-name.ts'
import { ProviderError } from './provider-error.ts'
import { requireKey, secretsOf } from './readiness.ts'
import { type PlannedCall, releaseCall, reserveCall, spendCall } from './spending.ts'

/** How many times a call is tried while its errors look temporary. */
const maxTries = 3

/** Wait (ms) before the next try if the provider does not say how long to wait. */
const backOff = (tried: number) => 500 * 3 ** (tried - 1)

type Rules = {
  /** Time limit in ms for all tries together, including the pauses between them. */
  timeoutMs: number
  /** Aborts the call. */
  signal?: AbortSignal
}

/** The result of one try: the value, and its cost in US dollars if the answer reports it. */
export type Answered<T> = { value: T; usd?: number | null }

/**
 * Makes a paid call: reserves its price, calls the provider, retries temporary errors, and records the actual
 * cost. Each try is reserved and recorded separately. Throws ProviderError, a 503 if an API key is missing,
 * or the reason that `signal` was aborted with.
 */
export async function callProvider<T>(
  app: App,
  call: PlannedCall,
  { timeoutMs, signal }: Rules,
  send: (signal: AbortSignal) => Promise<Answered<T>>,
): Promise<T> {
  refuseInTransaction('Calling a provider')
  requireKey(app.config, call.model)
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  const deadline = performance.now() + timeoutMs
  for (let tried = 1; ; tried += 1) {
    const id = await reserveCall(app, call)
    let answer: Answered<T>
    try {
      answer = await send(either)
    } catch (error) {
      const fault = timeout.aborted ? timedOut(call) : await readFault(app, call, error)
      await (fault.free ? releaseCall(app, id) : spendCall(app, id, null))
      signal?.throwIfAborted()
      noteFault(app, call, fault, tried)
      const wait = waitBefore(fault, tried)
      if (!fault.passes || tried === maxTries || wait > deadline - performance.now()) throw fault
      await pause(wait, undefined, { signal: either }).catch(() => {
        signal?.throwIfAborted()
        throw timedOut(call)
      })
      continue
    }
    await noteCost(app, id, answer.usd ?? null)
    return answer.value
  }
}

/** What was paid for is not thrown away because the database is busy: a call that is only reserved counts as spent. */
async function noteCost(app: App, id: string, usd: number | null): Promise<void> {
  try {
    await spendCall(app, id, usd)
  } catch (err) {
    app.log.error({ err, call: id }, 'the cost of a call could not be noted')
  }
}

const timedOut = ({ model }: PlannedCall) =>
  new ProviderError('timed out', `${providerWords[model.provider]} took too long to answer`)

async function readFault(app: App, { model }: PlannedCall, error: unknown) {
  // Imported on demand: it depends on the AI SDK, which is large and seldom needed.
  const { readFailure } = await import('./read-failure.ts')
  return readFailure(error, { model, secrets: secretsOf(app.config) })
}

const waitBefore = ({ retryAfter }: ProviderError, tried: number) =>
  retryAfter === undefined ? backOff(tried) : retryAfter * 1000

function noteFault(app: App, { model, purpose }: PlannedCall, fault: ProviderError, tried: number) {
  const { status, message } = fault
  app.log.warn(
    { model: model.name, purpose, fault: fault.fault, status, tried, detail: message },
    'a call to an AI provider failed',
  )
}
