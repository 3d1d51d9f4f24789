import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRaw, requestText, statusesIn } from '#tests/support/hostile/raw-connection.ts'
import {
  type CloseReason,
  type ConnectionBounds,
  createBoundedServer,
  usualBounds,
} from './bounded-server.ts'

async function serve(listener: RequestListener, bounds: Partial<ConnectionBounds> = {}) {
  const reasons: CloseReason[] = []
  const server = createBoundedServer(listener, (reason) => reasons.push(reason), {
    ...usualBounds,
    ...bounds,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { port, reasons, connections, server }
}

/** More bytes than the socket buffers of both sides hold if the client does not read. */
const large = Buffer.alloc(32 * 1024 * 1024)

function* chunks(bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('a connection', () => {
  it('is closed at the 17th unanswered request, of which only one was processed', async () => {
    const begun: string[] = []
    const { port, reasons } = await serve(({ url = '' }) => void begun.push(url))
    const client = await openRaw(port)
    client.socket.write(requestText('/a').repeat(16))
    await expect.poll(() => begun).toEqual(['/a'])
    expect(client.socket.destroyed).toBe(false)
    client.socket.write(requestText('/17th'))
    await client.closed
    expect(begun).toEqual(['/a'])
    expect(reasons).toEqual(['pipelined'])
  })

  it('gets the answers to pipelined requests in order', async () => {
    let atOnce = 0
    let most = 0
    const { port } = await serve(async ({ url }, response) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise(setImmediate)
      atOnce -= 1
      response.end(`<${url}>`)
    })
    const client = await openRaw(port)
    const paths = Array.from({ length: 16 }, (_, index) => `/${index}`)
    client.socket.write(paths.map((path) => requestText(path)).join(''))
    const order = () => [...client.text().matchAll(/<(.+?)>/g)].map(([, path]) => path)
    await expect.poll(order).toEqual(paths)
    client.socket.write(requestText('/later'))
    await expect.poll(order).toEqual([...paths, '/later'])
    expect(most).toBe(1)
  })

  it('gets the answers to forms and pages in order', async () => {
    const { port } = await serve(async (request, response) => {
      response.end(`<${request.method} ${await text(request)}>`)
    })
    const client = await openRaw(port)
    const post = requestText('/', {
      method: 'POST',
      headers: { 'Content-Length': '2' },
      body: 'hi',
    })
    client.socket.write(requestText('/') + post + requestText('/', { method: 'PUT' }) + post)
    await expect
      .poll(() => [...client.text().matchAll(/<(.+?)>/g)].map(([, said]) => said))
      .toEqual(['GET ', 'POST hi', 'PUT ', 'POST hi'])
  })

  it('cannot bypass the limit with a missing host or an unknown expectation', async () => {
    const { port, reasons } = await serve(() => undefined)
    const nameless = 'GET / HTTP/1.1\r\n\r\n'
    const expecting = requestText('/', { headers: { Expect: 'miracles' } })
    for (const one of [nameless, expecting]) {
      const client = await openRaw(port)
      client.socket.write(requestText('/') + one.repeat(16))
      await client.closed
      expect(client.text()).toBe('')
    }
    expect(reasons).toEqual(['pipelined', 'pipelined'])
  })

  it('gets a 400 for a missing host, except with HTTP/1.0', async () => {
    const { port } = await serve((_request, response) => void response.end())
    const client = await openRaw(port)
    client.socket.write('GET / HTTP/1.1\r\n\r\n')
    await client.closed
    expect(statusesIn(client.text())).toEqual([400])
    const older = await openRaw(port)
    older.socket.write('GET / HTTP/1.0\r\n\r\n')
    await older.closed
    expect(statusesIn(older.text())).toEqual([200])
  })
})

it('a server that stops sends the whole answer to a slow client', async () => {
  const { port, server } = await serve((_, response) => void response.end(large), {
    reviewEvery: 20,
  })
  const client = await openRaw(port, { reads: false })
  client.socket.write(requestText('/'))
  await once(server, 'request')
  server.close()
  // Several reviews of what is idle.
  await pause(200)
  let bytes = 0
  client.socket.on('data', (part) => {
    bytes += part.length
  })
  client.socket.resume()
  await client.closed
  expect(bytes).toBeGreaterThan(large.length)
})

describe('a client that does not read its answer', () => {
  it('is disconnected after the time limit', async () => {
    const { port, reasons, connections } = await serve((_, response) => void response.end(large), {
      stallTimeout: 300,
    })
    const client = await openRaw(port, { reads: false })
    client.socket.write(requestText('/'))
    await expect.poll(() => reasons).toEqual(['stalled'])
    await expect.poll(connections).toBe(0)
  })

  it('is disconnected also if the answer is a stream', async () => {
    const { port, reasons, connections } = await serve(
      (_, response) => void Readable.from(chunks(large)).pipe(response),
      { stallTimeout: 300 },
    )
    const client = await openRaw(port, { reads: false })
    client.socket.write(requestText('/'))
    await expect.poll(() => reasons).toEqual(['stalled'])
    await expect.poll(connections).toBe(0)
  })

  it('is disconnected when too many bytes are buffered, the least recently used connection first', async () => {
    const begun: string[] = []
    const ended: string[] = []
    const { port, reasons } = await serve(
      ({ url = '' }, response) => {
        begun.push(url)
        response.once('close', () => ended.push(url))
        response.end(large)
      },
      { unsentBytes: 2.5 * large.length, reviewEvery: 20 },
    )
    for (const path of ['/1', '/2', '/3']) {
      const client = await openRaw(port, { reads: false })
      client.socket.write(requestText(path))
      await expect.poll(() => begun).toContain(path)
    }
    await expect.poll(() => ended).toEqual(['/1'])
    expect(reasons).toEqual(['unsent'])
    const reader = await fetch(`http://127.0.0.1:${port}/4`)
    expect((await reader.arrayBuffer()).byteLength).toBe(large.length)
  })

  it('is not disconnected while the server is working', async () => {
    const answer = Promise.withResolvers<void>()
    const { port, reasons } = await serve(
      async (_request, response) => {
        await answer.promise
        response.end('done')
      },
      { stallTimeout: 300 },
    )
    const client = await openRaw(port)
    client.socket.write(requestText('/'))
    setTimeout(answer.resolve, 900)
    await expect.poll(() => statusesIn(client.text())).toEqual([200])
    expect(reasons).toEqual([])
  })
})

describe('too many connections', () => {
  it('close the least recently used one, but none that is being answered', async () => {
    const answer = Promise.withResolvers<void>()
    const { port, reasons, connections } = await serve(
      async ({ url }, response) => {
        if (url === '/slow') await answer.promise
        response.end('done')
      },
      { connections: 3 },
    )
    const [busy, idle, used] = [await openRaw(port), await openRaw(port), await openRaw(port)]
    busy.socket.write(requestText('/slow'))
    used.socket.write(requestText('/'))
    await expect.poll(() => statusesIn(used.text())).toEqual([200])
    const fresh = await openRaw(port)
    await idle.closed
    fresh.socket.write(requestText('/'))
    await expect.poll(() => statusesIn(fresh.text())).toEqual([200])
    answer.resolve()
    await expect.poll(() => statusesIn(busy.text())).toEqual([200])
    expect(reasons).toEqual(['crowded'])
    expect(await connections()).toBe(3)
  })

  it('close an upload only if all are sending, and then the slowest', async () => {
    let received = 0
    const { port, reasons } = await serve(
      (request, response) => {
        request.on('data', ({ length }: Buffer) => {
          received += length
        })
        request.on('end', () => response.end('done'))
      },
      { connections: 3 },
    )
    const send = async (length: number, body: string) => {
      const before = received
      const client = await openRaw(port)
      const headers = { 'Content-Length': String(length) }
      client.socket.write(requestText('/', { method: 'POST', headers, body }))
      await expect.poll(() => received).toBe(before + body.length)
      return client
    }
    const half = 'a'.repeat(500_000)
    const upload = await send(2 * half.length, half)
    const dripping = await send(4, 'a')
    const idle = await openRaw(port)
    await send(4, 'a')
    await idle.closed
    await openRaw(port)
    await dripping.closed
    expect(reasons).toEqual(['crowded', 'crowded'])
    upload.socket.write(half)
    await expect.poll(() => statusesIn(upload.text())).toEqual([200])
  })
})

describe('a server that stops', () => {
  it('ends a connection that is never idle, with its next answer', async () => {
    const { port, server } = await serve(async (_request, response) => {
      await pause(5)
      response.end('done')
    })
    const client = await openRaw(port)
    // The next request is always there before the last one is answered.
    client.socket.write(requestText('/').repeat(2))
    client.socket.on('data', () => client.socket.write(requestText('/')))
    await expect.poll(() => statusesIn(client.text()).length).toBeGreaterThan(1)
    const closed = once(server, 'close')
    server.close()
    await client.closed
    await closed
    expect(
      client
        .text()
        .match(/^Connection: .*$/gm)
        ?.at(-1),
    ).toBe('Connection: close')
  })
})
