/** The filters of the home page, kept in its address. An empty text means no filter. */
export type HomeQuery = { diet: string; mealType: string }

export const diets = ['Keto', 'Vegan', 'Mediterranean']

export const homeMealTypes = [
  { slug: 'breakfast', name: 'Breakfast' },
  { slug: 'lunch', name: 'Lunch' },
  { slug: 'dinner', name: 'Dinner' },
]

/** Reads the filters; a value that is not one of the choices means no filter. */
export function readHomeQuery(params: URLSearchParams): HomeQuery {
  const asked = (name: string) => params.get(name)?.toLowerCase() ?? ''
  return {
    diet: diets.find((diet) => diet.toLowerCase() === asked('diet')) ?? '',
    mealType: homeMealTypes.find((type) => type.slug === asked('mealType'))?.slug ?? '',
  }
}

/** The address with these filters, at the section with the meals. */
export function homeHref({ diet, mealType }: HomeQuery): string {
  const params = new URLSearchParams({
    ...(diet && { diet }),
    ...(mealType && { mealType }),
  })
  return params.size > 0 ? `/?${params}#meals` : '/#meals'
}

/** 16 meals, or 24 once a filter is chosen. */
export function homePageSize({ diet, mealType }: HomeQuery): number {
  return diet || mealType ? 24 : 16
}
