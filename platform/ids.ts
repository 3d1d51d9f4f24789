import { randomInt, randomUUID } from 'node:crypto'

let lastMs = 0
let counter = 0

/** A new UUIDv7. Ids of one process sort in the order in which they were made, also within one ms. */
export function newId(): string {
  advance(Date.now())
  const time = lastMs.toString(16).padStart(12, '0')
  const sequence = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${randomUUID().slice(19)}`
}

/** The 12 bits after the version count within a millisecond; when they run out, the next one is borrowed. */
function advance(now: number) {
  counter += 1
  if (now <= lastMs && counter < 0x1000) return
  lastMs = Math.max(now, lastMs + 1)
  counter = randomInt(0x800)
}
