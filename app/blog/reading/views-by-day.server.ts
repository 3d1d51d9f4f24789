import type { App } from '#platform/app.ts'
import { viewsSince } from './views-by-day.db.server.ts'

const day = 24 * 3_600_000

/** The views of all posts on each of the last days (UTC), the oldest first; also on days without a view. */
export async function viewsOfLastDays({ db, clock }: App, days: number) {
  const now = clock.now().getTime()
  const names = Array.from({ length: days }, (_, index) =>
    new Date(now - (days - 1 - index) * day).toISOString().slice(0, 10),
  )
  const views = await viewsSince(db, names[0] ?? '')
  return names.map((name) => ({ day: name, views: views.get(name) ?? 0 }))
}
