import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * What happens to a connection: it works, breaks with the first query after the sign-in, or passes on nothing and stays
 * open, as if the server's machine were gone.
 */
type Line = 'works' | 'breaks' | 'silent'

/** The address of a PostgreSQL server behind a line that can be made to fail. */
export async function faultyPostgres(databaseUrl: string) {
  const state: { line: Line } = { line: 'works' }
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
    client.on('data', (data: Buffer) => {
      if (state.line === 'silent') return
      if (state.line === 'breaks' && isQuery(data)) client.resetAndDestroy()
      else server.write(data)
    })
    server.on('data', (data) => state.line !== 'silent' && client.write(data))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const own = { hostname: '127.0.0.1', port: String((proxy.address() as AddressInfo).port) }
  return { state, databaseUrl: Object.assign(new URL(databaseUrl), own).href }
}

/** True for the messages Query and Parse of the protocol. */
const isQuery = (data: Buffer) => data[0] === 0x51 || data[0] === 0x50
