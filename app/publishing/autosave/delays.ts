/** Times in ms. */
const quietTime = 2000
const longestWait = 15_000
const longestRetry = 30_000

/**
 * The delay until an autosave: a pause after the last change,
 * but never later than `longestWait` after the oldest one.
 */
export const afterPause = (changedAt: number, now: number): number =>
  Math.min(quietTime, Math.max(0, changedAt + longestWait - now))

/** The delay until a failed save is repeated; it doubles with each failure. */
export const afterFailure = (failures: number): number =>
  Math.min(quietTime * 2 ** (failures - 1), longestRetry)
