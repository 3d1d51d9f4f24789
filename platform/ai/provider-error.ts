import { GiveUp } from '../jobs/job.ts'

/** What can go wrong with a call to a provider, as far as people can do something about it. */
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
  /** Seconds after which the provider wants to be asked again. */
  retryAfter?: number
  /** HTTP status, where there was an answer. */
  status?: number
  /** True when the call surely cost nothing. */
  free?: boolean
}

/**
 * A call to a provider that failed; the message is for staff and holds no key. No job tries again what
 * has failed so: the tries that could help were made already.
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

  /** True when the same call may go well a little later. */
  get passes(): boolean {
    return ['rate limited', 'unreachable'].includes(this.fault)
  }
}
