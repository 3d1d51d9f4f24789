/** The portions that the card to print is offered for, in servings. */
export const printPortions = [0.5, 1, 2] as const

/** The path of the card to print of a meal, for a portion in servings. */
export function printPath(slug: string, portion = 1): string {
  const path = `/meals/${encodeURIComponent(slug)}/print`
  return portion === 1 ? path : `${path}?portion=${portion}`
}
