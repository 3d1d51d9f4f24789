/** Minimum processor times for a text and for one of twice its length, and their ratio. */
export type Growth = { single: number; double: number; ratio: number }

/** Upper bound for the error of measurement in milliseconds. */
const noise = 1

/** Number of runs per measurement, and of repetitions of a measurement that exceeds the limit. */
const runs = { least: 2, most: 4 }
const comparisons = 25

/**
 * Measures work on a text and on one of twice its length alternately, until the ratio is within the limit or
 * clearly is not. The minimum times are compared, since disturbances only make runs slower.
 */
export function measureGrowth(single: () => void, double: () => void, limit: number): Growth {
  let growth = compareRuns(single, double, limit)
  for (let i = 1; i < comparisons && growth.ratio > limit; i++)
    growth = compareRuns(single, double, limit)
  return growth
}

function compareRuns(single: () => void, double: () => void, limit: number): Growth {
  const growth = { single: Number.POSITIVE_INFINITY, double: Number.POSITIVE_INFINITY, ratio: 0 }
  for (let run = 1; run <= runs.most; run++) {
    growth.single = Math.min(growth.single, millisecondsOf(single))
    growth.double = Math.min(growth.double, millisecondsOf(double))
    growth.ratio = (growth.double - noise) / growth.single
    if (run >= runs.least && growth.ratio <= limit) break
  }
  return growth
}

/** The processor time of some work on this thread (ms), which other programs of the machine hardly change. */
export function millisecondsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
