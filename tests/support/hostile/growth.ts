/** How much longer work takes on twice the text, by the quickest of several runs of each. */
export type Growth = { single: number; double: number; ratio: number }

/** More than a clock and a pause of the machine are off by, in milliseconds. */
const noise = 1

/** Runs that are compared with each other, and how often a comparison beyond the limit is made again. */
const runs = 4
const comparisons = 25

/**
 * Measures work on a text and on one of twice its length by turns, until the ratio is within the limit or
 * it plainly is not. The quickest runs are compared: what disturbs a run only makes it slower.
 */
export function measureGrowth(single: () => void, double: () => void, limit: number): Growth {
  let growth = compareRuns(single, double)
  for (let i = 1; i < comparisons && growth.ratio > limit; i++) growth = compareRuns(single, double)
  return growth
}

function compareRuns(single: () => void, double: () => void): Growth {
  let [quick, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < runs; run++) {
    quick = Math.min(quick, millisecondsOf(single))
    long = Math.min(long, millisecondsOf(double))
  }
  return { single: quick, double: long, ratio: (long - noise) / quick }
}

/** How long some work takes on this thread. */
function millisecondsOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
