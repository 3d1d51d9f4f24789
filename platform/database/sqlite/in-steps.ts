import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `step`, a short transaction, until it returns false. After each step it pauses for as long as the step
 * took, because on SQLite nobody else can write during a step.
 */
export async function inSteps(step: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const started = performance.now()
    if (!(await step())) return
    await pause(performance.now() - started)
  }
}
