import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { storeUnlessStored } from './settings.db.ts'

const day = 24 * 3_600_000

/**
 * True for the first call with this name on a day (UTC), among all processes of the site. In a transaction,
 * the day is claimed only if the transaction commits. A claim for a future day, made while a clock was ahead,
 * is ignored. Two machines with different dates may both get true on one day, so the work must tolerate being
 * done twice.
 */
export async function claimDay({ db, clock }: Pick<App, 'db' | 'clock'>, name: string) {
  const now = timestamp(clock)
  const since = `${now.slice(0, 10)}T00:00:00.000Z`
  const until = new Date(Date.parse(since) + day).toISOString()
  const row = { name: `daily.${name}`, value: {}, updated_at: now }
  return await storeUnlessStored(db, row, { since, until })
}
