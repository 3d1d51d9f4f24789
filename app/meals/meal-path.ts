/** The one public address of a meal, from the first slash on. */
export function mealPath(slug: string): string {
  return `/meals/${encodeURIComponent(slug)}`
}
