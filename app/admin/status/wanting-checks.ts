import type { Check } from '../status.ts'

/** The checks about which an owner should do something. */
export const wantingChecks = (checks: Check[]): Check[] =>
  checks.filter(({ state }) => state === 'problem' || state === 'warning')

/** Those among them that cannot wait. */
export const urgentChecks = (checks: Check[]): Check[] =>
  checks.filter(({ state }) => state === 'problem')
