/** Generated rows that fill a site for tests of scale: the same ids and times on every run. */

/** The time of the first row and the distance (ms) between rows: two years hold four million. */
const first = 1_700_000_000_000
const apart = 15_000

/** The maximum number of rows before their times would be in the future. */
export const mostInvented = 4_000_000

/** The time of row `number`; it grows with the number. */
export const timeOfInvented = (number: number) => new Date(first + number * apart).toISOString()

/** The id of row `number`; ids sort by number. */
export function inventedId(number: number): string {
  const time = (first + number * apart).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, '0')}`
}
