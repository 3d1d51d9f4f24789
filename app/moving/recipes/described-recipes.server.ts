import { jsonRecipes } from './json-recipes.server.ts'
import { microdataRecipes } from './microdata-recipes.server.ts'
import type { Recipe } from './recipe.server.ts'

/** The recipes that a text describes for search engines, in either form; one of both counts once. */
export function describedRecipes(html: string): Recipe[] {
  const recipes = jsonRecipes(html)
  const titles = new Set(recipes.map(({ title }) => title))
  return [...recipes, ...microdataRecipes(html).filter(({ title }) => !titles.has(title))]
}
