/** Invented rows are a minute apart. */
const millisecondsOf = (number: number) => 1_700_000_000_000 + number * 60_000

/** When the row of that number was written, each a minute later than the one before. */
export const timeOf = (number: number) => new Date(millisecondsOf(number)).toISOString()

/** The id of the row of that number, in the order of the numbers. */
export function inventId(number: number): string {
  const hex = millisecondsOf(number).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${String(number).padStart(12, '0')}`
}

/** Numbers from 0 to 1 by Mulberry32: small, and the same everywhere. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
