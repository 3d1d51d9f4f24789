import { jsonRecipes } from './json-recipes.server.ts'
import { microdataRecipes } from './microdata-recipes.server.ts'
import type { Recipe } from './recipe.server.ts'

/** The recipes that a text describes for search engines, in either form; one of both counts once. */
export function describedRecipes(html: string): Recipe[] {
  const recipes = jsonRecipes(html)
  const titles = new Set(recipes.map(({ title }) => title))
  return [...recipes, ...microdataRecipes(html).filter(({ title }) => !titles.has(title))]
}

/** What recipes take over from their post. */
type InheritedFromPost = {
  published: boolean
  /** When the post was written, if the file says so. */
  createdAt: string | undefined
  /** The picture of the post, for recipes that have none. */
  picture: string
}

/** The recipes that a post describes, as meals that are shown if the post is. */
export const recipesOfPost = (html: string, { published, createdAt, picture }: InheritedFromPost) =>
  describedRecipes(html).map((recipe) => ({
    ...recipe,
    isPublished: published,
    createdAt,
    imageUrl: recipe.imageUrl || picture,
  }))
