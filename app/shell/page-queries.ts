/** Every query parameter that a public page reads on the server. Others are removed before, see pageKeys. */
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
  'checked',
  'meals',
  'tag',
  'text',
]
