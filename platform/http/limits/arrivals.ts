import type { Socket } from 'node:net'

/** A request that began to arrive, and how much its connection had brought by then. */
export type Arrival = { socket: Socket; since: number; before: number }

/** How old (ms) each request counts at least, so that many at once do not look fast. */
const leastAge = 100

/** Bytes each counts as ahead: what comes together with its headers is in `before`. */
const headStart = 256

/** Notes that a request begins to arrive on `socket`: its headers are here. */
export const arrivalOn = (socket: Socket): Arrival => ({
  socket,
  since: performance.now(),
  before: socket.bytesRead,
})

/**
 * The one that has brought the least for its age, of equal ones the first. An upload on a slow line brings
 * more than a stranger who keeps many requests open with a byte now and then.
 */
export function slowestOf<T>(open: Iterable<T>, arrivalOf: (one: T) => Arrival): T | undefined {
  const now = performance.now()
  let slowest: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of open) {
    const { socket, since, before } = arrivalOf(one)
    const pace = (socket.bytesRead - before + headStart) / Math.max(now - since, leastAge)
    if (pace >= least) continue
    least = pace
    slowest = one
  }
  return slowest
}
