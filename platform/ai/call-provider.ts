import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { refuseInTransaction } from '../database/outer-use.ts'
import { providerWords } from './model-name.ts'
import { ProviderError } from './provider-error.ts'
import { requireKey, secretsOf } from './readiness.ts'
import { type PlannedCall, releaseCall, reserveCall, spendCall } from './spending.ts'

/** Calls that are made before a fault that may pass counts as lasting. */
const maxTries = 3

/** Wait (ms) before another try where the provider names none. */
const backOff = (tried: number) => 500 * 3 ** (tried - 1)

type Rules = {
  /** For all tries together, pauses included, in ms. */
  timeoutMs: number
  /** Ends the call from outside. */
  signal?: AbortSignal
}

/** What came of one try: the value, and what it cost in US dollars where the answer tells. */
export type Answered<T> = { value: T; usd?: number | null }

/**
 * Makes a paid call: sets its price aside, calls, tries again where that can help, and notes what it
 * cost. Each try is paid for on its own. Throws ProviderError, 503 where a key is missing, or what
 * `signal` was aborted with.
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
    try {
      const { value, usd = null } = await send(either)
      await spendCall(app, id, usd)
      return value
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
    }
  }
}

const timedOut = ({ model }: PlannedCall) =>
  new ProviderError('timed out', `${providerWords[model.provider]} took too long to answer`)

async function readFault(app: App, { model }: PlannedCall, error: unknown) {
  // It knows the SDK's errors, and so loads the SDK, which is heavy and mostly not needed.
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
