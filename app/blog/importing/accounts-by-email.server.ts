import { everyUser } from '#app/accounts/users/users.server.ts'
import type { App } from '#platform/app.ts'

/** The accounts that may write posts: their ids by their e-mails in small letters. */
export async function accountsByEmail(app: App): Promise<Map<string, string>> {
  const staff = (await everyUser(app)).filter(({ role }) => role !== 'User')
  return new Map(staff.map(({ email, _id }) => [email.toLowerCase(), _id]))
}
