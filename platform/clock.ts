/** The one source of time, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The clock's time as it is stored: ISO 8601 UTC with milliseconds. */
export const timestamp = (clock: Clock) => clock.now().toISOString()

/** A time later than `previous` by at least 1 ms, whatever the clock says. */
export function timestampAfter(clock: Clock, previous: string): string {
  return new Date(Math.max(clock.now().getTime(), Date.parse(previous) + 1)).toISOString()
}
