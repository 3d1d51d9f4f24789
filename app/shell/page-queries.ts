/** Every query parameter that a public page reads on the server. Others are removed before, see pageKeys. */
export const pageQueries = [
  'page',
  'search',
  'exact',
  'category',
  'mealType',
  'diet',
  'sort',
  'minCalories',
  'maxCalories',
  'minProtein',
  'minFiber',
  'checked',
  'meals',
  'tag',
  'text',
  'remove',
  'use',
  'add',
]

/** Those that may stand in an address several times, once for each row of a form; empty ones count too. */
export const pageListQueries = ['food', 'amount', 'unit', 'read', 'words', 'swap', 'unknown']
