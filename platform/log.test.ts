import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compileCache } from '#tests/support/compile-cache.ts'
import { projectRoot } from './project-root.ts'

const logModule = JSON.stringify(path.join(projectRoot(), 'platform/log.ts'))

/** Logs a line and goes on for a second, if `goesOn`, and ends with 7 directly after a further line. */
const program = (goesOn: boolean) => `
  const { createLog } = await import(${logModule})
  const log = createLog('info')
  process.send('started')
  process.once('message', () => {
    if (${goesOn}) log.info('one')
    setTimeout(() => {
      log.info('two')
      process.exit(7)
    }, ${goesOn ? 1000 : 0})
  })
`

/** Runs the program with this standard output, of which nobody reads any more what comes from a pipe. */
async function run(output: 'pipe' | number, goesOn: boolean) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(goesOn)], {
    stdio: ['ignore', output, 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...compileCache() },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = once(child, 'exit')
  await once(child, 'message')
  if (child.stdout) {
    child.stdout.destroy()
    await once(child.stdout, 'close')
  }
  child.send('go')
  const [status] = await ended
  return { status, complaint }
}

const ended = { status: 7, complaint: '' }

describe.each([true, false])('a process that goes on after a line (%s) ends', (goesOn) => {
  it.skipIf(process.platform === 'win32')('if nobody reads its log any more', async () => {
    expect(await run('pipe', goesOn)).toEqual(ended)
  })

  it.runIf(process.platform === 'linux')('if the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    expect(await run(full, goesOn)).toEqual(ended)
  })
})
