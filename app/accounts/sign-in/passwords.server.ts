import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Asker, createFairQueue } from '#platform/fair-queue.ts'

/** Argon2id (the library's default kind) with OWASP's figures: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Four hashes at once in this process, since each takes a thread of the pool and 19 MiB. A machine of two
 * cores makes fifty a second or more, so that a full queue is through long before anybody's patience is.
 */
const inTurn = createFairQueue({ running: 4, waiting: 20, patience: 2000 })

let decoy: Promise<string> | undefined

/** The Argon2id hash of a password, as stored. Throws 429 when too many wait for one already. */
export function hashPassword(password: string, asker: Asker): Promise<string> {
  return inTurn(asker, () => hash(normal(password), cost))
}

/**
 * Whether the password is that of the stored hash. Without a hash (no such account) it takes the same
 * time and says no. Throws 429 when too many wait already.
 */
export function verifyPassword(
  password: string,
  stored: string | undefined,
  asker: Asker,
): Promise<boolean> {
  return inTurn(asker, async () => {
    decoy ??= hash(randomBytes(32), cost)
    // Awaited in either case: only the very first check waits for it, whoever asks.
    const fallback = await decoy
    const matches = await verify(stored ?? fallback, normal(password))
    return matches && stored !== undefined
  })
}

/** A password that nobody can guess, 24 characters long. */
export const randomPassword = () => randomBytes(18).toString('base64url')

/** Keyboards differ in how they compose an accented letter; the password is the same. */
const normal = (password: string) => password.normalize('NFKC')
