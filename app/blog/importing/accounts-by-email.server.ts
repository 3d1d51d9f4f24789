import { everyUser } from '#app/accounts/users/users.server.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'

/** The ids of the accounts that may write posts, by their e-mail in lower case. */
export async function accountsByEmail(app: App, admin: Admin): Promise<Map<string, string>> {
  const staff = (await everyUser(app, admin)).filter(({ role }) => role !== 'User')
  return new Map(staff.map(({ email, _id }) => [email.toLowerCase(), _id]))
}
