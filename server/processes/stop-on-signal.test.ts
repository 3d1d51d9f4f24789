import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/** A program that `stop` stops, in so many seconds at most. */
const programOf = (stop: string, seconds = 9) => `
  import { stopOnSignal } from './server/processes/stop-on-signal.ts'
  const log = { info: ({ reason }) => console.log(reason), warn: console.log, error() {} }
  stopOnSignal(log, async () => { ${stop}; console.log('stopped') }, ${seconds})
  setInterval(() => {}, 1000)
  console.log('ready')
`

it('a process that npm started stops when the shell around it is ended', async () => {
  // As npm does it: a shell that waits for Node, and that alone gets the signal.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$PROGRAM"; :`], {
    cwd: path.resolve(projectRoot()),
    env: { ...process.env, PROGRAM: programOf(''), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  // The output ends with the last process that writes to it.
  expect(await text(shell.stdout)).toBe('parent process is gone\nstopped\n')
})

/** Sends SIGTERM to a program. Returns what it prints from then on, and how it exits. */
async function terminated(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: path.resolve(projectRoot()),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [printed, exit] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { printed, exit }
}

it('a process that could not run for a while still stops in order', async () => {
  const blocked = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)'
  const after = 'await new Promise((done) => setTimeout(done, 100))'
  expect(await terminated(programOf(`${blocked}; ${after}`, 2))).toEqual({
    printed: 'SIGTERM\nstopped\n',
    exit: [0, null],
  })
})

it('stopping is cut off when it takes too long', async () => {
  expect(await terminated(programOf('await new Promise(() => {})', 1))).toEqual({
    printed: 'SIGTERM\nnot everything finished in time\n',
    exit: [0, null],
  })
})
