import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type Asker, createFairQueue } from '#platform/fair-queue.ts'

/** Argon2id, the default of the library, with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Four hashes run at once in this process, because each takes a thread of the pool and 19 MiB. Two cores compute
 * fifty a second or more, so a full queue is done long before `patience` (ms) is over.
 */
const inTurn = createFairQueue({ running: 4, waiting: 20, patience: 2000 })

let decoy: Promise<string> | undefined

/** The Argon2id hash of a password, as stored. Throws 429 if too many wait for one already. */
export function hashPassword(password: string, asker: Asker): Promise<string> {
  return inTurn(asker, () => hash(normal(password), cost))
}

/**
 * Whether the password matches the stored hash. Without a hash (no such account) it takes the same time and
 * returns false. Throws 429 if too many wait already.
 */
export function verifyPassword(
  password: string,
  stored: string | undefined,
  asker: Asker,
): Promise<boolean> {
  return inTurn(asker, async () => {
    decoy ??= hash(randomBytes(32), cost)
    // Awaited in both cases, so that the time is the same. Only the first check ever waits for it.
    const fallback = await decoy
    const matches = await verify(stored ?? fallback, normal(password))
    return matches && stored !== undefined
  })
}

/** A password that nobody can guess, 24 characters long. */
export const randomPassword = () => randomBytes(18).toString('base64url')

/** Keyboards compose accented letters in different ways; all of them must give the same password. */
const normal = (password: string) => password.normalize('NFKC')
