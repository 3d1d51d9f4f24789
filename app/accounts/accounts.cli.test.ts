import { expect, it } from 'vitest'
import { callCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { accountCommands } from './accounts.cli.server.ts'
import { authenticate, signIn } from './accounts.server.ts'

/** Runs a command and returns the lines that it prints. */
const run = (app: TestApp, name: string, args: string[], typed = '') =>
  callCommand(accountCommands, app, [...name.split(' '), ...args], typed)

describeOnBoth('user commands', (open) => {
  const addAnn = async (app: TestApp, role = 'Admin') => {
    const [line = ''] = await run(app, 'user add', ['Ann@example.com', 'Ann', role])
    return { email: 'ann@example.com', password: line.split('password: ')[1] ?? '' }
  }

  it('name every argument that is missing or wrong', async () => {
    const app = await openTestApp(open)
    await expect(run(app, 'user add', ['ann'])).rejects.toThrow('NAME is missing')
    await expect(run(app, 'user add', ['ann', '', 'Cook'])).rejects.toThrow(
      'Please enter a valid email address; Name is required; Role must be one of',
    )
    await expect(run(app, 'user set-password', ['ann'], '')).rejects.toThrow(
      'Please enter a valid email address',
    )
    await expect(run(app, 'user set-password', ['ann@example.com'], '')).rejects.toThrow(
      'Password is required',
    )
    await expect(run(app, 'user set-role', ['nobody@example.com', 'Admin'])).rejects.toMatchObject({
      status: 404,
      message: 'There is no user nobody@example.com',
    })
  })

  it('add a user with a password that is printed', async () => {
    const app = await openTestApp(open)
    const ann = await addAnn(app, 'manager')
    expect((await signIn(app, ann, '')).user).toMatchObject({ name: 'Ann', role: 'Manager' })
    await expect(addAnn(app)).rejects.toMatchObject({ status: 409 })
  })

  it('list users by e-mail', async () => {
    const app = await openTestApp(open)
    await addAnn(app)
    await run(app, 'user add', ['abe@example.com', 'Abe Low', 'USER'])
    expect(await run(app, 'user list', [])).toEqual([
      'abe@example.com\tUser\tAbe Low',
      'ann@example.com\tAdmin\tAnn',
    ])
  })

  it('set a password from standard input and end the old sessions', async () => {
    const app = await openTestApp(open)
    const ann = await addAnn(app)
    const { token } = await signIn(app, ann, '')
    await run(app, 'user set-password', ['ANN@example.com'], 'new secret\n')
    await expect(authenticate(app, token)).rejects.toMatchObject({ status: 401 })
    await expect(signIn(app, ann, '')).rejects.toMatchObject({ status: 401 })
    expect((await signIn(app, { ...ann, password: 'new secret' }, '')).token).toBeTruthy()
  })

  it('set a role, but never take it from the last administrator', async () => {
    const app = await openTestApp(open)
    await addAnn(app)
    await expect(run(app, 'user set-role', ['ann@example.com', 'User'])).rejects.toMatchObject({
      status: 409,
    })
    await run(app, 'user add', ['abe@example.com', 'Abe', 'User'])
    await run(app, 'user set-role', ['abe@example.com', 'admin'])
    expect(await run(app, 'user set-role', ['ann@example.com', 'user'])).toEqual([
      'ann@example.com is User',
    ])
  })
})
