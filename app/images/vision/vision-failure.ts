import { ProviderError } from '#platform/ai/provider-error.ts'
import { badGateway, isFailure, unavailable } from '#platform/errors.ts'

/** Converts a ProviderError: limits of this site are a 503, failures of the provider a 502. */
export function visionFailure(error: unknown): unknown {
  if (isFailure(error) || !(error instanceof ProviderError)) return error
  const ours = error.fault === 'over limit' || error.fault === 'no price'
  return ours ? unavailable(error.message) : badGateway(error.message)
}
