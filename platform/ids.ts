import { randomInt, randomUUID } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A new UUIDv7. Ids from one process sort in the order of their creation, even within one millisecond. */
export function newId(): string {
  advance(Date.now())
  const time = lastMs.toString(16).padStart(12, '0')
  const sequence = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${randomUUID().slice(19)}`
}

/** Advances the 12-bit counter within a millisecond; when it overflows, the next millisecond is used. */
function advance(now: number) {
  counter += 1
  if (now <= lastMs && counter < 0x1000) return
  lastMs = Math.max(now, lastMs + 1)
  counter = randomInt(0x800)
}
