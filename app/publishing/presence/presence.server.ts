import type { Staff } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { timestamp } from '#platform/clock.ts'
import * as store from './presence.db.server.ts'
import { openFor, type Presence } from './presence.ts'

type Screen = { screen: string; item: string }

/** Notes that a screen is open, and returns who else has its item open. Screens that are gone are forgotten. */
export async function notePresence(
  app: App,
  staff: Staff,
  { screen, item }: Screen,
): Promise<Presence> {
  const since = new Date(app.clock.now().getTime() - openFor).toISOString()
  const row = { id: screen, user_id: staff._id, item, seen_at: timestamp(app.clock) }
  await store.removeScreensBefore(app.db, since)
  await store.noteScreen(app.db, row)
  const screens = await store.screensWith(app.db, row, since)
  const others = new Map(screens.map(({ userId, name }) => [userId, name]))
  const elsewhere = others.delete(staff._id)
  return { others: [...others.values()].toSorted((a, b) => a.localeCompare(b, 'en')), elsewhere }
}

/** Notes that a screen was closed. */
export async function endPresence(app: App, staff: Staff, screen: string): Promise<void> {
  await store.removeScreen(app.db, screen, staff._id)
}
