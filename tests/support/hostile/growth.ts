/** Minimum run times for a text and for one of twice its length, and their ratio. */
export type Growth = { single: number; double: number; ratio: number }

/** Upper bound for the error of measurement in milliseconds. */
const noise = 1

/** Number of runs per measurement, and of repetitions of a measurement that exceeds the limit. */
const runs = 4
const comparisons = 25

/**
 * Measures work on a text and on one of twice its length alternately, until the ratio is within the limit or
 * clearly is not. The minimum times are compared, since disturbances only make runs slower.
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

/** The duration of some work on this thread. */
function millisecondsOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
