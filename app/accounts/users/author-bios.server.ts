import type { App } from '#platform/app.ts'
import { biosOfUsers } from '../accounts.db.server.ts'

/** What authors say about themselves, by user id; those who say nothing are left out. */
export async function authorBios(app: App, userIds: string[]): Promise<Map<string, string>> {
  const rows = await biosOfUsers(app.db, [...new Set(userIds)])
  return new Map(rows.map(({ id, bio }) => [id, bio]))
}
