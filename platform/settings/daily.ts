import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { storeUnlessStored } from './settings.db.ts'

const day = 24 * 3_600_000

/**
 * True for the first who asks by this name on a day (UTC), among all processes of the site. Asked in a
 * transaction, the day is taken only if that is committed. A day to come, taken while a clock ran ahead,
 * does not count; so machines whose days differ may each be the first, and what they do must bear it.
 */
export async function claimDay({ db, clock }: Pick<App, 'db' | 'clock'>, name: string) {
  const now = timestamp(clock)
  const since = `${now.slice(0, 10)}T00:00:00.000Z`
  const until = new Date(Date.parse(since) + day).toISOString()
  const row = { name: `daily.${name}`, value: {}, updated_at: now }
  return await storeUnlessStored(db, row, { since, until })
}
