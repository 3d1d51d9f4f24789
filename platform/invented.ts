/** Rows that are made up to fill a site: the same ids and times on every run. */

/** When the first one was written, and how far (ms) they are apart: two years hold four million. */
const first = 1_700_000_000_000
const apart = 15_000

/** How many can be made up before their times would be in the future. */
export const mostInvented = 4_000_000

/** When the row of that number was written, later than the one before. */
export const timeOfInvented = (number: number) => new Date(first + number * apart).toISOString()

/** The id of the row of that number, in the order of the numbers. */
export function inventedId(number: number): string {
  const time = (first + number * apart).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, '0')}`
}
