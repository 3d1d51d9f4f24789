import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { projectRoot } from '#platform/project-root.ts'
import { startAdvice } from './start-advice.ts'

const config = readConfig(
  { DATA_DIR: '/srv/platewise', HOST: '192.0.2.1', PORT: '80' },
  projectRoot(),
)

describe('the advice for a start that cannot work', () => {
  it('names address and port where nothing can listen there, not the data folder', async () => {
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

  it('names the data folder where it cannot be written to', () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
    expect(startAdvice(denied, config)).toContain('/srv/platewise cannot be written to')
  })

  it('has none for what nobody foresaw', () => {
    expect(startAdvice(new Error('Cannot read properties of undefined'), config)).toBeUndefined()
  })
})
