import { connect, type Socket } from 'node:net'

export type RawConnection = {
  socket: Socket
  /** Everything received so far; stays empty if `reads` is off. */
  text(): string
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>
}

/**
 * Opens a connection for hand-written HTTP. Without `reads` it receives nothing, not even into its buffer.
 */
export async function openRaw(port: number, { reads = true } = {}): Promise<RawConnection> {
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>()
  const { promise: connected, resolve: onConnected, reject } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', onConnected)
  let text = ''
  if (reads) {
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
  } else socket.pause()
  socket.on('error', reject)
  socket.on('close', () => onClosed())
  await connected
  return { socket, text: () => text, closed }
}

/** The text of an HTTP request. */
export function requestText(
  path: string,
  { method = 'GET', headers = {}, body = '' }: RequestParts = {},
): string {
  const lines = Object.entries({ Host: 'site.example', ...headers })
  return [
    `${method} ${path} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

type RequestParts = { method?: string; headers?: Record<string, string>; body?: string }

/** The status codes of the answers in a text, in order. */
export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
