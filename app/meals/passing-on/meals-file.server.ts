import type { App } from '#platform/app.ts'
import { csvLine } from '#platform/text/csv.ts'
import { readLicence } from './licence.server.ts'
import { type OpenMeal, openMeal, publishedMeals } from './published-meals.server.ts'

/** Pieces of `/meals.json`: the site, its licence, and every published meal. */
export async function* mealsAsJson(app: App): AsyncGenerator<string> {
  const { siteName: name, siteUrl: url } = app.config
  const head = JSON.stringify({ site: { name, url }, licence: await readLicence(app) })
  yield `${head.slice(0, -1)},"meals":[`
  let before = '\n'
  for await (const meal of publishedMeals(app)) {
    yield before + JSON.stringify(openMeal(app, meal))
    before = ',\n'
  }
  yield '\n]}\n'
}

/** The columns of `/meals.csv`, with the units in their names. */
const columns: Record<string, (meal: OpenMeal) => string | number | null> = {
  title: ({ title }) => title,
  url: ({ url }) => url,
  'meal type': ({ mealType }) => mealType,
  categories: ({ categories }) => categories.join('; '),
  'calories (kcal)': ({ nutritionData }) => nutritionData.calories,
  'calories from (kcal)': ({ range }) => range?.calories.low ?? null,
  'calories to (kcal)': ({ range }) => range?.calories.high ?? null,
  'carbohydrates (g)': ({ nutritionData }) => nutritionData.carbohydrates,
  'protein (g)': ({ nutritionData }) => nutritionData.protein,
  'fat (g)': ({ nutritionData }) => nutritionData.fat,
  'fiber (g)': ({ nutritionData }) => nutritionData.fiber,
  'sugar (g)': ({ nutritionData }) => nutritionData.sugar,
  'sodium (mg)': ({ nutritionData }) => nutritionData.sodium,
  ingredients: ({ detectedIngredients }) => detectedIngredients.join('; '),
  picture: ({ imageUrl }) => imageUrl,
  updated: ({ updatedAt }) => updatedAt,
}

/** Pieces of `/meals.csv` (RFC 4180): a line of names, then one line for each published meal. */
export async function* mealsAsCsv(app: App): AsyncGenerator<string> {
  const licence = await readLicence(app)
  yield csvLine([...Object.keys(columns), 'licence'])
  for await (const meal of publishedMeals(app)) {
    const open = openMeal(app, meal)
    const cells = Object.values(columns).map((cellOf) => cellOf(open))
    yield csvLine([...cells, licence.id ?? licence.name])
  }
}
