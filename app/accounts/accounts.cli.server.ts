import { z } from 'zod'
import { commandLine } from '#platform/api/caller.ts'
import { problemsOf, readInput } from '#platform/api/read-call.ts'
import type { Command } from '#platform/cli.ts'
import { emailSchema, newPasswordSchema, newUserSchema, roleSchema } from './account.ts'
import { resetSecondFactor } from './second-factor/second-factor.server.ts'
import { addUser, everyUser, setPassword, setRole } from './users/users.server.ts'

const emailOnly = z.object({ email: emailSchema })
const emailAndRole = z.object({ email: emailSchema, role: roleSchema })

/** Everything that is wrong with the arguments of a command; undefined if nothing is. */
const faultOf = (schema: z.ZodType, args: unknown) =>
  problemsOf(schema, args)
    .map(({ msg }) => msg)
    .join('; ') || undefined

export const accountCommands: Command[] = [
  {
    name: 'user add',
    args: ['EMAIL', 'NAME', 'ROLE'],
    summary: 'adds an Admin, Manager or User and prints a random password',
    fault: ([email, name, role]) => faultOf(newUserSchema, { email, name, role }),
    async run(app, [email, name, role], terminal) {
      const user = readInput(newUserSchema, { email, name, role })
      // Generated here, so that no password is in the shell history; `set-password` replaces it.
      const { password } = await addUser(app, commandLine, user)
      await terminal.print(`${user.email}  password: ${password}`)
    },
  },
  {
    name: 'user list',
    summary: 'lists all accounts',
    async run(app, _args, terminal) {
      for (const { email, role, name } of await everyUser(app, commandLine)) {
        await terminal.print(`${email}\t${role}\t${name}`)
      }
    },
  },
  {
    name: 'user set-password',
    args: ['EMAIL'],
    summary: 'sets the password that standard input has; all sessions end',
    fault: ([email]) => faultOf(emailOnly, { email }),
    async run(app, [email], terminal) {
      const schema = z.object({ email: emailSchema, password: newPasswordSchema })
      const password = (await terminal.stdin()).replace(/\r?\n$/, '')
      const input = readInput(schema, { email, password })
      await setPassword(app, commandLine, input)
      await terminal.print(`${input.email} has a new password; all sessions are ended`)
    },
  },
  {
    name: 'user set-role',
    args: ['EMAIL', 'ROLE'],
    summary: 'makes somebody an Admin, Manager or User',
    fault: ([email, role]) => faultOf(emailAndRole, { email, role }),
    async run(app, [email, role], terminal) {
      const input = readInput(emailAndRole, { email, role })
      await setRole(app, commandLine, input)
      await terminal.print(`${input.email} is ${input.role}`)
    },
  },
  {
    name: 'user reset-second-factor',
    args: ['EMAIL'],
    summary: 'turns off the second factor of somebody who has lost it',
    fault: ([email]) => faultOf(emailOnly, { email }),
    async run(app, [email], terminal) {
      const input = readInput(emailOnly, { email })
      const wasOn = await resetSecondFactor(app, commandLine, input.email)
      const state = wasOn ? 'is off now' : 'was off already'
      await terminal.print(`The second factor of ${input.email} ${state}`)
    },
  },
]
