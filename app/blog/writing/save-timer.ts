/** Times in ms. */
const quietTime = 2000
const longestWait = 15_000
const longestRetry = 30_000

export type Timer = {
  set(run: () => void, delay: number): unknown
  clear(timer: unknown): void
  now(): number
}

export type SaveTimer = ReturnType<typeof createSaveTimer>

/** When something is saved by itself: after a pause, while somebody types on, and again after a failure. */
export function createSaveTimer(timer: Timer, save: () => void) {
  let waiting: unknown = null
  let changedAt: number | null = null
  let failures = 0
  function schedule(delay: number): void {
    timer.clear(waiting)
    waiting = timer.set(save, delay)
  }
  return {
    noteChange(): void {
      failures = 0
      changedAt ??= timer.now()
    },
    afterPause(): void {
      const latest = (changedAt ?? timer.now()) + longestWait
      schedule(Math.min(quietTime, Math.max(0, latest - timer.now())))
    },
    /** Ever more slowly, while it goes on failing. */
    afterFailure(): void {
      failures += 1
      schedule(Math.min(quietTime * 2 ** (failures - 1), longestRetry))
    },
    atOnce: () => schedule(0),
    stop: () => timer.clear(waiting),
    /** A save begins: what changes from now on waits for the next one. */
    noteSave(): void {
      timer.clear(waiting)
      changedAt = null
    },
    noteSaved(): void {
      failures = 0
    },
  }
}
