import { constants, getPriority, setPriority } from 'node:os'

/**
 * Increase of the nice value, so that requests take precedence: under load, such a process gets about a third
 * of the web process's processor time.
 */
const niceness = 4

/** Lets the processes that answer visitors go before this one. Must be called before it starts threads. */
export function stepBehindTheSite(): void {
  // Relative to the current value, because only root may lower it.
  setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
}
