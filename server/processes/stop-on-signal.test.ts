import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const program = `
  import { stopOnSignal } from './server/processes/stop-on-signal.ts'
  const log = { info: ({ reason }) => console.log(reason), warn() {}, error() {} }
  stopOnSignal(log, async () => console.log('stopped'))
  setInterval(() => {}, 1000)
  console.log('ready')
`

it('a process that npm started stops when the shell around it is ended', async () => {
  // As npm does it: a shell that waits for Node, and that alone gets the signal.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$PROGRAM"; :`], {
    cwd: path.resolve(projectRoot()),
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  // The output ends with the last process that writes to it.
  expect(await text(shell.stdout)).toBe('parent process is gone\nstopped\n')
})
