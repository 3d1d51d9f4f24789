import { availableParallelism, totalmem } from 'node:os'

const MB = 1024 ** 2

/** The machine's memory in bytes, or what its container may use of it. */
const memory = () => Math.min(totalmem(), process.constrainedMemory?.() || Infinity)

/**
 * How V8 keeps the heap of a process that makes pages. Each page leaves about 0.6 MB of garbage: the larger
 * the nursery, the less of it is still in use when the nursery is full, and has to be copied. Node gives the
 * garbage collector four helpers, which on few cores take from the page what they save it.
 */
export function heapFlags({ bytes = memory(), cores = availableParallelism() } = {}) {
  const nursery = Math.round(Math.min(Math.max(bytes / MB / 128, 8), 64))
  const helpers = Math.min(Math.max(cores - 1, 1), 4)
  return [`--max-semi-space-size=${nursery}`, `--v8-pool-size=${helpers}`]
}
