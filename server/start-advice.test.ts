import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { invalid, unreadable } from '#platform/errors.ts'
import { projectRoot } from '#platform/project-root.ts'
import { startAdvice } from './start-advice.ts'

const config = readConfig(
  { DATA_DIR: '/srv/platewise', HOST: '192.0.2.1', PORT: '80' },
  projectRoot(),
)

describe('the advice after a failed start', () => {
  it('names the address and port if it cannot listen there, but not the data folder', async () => {
    const refused = Promise.withResolvers<Error>()
    createServer().once('error', refused.resolve).listen(0, '192.0.2.1')
    const away = startAdvice(await refused.promise, config)
    expect(away).toContain('192.0.2.1:80')
    const denied = Object.assign(new Error('listen EACCES: permission denied 192.0.2.1:80'), {
      code: 'EACCES',
      syscall: 'listen',
    })
    expect(startAdvice(denied, config)).toContain('Set HOST or PORT')
    expect(startAdvice(denied, config)).not.toContain('/srv/platewise')
  })

  it('names the data folder if it cannot be written to', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
    expect(startAdvice(denied, config)).toContain('/srv/platewise cannot be written to')
  })

  it('names a file that cannot be read', () => {
    const told = { code: 'EACCES', syscall: 'scandir', path: '/srv/site/build' }
    const denied = Object.assign(new Error('EACCES: permission denied'), told)
    expect(startAdvice(denied, config)).toContain('/srv/site/build cannot be read')
  })

  it('includes the cause of a server error, but not that of a user error', () => {
    const denied = new Error("EACCES: permission denied, open '/srv/platewise/media/a.webp'")
    expect(startAdvice(unreadable(denied), config)).toContain("open '/srv/platewise/media/a.webp'")
    const wrong = Object.assign(invalid('a.json is not JSON'), { cause: denied })
    expect(startAdvice(wrong, config)).toBe('a.json is not JSON')
  })

  it('is empty for an unexpected error', () => {
    expect(startAdvice(new Error('Cannot read properties of undefined'), config)).toBeUndefined()
  })
})
