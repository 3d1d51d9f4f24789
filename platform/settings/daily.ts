import type { App } from '../app.ts'
import { timestamp } from '../clock.ts'
import { raiseSetting } from './settings.db.ts'

/** True for the first who asks by this name on a day (UTC), among all processes of the site. */
export async function claimDay({ db, clock }: Pick<App, 'db' | 'clock'>, name: string) {
  const now = timestamp(clock)
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  return await raiseSetting(db, { name: `daily.${name}`, value: {}, updated_at: now }, today)
}
