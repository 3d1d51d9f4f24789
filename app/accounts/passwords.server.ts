import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { tooMany } from '#platform/errors.ts'

/** Argon2id (the library's default kind) with OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at once in this process: each takes a thread of the pool and 19 MiB. */
const slots = 4
let busy = 0

let decoy: Promise<string> | undefined

/** The Argon2id hash of a password, as stored. Throws 429 when too many are being made already. */
export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(normal(password), cost))
}

/**
 * Whether the password is that of the stored hash. Without a hash (no such account) it takes the same
 * time and says no. Throws 429 when too many are being checked already.
 */
export function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  return inSlot(async () => {
    decoy ??= hash(randomBytes(32), cost)
    // Awaited in either case: only the very first check waits for it, whoever asks.
    const fallback = await decoy
    const matches = await verify(stored ?? fallback, normal(password))
    return matches && stored !== undefined
  })
}

/** A password that nobody can guess, 24 characters long. */
export const randomPassword = () => randomBytes(18).toString('base64url')

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= slots) throw tooMany(1)
  busy += 1
  try {
    return await work()
  } finally {
    busy -= 1
  }
}

/** Keyboards differ in how they compose an accented letter; the password is the same. */
const normal = (password: string) => password.normalize('NFKC')
