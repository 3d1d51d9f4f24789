import { describe, expect, it } from 'vitest'
import { readCall } from '#platform/command-line.ts'
import { commands } from './commands.ts'

describe('every command', () => {
  it.each(commands)('$name prints its help on request', ({ name }) => {
    const call = readCall(commands, [...name.split(' '), 'x.tar', '--help'])
    expect(call).toMatchObject({ kind: 'help' })
    expect(call.kind === 'help' && call.lines.join('\n')).toContain(`npm run cli -- ${name}`)
  })

  it.each(commands)('$name refuses an unknown option', ({ name }) => {
    const call = readCall(commands, [...name.split(' '), 'x.tar', '--nonsense'])
    expect(call).toMatchObject({ kind: 'wrong' })
    const line = call.kind === 'wrong' ? call.line : ''
    expect(line).toContain(`${name}: Unknown option '--nonsense'. Usage: ${name}`)
    expect(line).not.toContain('\n')
  })
})

describe('invalid command-line arguments', () => {
  it.each([
    ['users', 'There is no command users.'],
    [
      'user',
      'There are user add, user list, user set-password, user set-role, user reset-second-factor.',
    ],
    ['backup', 'FILE is missing'],
    ['backup a.tar b.tar', 'too many arguments'],
    ['user list all', 'It takes no arguments'],
    ['seed --meals', "Option '--meals <value>' argument missing"],
    ['seed --meals -5', "one with a dash, which needs a '='"],
    ['restore a.tar --yes=no', "Option '--yes' does not take an argument"],
    ['seed --meals=0', 'N must be a whole number from 1 to 4,000,000'],
    ['seed', 'Say how many'],
    ['estimate', 'Give a text, or --jsonl and a file'],
    ['estimate egg --jsonl in.jsonl', 'Give a text, or --jsonl and a file'],
    ['foods remove', 'Name the ids that `foods list` shows, or --all'],
    ['user add x@example.com X Owner', 'Role must be one of Admin, Manager, User'],
    ['user add x X User', 'Please enter a valid email address'],
    ['user set-role x@example.com Owner', 'Role must be one of Admin, Manager, User'],
    ['user set-password x', 'Please enter a valid email address'],
    ['import ghost a.json blog.example', 'SITE is the address of the Ghost site'],
  ])('%s is answered with one line that says what is wrong', (words, told) => {
    const call = readCall(commands, words.split(' '))
    expect(call).toEqual({ kind: 'wrong', line: expect.stringContaining(told) })
    expect(call.kind === 'wrong' && call.line).not.toContain('\n')
  })

  it('do not include a request for the list of commands', () => {
    for (const words of [[], ['--help'], ['-h']]) {
      const call = readCall(commands, words)
      const list = call.kind === 'help' ? call.lines.join('\n') : ''
      for (const { name } of commands) expect(list).toContain(`\n  ${name}`)
    }
  })
})
