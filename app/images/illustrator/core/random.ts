/** A stream of numbers that depends on its seed alone. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  range(low: number, high: number): number
  /** Whole numbers, both ends included. */
  int(low: number, high: number): number
  /** `value` give or take `spread` times itself. */
  around(value: number, spread: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A stream of its own, so that one drawing's appetite for numbers does not move another's. */
  fork(label: string): Random
}

/** Builds a seeded stream (mulberry32: small, fast, good enough for pictures). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    around: (value, spread) => value * range(1 - spread, 1 + spread),
    chance: (probability) => next() < probability,
    pick: (list) => pickAt(list, next()),
    fork: (label) => createRandom(hashText(`${label}:${seed}`)),
  }
}

/** FNV-1a of a text, 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

function pickAt<T>(list: readonly T[], share: number): T {
  const [value] = list.slice(Math.floor(share * list.length))
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}
