import { expect, it } from 'vitest'
import { commandLine } from '#platform/api/caller.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { ensureFirstAdministrator, signIn } from '../accounts.server.ts'
import { everyUser } from '../users/users.server.ts'

const email = 'admin@example.com'

describeOnBoth('the first administrator', (open) => {
  it('gets a random password, printed once', async () => {
    const app = await openTestApp(open)
    const password = (await ensureFirstAdministrator(app)) ?? ''
    expect(password).toMatch(/^[\w-]{24}$/)
    expect((await signIn(app, { email, password }, '')).user).toMatchObject({
      email,
      role: 'Admin',
    })
    expect(await ensureFirstAdministrator(app)).toBeUndefined()
  })

  it('gets the password of the configuration, which is not printed', async () => {
    const env = { ADMIN_EMAIL: 'Root@Example.com', ADMIN_PASSWORD: 'correct horse' }
    const app = await openTestApp(open, { env })
    expect(await ensureFirstAdministrator(app)).toBeUndefined()
    const root = { email: 'root@example.com', password: 'correct horse' }
    expect((await signIn(app, root, '')).user.role).toBe('Admin')
  })

  it('is created once by processes that start together', async () => {
    const app = await openTestApp(open)
    const told = await Promise.all([1, 2, 3, 4].map(() => ensureFirstAdministrator(app)))
    const passwords = told.filter((password) => password !== undefined)
    expect(passwords).toHaveLength(1)
    const credentials = { email, password: passwords[0] ?? '' }
    expect((await signIn(app, credentials, '')).user.role).toBe('Admin')
    expect(await everyUser(app, commandLine)).toHaveLength(1)
  })

  it('is not created if there is another administrator', async () => {
    const app = await openTestApp(open)
    await buildUser(app, 'Admin', { email: 'boss@example.com' })
    expect(await ensureFirstAdministrator(app)).toBeUndefined()
    expect((await everyUser(app, commandLine)).map((user) => user.email)).toEqual([
      'boss@example.com',
    ])
  })

  it('is never an account that was registered', async () => {
    const app = await openTestApp(open, { env: { ADMIN_PASSWORD: 'correct horse' } })
    await buildUser(app, 'User', { email })
    expect(await ensureFirstAdministrator(app)).toBeUndefined()
    expect((await everyUser(app, commandLine)).map((user) => user.role)).toEqual(['User'])
  })
})
