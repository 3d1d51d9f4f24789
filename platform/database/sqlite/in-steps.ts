import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `step`, a short transaction, until it gives false. The pause after a step is as long as the step
 * was, since on SQLite nobody else writes during it.
 */
export async function inSteps(step: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const started = performance.now()
    if (!(await step())) return
    await pause(performance.now() - started)
  }
}
