import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { addressKey, clientAddress, isLoopback } from './client-address.ts'

describe('the client address', () => {
  const siteBehind = (proxies: number) =>
    new Hono().get('/', (context) => context.text(clientAddress(context, proxies)))

  const addressBehind = async (proxies: number, forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded }
    return (await siteBehind(proxies).request('/', { headers })).text()
  }

  it.each([
    [0, '6.6.6.6', 'unknown'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    [1, '6.6.6.6, [2001:db8::1]:443', '2001:db8::/64'],
    [1, '6.6.6.6, unknown', 'unknown'],
    [1, '', 'unknown'],
  ])('behind %i trusted proxies with "%s" is %s', async (proxies, forwarded, expected) => {
    expect(await addressBehind(proxies, forwarded)).toBe(expected)
  })

  it('is the address of the connection without the header, also on a socket that maps IPv4', async () => {
    const port = await freePort()
    const server = serve({ fetch: siteBehind(1).fetch, port, hostname: '::' })
    onTestFinished(() => void server.close())
    for (const forwarded of ['unknown', 'example.com:80', '6.6.6.6, 1.2.3.4.5', 'x'.repeat(5000)]) {
      const headers = { 'X-Forwarded-For': forwarded }
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
      expect(await answer.text()).toBe('127.0.0.1')
    }
  })
})

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:DB8:0:0:ffff:1:2:3', '2001:db8::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['[2001:db8::1]', '2001:db8::/64'],
    ['[2001:db8::1]:443', '2001:db8::/64'],
    ['"[2001:db8::1]:443"', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['[fe80::1%25eth0]:80', 'fe80::/64'],
    ['::1', '::/64'],
  ])('%s is counted as %s', (entry, key) => expect(addressKey(entry)).toBe(key))

  it.each([
    '',
    'unknown',
    '_hidden',
    'for=203.0.113.7',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '203.0.113.7:',
    '203.0.113.7:port',
    '[203.0.113.7]:80',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[2001:db8::1]:',
    '2001:db8:::1',
    '"',
    `2001:db8::1%${'e'.repeat(200)}`,
    '1'.repeat(100_000),
  ])('%j is not an address', (entry) => expect(addressKey(entry)).toBeNull())
})

it('recognises connections from this machine', () => {
  const own = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']
  expect(own.filter(isLoopback)).toEqual(own)
  const others = ['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '127.0.0.1.example', undefined]
  expect(others.filter(isLoopback)).toEqual([])
})
