/** Every query name that a public page reads on the server. Pages see no others: see pageKeys. */
export const pageQueries = [
  'page',
  'search',
  'category',
  'mealType',
  'diet',
  'sort',
  'minCalories',
  'maxCalories',
  'minProtein',
  'tag',
  'text',
]
