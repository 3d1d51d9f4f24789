/** In a process of its own: opens connections that ask for much and hardly read, and opens them again. */
import { once } from 'node:events'
import { connect } from 'node:net'

export type Attack = {
  name: string
  /** Each connection asks for one of them. */
  paths: string[]
  connections: number
  /** Requests that a connection sends at once; with 0 it sends one whose body never comes. */
  pipelined: number
  seconds: number
  /** Bytes that a connection reads in a second; with 0 it never reads. */
  bytesEach: number
}

type Task = Attack & { port: number }

/**
 * After this many ms a connection is closed and opened again, more or less: whoever does not read does not hear that
 * the server closed it long ago.
 */
const lifetime = 20_000

/** How long (ms) a connection that was closed waits before the next. */
const rest = 20

/** How long (ms) an address is stayed away from that takes no connection. */
const restWhenRefused = 500

const [task]: Task[] = await once(process, 'message')
if (task) {
  const end = performance.now() + task.seconds * 1000
  const tries = await Promise.all(
    Array.from({ length: task.connections }, (_, index) => attackUntil(end, task, index)),
  )
  process.send?.(tries.reduce((sum, count) => sum + count, 0))
  process.disconnect?.()
}

async function attackUntil(end: number, task: Task, index: number): Promise<number> {
  let tries = 0
  while (performance.now() < end) {
    tries += 1
    const wasOpen = await attackOnce(end, task, index)
    await new Promise((resolve) => setTimeout(resolve, wasOpen ? rest : restWhenRefused))
  }
  return tries
}

/** Resolves once the connection is closed; true if it was open. */
function attackOnce(end: number, { port, bytesEach, ...task }: Task, index: number) {
  const text = requestText(task, index)
  const buffer = Buffer.alloc(Math.max(bytesEach, 1))
  const last = Math.min(end, performance.now() + lifetime * (0.5 + Math.random()))
  let wasOpen = false
  return new Promise<boolean>((resolve) => {
    // Without one more call of resume(), nothing more is read: not even into memory.
    const onread = { buffer, callback: () => false }
    const socket = connect({ port, host: '127.0.0.1', onread })
    socket.pause()
    socket.on('connect', () => {
      wasOpen = true
      socket.write(text)
    })
    const reading = setInterval(() => {
      if (performance.now() > last) socket.destroy()
      else if (bytesEach > 0) socket.resume()
      // Nobody hears of a closed connection without reading: what is written to it says so.
      else if (task.pipelined > 0) socket.write('\r\n')
      else socket.write('x')
    }, 1000)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearInterval(reading)
      resolve(wasOpen)
    })
  })
}

function requestText({ paths, pipelined }: Pick<Task, 'paths' | 'pipelined'>, index: number) {
  const path = paths[index % paths.length]
  if (pipelined > 0) return `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(pipelined)
  return `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
}
