import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'

const sample = (
  title: string,
  mealType: string,
  category: string | null,
  [calories, carbohydrates, protein, fat]: [number, number, number, number],
): MealCardData => ({
  slug: '',
  title,
  imageUrl: '',
  alt: '',
  image: null,
  mealType,
  category,
  calories,
  carbohydrates,
  protein,
  fat,
  checked: null,
})

/** Shown on the home page while meals cannot be loaded; figures in kcal and grams. */
export const sampleCards: MealCardData[] = [
  sample('Oatmeal with Berries', 'Breakfast', 'Vegan', [350, 58, 11, 8]),
  sample('Chickpea Salad Bowl', 'Lunch', 'Mediterranean', [460, 52, 17, 20]),
  sample('Salmon with Greens', 'Dinner', 'Keto', [520, 9, 38, 36]),
  sample('Vegetable Stir-Fry with Rice', 'Dinner', 'Vegan', [480, 74, 14, 13]),
]
