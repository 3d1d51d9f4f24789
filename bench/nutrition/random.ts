/** Chance that is the same on every run: numbers from 0 to 1 by a seed (mulberry32). */
export type Chance = {
  next(): number
  pick<T>(list: readonly T[]): T
}

export function seededChance(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)]
    if (found === undefined) throw new Error('There is nothing to pick from')
    return found
  }
  return { next, pick }
}
