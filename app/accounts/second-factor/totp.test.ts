import { describe, expect, it } from 'vitest'
import { codeAt, newSecret, stepAt, stepOfCode, totpAddress } from './totp.server.ts'

/** The secret of RFC 6238, appendix B: `12345678901234567890` in base32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes by time', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(codeAt(rfcSecret, stepAt(new Date(seconds * 1000)))).toBe(code)
  })

  it('are found for the step of now, the one before and the next', () => {
    const secret = newSecret()
    const now = new Date('2026-01-15T12:00:10.000Z')
    const step = stepAt(now)
    for (const near of [-1, 0, 1]) {
      expect(stepOfCode(secret, codeAt(secret, step + near), now)).toBe(step + near)
    }
    const others = [codeAt(secret, step - 2), codeAt(secret, step + 2), '', '12345', 'abcdef']
    const nearCodes = [-1, 0, 1].map((near) => codeAt(secret, step + near))
    for (const code of others.filter((other) => !nearCodes.includes(other))) {
      expect(stepOfCode(secret, code, now), code).toBeNull()
    }
  })

  it('come from secrets of 160 bits, which an app reads from an address', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
    const address = new URL(totpAddress(rfcSecret, 'Eat & Co', 'ann@example.com'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(rfcSecret)
    expect(address.searchParams.get('issuer')).toBe('Eat & Co')
    expect(address.href).toContain('Eat%20%26%20Co:ann%40example.com')
  })
})
