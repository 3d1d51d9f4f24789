import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPublic } from './fetch-public.ts'

let server: Server
let port: number
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const target = /^\/to\/(.+)$/.exec(path)?.[1]
    if (target) response.writeHead(302, { location: decodeURIComponent(target) }).end('moved')
    else if (path === '/again') response.writeHead(302, { location: '/again' }).end()
    else if (path === '/big') response.end(Buffer.alloc(2000))
    else if (path === '/endless') response.write(Buffer.alloc(2000))
    else if (path === '/slow') response.write('x')
    else if (path === '/picture') response.end('picture')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const rules = {
  path: 'imageUrl',
  maxBytes: 1000,
  tooLargeMessage: 'Image size should be less than 5MB',
  allowHosts: ['127.0.0.1'],
}

const here = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`
const redirectTo = (target: string) => here(`/to/${encodeURIComponent(target)}`)

describe('an internal address', () => {
  it.each([
    'http://127.0.0.1:PORT/picture',
    'http://127.1:PORT/picture',
    'http://0x7f000001:PORT/picture',
    'http://2130706433:PORT/picture',
    'http://0177.0.0.1:PORT/picture',
    'http://[::1]:PORT/picture',
    'http://[::ffff:127.0.0.1]:PORT/picture',
    'http://[64:ff9b::7f00:1]:PORT/picture',
    'http://localhost:PORT/picture',
    'http://0.0.0.0:PORT/picture',
    'http://10.0.0.1/picture',
    'http://192.168.1.1/picture',
    'http://169.254.169.254/latest/meta-data',
  ])('%s is refused without a request', async (address) => {
    asked.length = 0
    const url = address.replace('PORT', String(port))
    await expect(fetchPublic(url, { ...rules, allowHosts: [] })).rejects.toMatchObject({
      status: 400,
      issues: [{ msg: 'The address of this URL is not public', path: 'imageUrl' }],
    })
    expect(asked).toEqual([])
  })

  it('is refused also after a redirect from an allowed host', async () => {
    for (const target of [
      here('/picture', 'localhost'),
      here('/picture', '[::1]'),
      'http://10.0.0.1/',
    ]) {
      asked.length = 0
      await expect(fetchPublic(redirectTo(target), rules), target).rejects.toMatchObject({
        status: 400,
        message: 'The address of this URL is not public',
      })
      expect(asked).not.toContain('/picture')
    }
  })
})

describe('an allowed host', () => {
  it('is fetched from, also after redirects', async () => {
    expect(Buffer.from(await fetchPublic(here('/picture'), rules)).toString()).toBe('picture')
    const twice = redirectTo(redirectTo('/picture'))
    expect(Buffer.from(await fetchPublic(twice, rules)).toString()).toBe('picture')
  })

  it('cannot hold us up: endless redirects, large and slow files are aborted', async () => {
    await expect(fetchPublic(here('/again'), rules)).rejects.toMatchObject({
      status: 400,
      message: 'The address redirects too often',
    })
    for (const path of ['/big', '/endless']) {
      await expect(fetchPublic(here(path), rules)).rejects.toMatchObject({ status: 413 })
    }
    await expect(fetchPublic(here('/slow'), { ...rules, timeoutMs: 200 })).rejects.toMatchObject({
      status: 400,
      message: 'The server of this URL took too long',
    })
  })
})

describe('what cannot be fetched', () => {
  it.each([
    ['no url', 'Please enter a valid image URL'],
    ['file:///etc/passwd', 'Only http and https URLs can be used'],
    ['data:image/png;base64,AAAA', 'Only http and https URLs can be used'],
    ['ftp://127.0.0.1/x', 'Only http and https URLs can be used'],
    ['http://user:secret@127.0.0.1/x', 'The URL must not hold a name or password'],
  ])('%s is a 400 that names the field', async (address, msg) => {
    await expect(fetchPublic(address, rules)).rejects.toMatchObject({
      status: 400,
      issues: [{ msg, path: 'imageUrl' }],
    })
  })

  it('is reported with its status, or briefly if there was no answer', async () => {
    await expect(fetchPublic(here('/gone'), rules)).rejects.toThrow('answered 404')
    await expect(fetchPublic(redirectTo('file:///etc/passwd'), rules)).rejects.toThrow('Only http')
    await expect(fetchPublic('http://127.0.0.1:1/x', rules)).rejects.toThrow('could not be fetched')
  })
})
