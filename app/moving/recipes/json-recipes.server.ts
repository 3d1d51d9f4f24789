import { z } from 'zod'
import { cut } from '#platform/text/cut.ts'
import { plain, type Recipe, servingsIn } from './recipe.server.ts'

/** Scripts with data for search engines. */
const opening = '<script'

const text = z.union([z.string(), z.number()]).transform(String).catch('').default('')

const lines = z
  .union([z.string().transform((one) => [one]), z.array(z.unknown())])
  .catch([])
  .default([])

/** A picture by its address, an object with it, or a list of both. */
const image = z
  .union([
    z.string(),
    z.object({ url: z.string() }).transform(({ url }) => url),
    z.array(z.unknown()).transform((list) => addressIn(list[0])),
  ])
  .catch('')
  .default('')

const recipe = z.object({
  name: text,
  description: text,
  image,
  recipeIngredient: lines,
  ingredients: lines,
  recipeInstructions: lines,
  recipeYield: z.union([text, z.array(text).transform(([first = '']) => first)]).catch(''),
  recipeCategory: z.union([text, z.array(text).transform(([first = '']) => first)]).catch(''),
})

/** The recipes that a text describes as schema.org wants it, in JSON-LD. Whatever cannot be read is left out. */
export function jsonRecipes(html: string): Recipe[] {
  return dataIn(html)
    .flatMap((data) => recipesIn(data, 0))
    .flatMap((found): Recipe[] => {
      const read = recipe.safeParse(found).data
      const title = cut(plain(read?.name ?? ''), 200)
      if (!read || !title) return []
      const ingredients = [...read.recipeIngredient, ...read.ingredients].filter(isText).map(plain)
      return [
        {
          title,
          summary: plain(read.description),
          ingredients: ingredients.filter(Boolean),
          foods: ingredients.filter(Boolean),
          steps: read.recipeInstructions.map(stepText).filter(Boolean),
          servings: servingsIn(read.recipeYield),
          imageId: '',
          imageUrl: /^https?:/.test(read.image) ? read.image : '',
          course: plain(read.recipeCategory),
          isPublished: false,
          createdAt: undefined,
        },
      ]
    })
}

/** The data of all scripts of this type. Reads each character once. */
function dataIn(html: string): unknown[] {
  const found: unknown[] = []
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at + 1)) {
    const start = html.indexOf('>', at)
    const end = start < 0 ? -1 : html.indexOf('</script', start)
    if (end < 0) break
    if (html.slice(at, start).includes('application/ld+json')) {
      try {
        found.push(JSON.parse(html.slice(start + 1, end)))
      } catch {
        // Data that cannot be read describes nothing.
      }
    }
    at = end
  }
  return found
}

function recipesIn(data: unknown, depth: number): unknown[] {
  if (depth > 5 || typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap((one) => recipesIn(one, depth + 1))
  const types = '@type' in data ? [data['@type']].flat() : []
  if (types.includes('Recipe')) return [data]
  return '@graph' in data ? recipesIn(data['@graph'], depth + 1) : []
}

const isText = (value: unknown): value is string => typeof value === 'string'

function stepText(step: unknown): string {
  if (typeof step === 'string') return plain(step)
  const said = z.object({ text }).safeParse(step).data
  return plain(said?.text ?? '')
}

function addressIn(value: unknown): string {
  if (typeof value === 'string') return value
  return z.object({ url: z.string() }).safeParse(value).data?.url ?? ''
}
