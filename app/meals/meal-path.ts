/** The public path of a meal. */
export function mealPath(slug: string): string {
  return `/meals/${encodeURIComponent(slug)}`
}
