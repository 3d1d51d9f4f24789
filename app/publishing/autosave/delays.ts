/** Times in ms. */
const quietTime = 2000
const longestWait = 15_000
const longestRetry = 30_000

/** Saved after a pause, and while somebody types on, at the latest so long after the oldest change. */
export const afterPause = (changedAt: number, now: number): number =>
  Math.min(quietTime, Math.max(0, changedAt + longestWait - now))

/** Repeated ever later, while it goes on failing. */
export const afterFailure = (failures: number): number =>
  Math.min(quietTime * 2 ** (failures - 1), longestRetry)
