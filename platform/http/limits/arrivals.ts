import type { Socket } from 'node:net'

/**
 * A request that is being received: since when (performance.now()), and how many bytes its connection had
 * received before.
 */
export type Arrival = { socket: Socket; since: number; before: number }

/** Minimum age (ms) in the calculation, so that many simultaneous requests do not look fast. */
const minAge = 100

/** Bytes added in the calculation, since those that arrive together with the headers count as `before`. */
const headStart = 256

/** Records that a request begins to arrive on `socket`: its headers have been read. */
export const arrivalOn = (socket: Socket): Arrival => ({
  socket,
  since: performance.now(),
  before: socket.bytesRead,
})

/**
 * The one with the fewest bytes for its age; the first one of equals. An upload on a slow line is faster than
 * an attacker who keeps many requests open with an occasional byte.
 */
export function slowestOf<T>(open: Iterable<T>, arrivalOf: (one: T) => Arrival): T | undefined {
  const now = performance.now()
  let slowest: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of open) {
    const { socket, since, before } = arrivalOf(one)
    const pace = (socket.bytesRead - before + headStart) / Math.max(now - since, minAge)
    if (pace >= least) continue
    least = pace
    slowest = one
  }
  return slowest
}
