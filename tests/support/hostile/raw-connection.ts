import { connect, type Socket } from 'node:net'

export type RawConnection = {
  socket: Socket
  /** All that came so far; nothing comes where `reads` is off. */
  text(): string
  /** Resolves when the connection is closed, by whichever side. */
  closed: Promise<void>
}

/** A connection on which a test writes HTTP by hand. Without `reads` it takes nothing, not even into memory. */
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

/** A request as it goes over the wire. */
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

/** The statuses of the answers in a text, in their order. */
export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
