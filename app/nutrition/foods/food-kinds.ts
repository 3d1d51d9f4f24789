/** The seven figures of a meal: kcal for calories, mg for sodium, grams for the rest. */
export const nutrients = [
  'calories',
  'carbohydrates',
  'protein',
  'fat',
  'fiber',
  'sugar',
  'sodium',
] as const

export type Nutrient = (typeof nutrients)[number]

export type NutritionData = Record<Nutrient, number>

export const noNutrition: NutritionData = {
  calories: 0,
  carbohydrates: 0,
  protein: 0,
  fat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
}

/** The groups of foods: a group decides a food's default portion, its density and how it is drawn. */
export const foodGroups = [
  'grain',
  'pasta',
  'bread',
  'cereal',
  'potato',
  'leafy',
  'vegetable',
  'legume',
  'fruit',
  'nut',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'cheese',
  'sauce',
  'fat',
  'herb',
  'soup',
  'drink',
  'sweet',
  'snack',
  'dish',
] as const

export type FoodGroup = (typeof foodGroups)[number]
