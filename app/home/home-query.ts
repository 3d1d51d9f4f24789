/** The filters of the home page, kept in its address. Empty text filters nothing. */
export type HomeQuery = { diet: string; mealType: string }

export const diets = ['Keto', 'Vegan', 'Mediterranean']

export const homeMealTypes = [
  { slug: 'breakfast', name: 'Breakfast' },
  { slug: 'lunch', name: 'Lunch' },
  { slug: 'dinner', name: 'Dinner' },
]

/** Reads the filters; what is not among the choices filters nothing. */
export function readHomeQuery(params: URLSearchParams): HomeQuery {
  const asked = (name: string) => params.get(name)?.toLowerCase() ?? ''
  return {
    diet: diets.find((diet) => diet.toLowerCase() === asked('diet')) ?? '',
    mealType: homeMealTypes.find((type) => type.slug === asked('mealType'))?.slug ?? '',
  }
}

/** The address that shows these filters, at the place of the page where the meals are. */
export function homeHref({ diet, mealType }: HomeQuery): string {
  const params = new URLSearchParams({
    ...(diet && { diet }),
    ...(mealType && { mealType }),
  })
  return params.size > 0 ? `/?${params}#meals` : '/#meals'
}

/** First 16 meals, 24 once a filter is chosen. */
export function homePageSize({ diet, mealType }: HomeQuery): number {
  return diet || mealType ? 24 : 16
}
