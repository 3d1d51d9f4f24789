/** How a list of blocks came out of an earlier one. */
export type Changes<T> = {
  /** What became of each block of the earlier list: itself, another, or null if it is gone. */
  now: (T | null)[]
  /** The new blocks before each block of the earlier list; the last ones are behind it. */
  added: T[][]
}

type Compare<T> = {
  /** Equal for equal blocks. */
  keyOf: (block: T) => string
  /** From 0 to 1: how much two blocks have in common. */
  likeness: (a: T, b: T) => number
}

/**
 * Compares two versions of a list. Equal blocks are matched in their order, as many as possible; between them,
 * blocks are taken for changed ones by what they have in common.
 */
export function changesOf<T>(before: T[], after: T[], compare: Compare<T>): Changes<T> {
  const changes: Changes<T> = {
    now: before.map(() => null),
    added: Array.from({ length: before.length + 1 }, () => []),
  }
  let [a, b] = [0, 0]
  const ends: [number, number] = [before.length, after.length]
  for (const [i, j] of [...equalPairs(before, after, compare.keyOf), ends]) {
    matchBetween(before.slice(a, i), after.slice(b, j), compare.likeness, (place, block, isNew) => {
      if (isNew) changes.added[a + place]?.push(block)
      else changes.now[a + place] = block
    })
    const same = after[j]
    if (same !== undefined && i < before.length) changes.now[i] = same
    ;[a, b] = [i + 1, j + 1]
  }
  return changes
}

/** Longer stretches are not compared block by block. */
const mostCells = 4_000_000

/** The places of equal blocks in both lists, in order, as many as possible. */
function equalPairs<T>(before: T[], after: T[], keyOf: (block: T) => string): [number, number][] {
  const [x, y] = [before.map(keyOf), after.map(keyOf)]
  let start = 0
  while (start < x.length && start < y.length && x[start] === y[start]) start += 1
  let end = 0
  const most = Math.min(x.length, y.length) - start
  while (end < most && x[x.length - 1 - end] === y[y.length - 1 - end]) end += 1
  const middle = bestPairs(
    x.slice(start, x.length - end),
    y.slice(start, y.length - end),
    (p, q) => (p === q ? 1 : 0),
  )
  return [
    ...Array.from({ length: start }, (_, i): [number, number] => [i, i]),
    ...middle.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({ length: end }, (_, i): [number, number] => [
      x.length - end + i,
      y.length - end + i,
    ]),
  ]
}

/** The pairs, in order in both lists, whose values have the highest sum. */
function bestPairs<T>(x: T[], y: T[], worthOf: (a: T, b: T) => number): [number, number][] {
  const width = y.length + 1
  if (x.length === 0 || y.length === 0 || (x.length + 1) * width > mostCells) return []
  const values = new Float32Array(x.length * y.length)
  const sums = new Float32Array((x.length + 1) * width)
  const sum = (i: number, j: number) => sums[i * width + j] ?? 0
  for (let i = x.length - 1; i >= 0; i -= 1) {
    for (let j = y.length - 1; j >= 0; j -= 1) {
      const value = worthOf(x[i] as T, y[j] as T)
      values[i * y.length + j] = value
      const paired = value > 0 ? value + sum(i + 1, j + 1) : 0
      sums[i * width + j] = Math.max(paired, sum(i + 1, j), sum(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < x.length && j < y.length; ) {
    const value = values[i * y.length + j] ?? 0
    if (value > 0 && Math.abs(sum(i, j) - value - sum(i + 1, j + 1)) < 1e-3) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (sum(i + 1, j) >= sum(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** The least that any two blocks have in common, so that as many as possible are taken for changed ones. */
const leastLikeness = 0.01

/** Where more was rewritten at a time, blocks are only matched by their order. */
const mostCompared = 2500

/** Tells what became of blocks between two equal ones. */
function matchBetween<T>(
  before: T[],
  after: T[],
  likeness: (a: T, b: T) => number,
  report: (place: number, block: T, isNew: boolean) => void,
): void {
  const isLong = before.length * after.length > mostCompared
  const pairs = bestPairs(before, after, (a, b) =>
    isLong ? leastLikeness : Math.max(leastLikeness, likeness(a, b)),
  )
  let next = 0
  let place = 0
  for (const [i, j] of [...pairs, [before.length, after.length] as const]) {
    for (const block of after.slice(next, j)) report(place, block, true)
    const block = after[j]
    if (block !== undefined) report(i, block, false)
    next = j + 1
    place = i + 1
  }
}
