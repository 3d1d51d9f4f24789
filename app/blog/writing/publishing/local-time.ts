/** A time as the value of a `datetime-local` input, in the time zone of the browser; empty for none. */
export function toLocalInput(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  // Part by part: long ago the offset of a zone had seconds, and a year passes through such times while it is typed.
  const date = [padded(time.getFullYear(), 4), padded(time.getMonth() + 1), padded(time.getDate())]
  return `${date.join('-')}T${padded(time.getHours())}:${padded(time.getMinutes())}`
}

const padded = (number: number, digits = 2) => String(number).padStart(digits, '0')

/** The time that was chosen in such an input, as ISO 8601 in UTC; empty for none. */
export function fromLocalInput(value: string): string {
  const time = new Date(value)
  return value === '' || Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A time for people, in the time zone of the browser. */
export const timeText = (iso: string) => {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : format.format(time)
}

/** The time zone of the browser, such as `Europe/Berlin (GMT+1)`. */
export function zoneName(at = new Date()): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone
}
