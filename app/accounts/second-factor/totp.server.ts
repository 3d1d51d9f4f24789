import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long (s) a code is shown by an authenticator app. */
const stepSeconds = 30

const digits = 6

/** RFC 4648; the alphabet in which authenticator apps take a secret. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 20 random bytes, the length that RFC 4226 recommends, in base32. */
export const newSecret = () => toBase32(randomBytes(20))

/** The step of the clock that a time is in. */
export const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / stepSeconds)

/** The code for a step, by RFC 6238 with SHA-1, which every authenticator app supports. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step whose code this is; null if it is none of now, the step before, or the next. Clocks of phones differ by
 * less than that.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now)
  let found: number | null = null
  for (const step of [current - 1, current, current + 1]) {
    if (isEqual(codeAt(secret, step), code)) found = step
  }
  return found
}

/** The address that authenticator apps read from the QR code. */
export function totpAddress(secret: string, site: string, email: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret, issuer: site })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function toBase32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
