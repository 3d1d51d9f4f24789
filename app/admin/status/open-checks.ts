import type { Check } from '../status.ts'

/** The checks that need an action of the owner. */
export const openChecks = (checks: Check[]): Check[] =>
  checks.filter(({ state }) => state === 'problem' || state === 'warning')

/** The checks that cannot wait. */
export const urgentChecks = (checks: Check[]): Check[] =>
  checks.filter(({ state }) => state === 'problem')
