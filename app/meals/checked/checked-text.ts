import type { Meal } from '../meal.ts'

/** Who checked a meal, and when. */
export type Check = Pick<Meal, 'checkedBy' | 'checkedAt'>

/** "Checked by Ada on Nov 23, 2026"; null for a meal that nobody has checked. */
export function checkedText({ checkedBy, checkedAt }: Check): string | null {
  if (!checkedBy || !checkedAt) return null
  return `Checked by ${checkedBy.name} on ${dates.format(Date.parse(checkedAt))}`
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
