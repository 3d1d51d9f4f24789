import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

/** The special ranges of IPv4 and IPv6 with their first and last address (RFC 6890 and later). */
const special: [range: string, ...addresses: string[]][] = [
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255'],
  ['private', '192.168.0.0', '192.168.255.255'],
  ['shared', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.169.254', '169.254.255.255'],
  ['IETF protocols', '192.0.0.0', '192.0.0.255'],
  ['documentation', '192.0.2.0', '198.51.100.255', '203.0.113.7'],
  ['6to4 relays', '192.88.99.1'],
  ['AS112', '192.31.196.1', '192.175.48.1'],
  ['AMT', '192.52.193.1'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::2', '::7f00:1', '::127.0.0.1', '::8.8.8.8', '::ffff:ffff'],
  ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ['IPv4-translated', '::ffff:0:7f00:1', '::ffff:0:8.8.8.8'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
  ['Teredo', '2001::1', '2001:0:4136:e378:8000:63bf:f5ff:fffe'],
  ['IETF protocols', '2001:2::1', '2001:10::1', '2001:20::1', '2001:1ff:ffff::1'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff::1', '3fff::1', '3fff:fff:ffff::1'],
  ['6to4', '2002:7f00:1::', '2002:a00:1::1', '2002:c0a8:101::1', '2002:808:808::1'],
  ['AS112', '2620:4f:8000::1'],
  ['segment routing', '5f00::1'],
  ['unassigned', '1::1', '400::1', '4000::1', '8000::1', 'e000::1'],
  ['unique local', 'fc00::', 'fdff:ffff::1'],
  ['link-local', 'fe80::', 'fe80::1%eth0', 'febf:ffff::1'],
  ['site-local', 'fec0::', 'feff:ffff::1'],
  ['multicast', 'ff00::', 'ff02::1', 'ffff:ffff::1'],
  ['no address', '', 'localhost', '8', '8.8', '010.8.8.8', '0x08080808', '8.8.8.8:80', '[2600::1]'],
]

describe('an address that is not public', () => {
  it.each(special)('%s: %s', (_range, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

it('addresses next to the special ranges are public', () => {
  const found = [
    ['1.0.0.0', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
    ['126.255.255.255', '128.0.0.0', '169.253.255.255', '172.15.255.255', '172.32.0.0'],
    ['192.0.1.0', '192.167.255.255', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
    ['2001:200::1', '2003::1', '2606:4700::1111', '2a00:1450:4001:80b::200e', '3ffe::1'],
  ].flat()
  expect(found.filter(isPublicAddress)).toEqual(found)
})
