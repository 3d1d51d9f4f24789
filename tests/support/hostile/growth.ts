/** Minimum processor times for a text and for one of twice its length, and their ratio. */
export type Growth = { single: number; double: number; ratio: number }

/** The grain (ms) of the system's account of processor times, and thus the error of a measurement. */
const grain = measureGrain()

/** Short work is repeated until it has taken this much processor time (ms), many grains. */
const enough = Math.max(15, 10 * grain)

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
    growth.single = Math.min(growth.single, shareOf(single).time)
    const { time, error } = shareOf(double)
    growth.double = Math.min(growth.double, time)
    growth.ratio = (growth.double - error) / growth.single
    if (run >= runs.least && growth.ratio <= limit) break
  }
  return growth
}

/** The processor time of one repetition of some work, and its error (ms). */
function shareOf(work: () => void): { time: number; error: number } {
  let [total, count] = [0, 0]
  const started = timeOfThread()
  do {
    work()
    count += 1
    total = timeOfThread() - started
  } while (total < enough)
  return { time: total / count, error: grain / count }
}

/** The processor time of some work on this thread (ms), which other programs of the machine hardly change. */
export function millisecondsOf(work: () => void): number {
  const before = timeOfThread()
  work()
  return timeOfThread() - before
}

/**
 * The processor time of this thread so far (ms). Linux brings a thread's account up to date when it is asked for that of
 * the process, and otherwise every few milliseconds.
 */
function timeOfThread(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The usual step (ms) of `timeOfThread`, at least half a millisecond, which single steps may take. */
function measureGrain(): number {
  const steps: number[] = []
  let last = timeOfThread()
  for (const end = last + 50; last < end; ) {
    const now = timeOfThread()
    if (now > last) steps.push(now - last)
    last = now
  }
  return Math.max(0.5, steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0)
}
