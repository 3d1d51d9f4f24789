/** A day as `Nov 05, 2026`, or with the full name of the month; `Recent` without a date. In UTC. */
export function postDate(iso: string, month: 'short' | 'long' = 'short'): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return 'Recent'
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month,
    day: '2-digit',
  }).format(time)
}

/** `1 view` or `1,234 views`. */
export function viewsText(views: number): string {
  return `${new Intl.NumberFormat('en-US').format(views)} ${views === 1 ? 'view' : 'views'}`
}
