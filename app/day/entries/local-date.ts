/** A day of the visitor's own calendar, such as `2026-03-09`; days in this form sort by time. */
export type Day = string

/** The day of the visitor's calendar at this moment. */
export function dayAt(moment: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(moment.getFullYear()).padStart(4, '0')
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The day so many days later, or earlier if the number is negative. */
export const shiftDay = (day: Day, days: number): Day => dayAt(noonOf(day, days))

/** True for a text in the form of a day that exists. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && shiftDay(text, 0) === text

const dateFormat = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const shortFormat = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** The date in words: "Monday, March 9". */
export const dateText = (day: Day) => dateFormat.format(noonOf(day))

/** The date in short: "Mon, Mar 9". */
export const shortDateText = (day: Day) => shortFormat.format(noonOf(day))

/** The day as seen from today: "Today", "Yesterday", or its date. */
export function dayText(day: Day, today: Day): string {
  if (day === today) return 'Today'
  return day === shiftDay(today, -1) ? 'Yesterday' : dateText(day)
}

/** Noon exists on every day, which midnight does not where clocks change. */
function noonOf(day: Day, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later, 12)
}
