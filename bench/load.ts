/** Asks for one address over and over on open connections, one request at a time on each. */
import { connect } from 'node:net'

export type Load = {
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

/** Times are in ms; every answer was as long as the first. */
export type LoadResult = { requests: number; seconds: number; p50: number; p99: number }

/** Runs the load in this process; the server should be in another one. Throws unless all is 200. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const length = await answerLength(load)
  const times: number[] = []
  const start = performance.now()
  const end = start + load.seconds * 1000
  await Promise.all(
    Array.from({ length: load.connections }, () => askUntil(end, load, length, times)),
  )
  const seconds = (performance.now() - start) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { requests: times.length, seconds, p50: at(0.5), p99: at(0.99) }
}

/** The requests are the same, so the answers differ in an id and a time of fixed length. */
function askUntil(end: number, load: Load, length: number, times: number[]): Promise<void> {
  const request = requestText(load)
  return new Promise((resolve, reject) => {
    let received = 0
    let asked = 0
    const ask = () => {
      asked = performance.now()
      socket.write(request)
    }
    const socket = connect(load.port, '127.0.0.1', ask)
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received < length) return
      if (received > length) socket.destroy(new Error('An answer was longer than the first'))
      received = 0
      const now = performance.now()
      times.push(now - asked)
      if (now < end) ask()
      else socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

/** Bytes of an answer, headers included. */
function answerLength(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(load.port, '127.0.0.1', () => socket.write(requestText(load)))
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      const head = text.indexOf('\r\n\r\n') + 4
      if (head < 4) return
      socket.destroy()
      const body = /^content-length: (\d+)/im.exec(text.slice(0, head))?.[1]
      if (text.startsWith('HTTP/1.1 200') && body) resolve(head + Number(body))
      else reject(new Error(`${load.path} answered: ${text.slice(0, head)}`))
    })
    socket.on('error', reject)
  })
}

const requestText = ({ path, port, headers }: Load) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
