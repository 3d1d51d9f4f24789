/** The source of the current time, which tests replace. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The current time in the stored format: ISO 8601 in UTC with milliseconds. */
export const timestamp = (clock: Clock) => clock.now().toISOString()

/** The current time, but at least 1 ms later than `previous`. */
export function timestampAfter(clock: Clock, previous: string): string {
  return new Date(Math.max(clock.now().getTime(), Date.parse(previous) + 1)).toISOString()
}
