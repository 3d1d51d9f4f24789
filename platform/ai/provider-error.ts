import { GiveUp } from '../jobs/job.ts'

/** The kinds of failed provider calls, divided by what people can do about them. */
export type ProviderFault =
  | 'unauthorised'
  | 'refused'
  | 'no credit'
  | 'rate limited'
  | 'timed out'
  | 'unreachable'
  | 'rejected'
  | 'bad answer'
  | 'over limit'
  | 'no price'

type Details = {
  /** Seconds after which the provider asks to be called again. */
  retryAfter?: number
  /** HTTP status, if the provider answered. */
  status?: number
  /** True if the call certainly cost nothing. */
  free?: boolean
}

/**
 * A failed call to a provider. The message is shown to staff and contains no API key. A job that fails with
 * it is not retried, because callProvider has already made all useful tries.
 */
export class ProviderError extends GiveUp {
  readonly fault: ProviderFault
  readonly retryAfter?: number
  readonly status?: number
  readonly free: boolean

  constructor(fault: ProviderFault, message: string, details: Details = {}) {
    super(message)
    this.name = 'ProviderError'
    this.fault = fault
    this.retryAfter = details.retryAfter
    this.status = details.status
    this.free = details.free ?? false
  }

  /** True if the same call may succeed a little later. */
  get passes(): boolean {
    return ['rate limited', 'unreachable'].includes(this.fault)
  }
}
