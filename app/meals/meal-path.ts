/** Where all meals are; the slug follows, escaped. */
export const mealFolder = '/meals/'

/** The one public address of a meal, from the first slash on. */
export function mealPath(slug: string): string {
  return mealFolder + encodeURIComponent(slug)
}
