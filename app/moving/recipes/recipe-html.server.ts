import { htmlText } from '#platform/text/html.ts'
import type { Recipe } from './recipe.server.ts'

/** A recipe as part of a post: its summary, a link to the meal with its figures, ingredients and steps. */
export function recipeHtml({ title, summary, ingredients, steps }: Recipe, path: string): string {
  const items = (list: string[]) => list.map((line) => `<li>${htmlText(line)}</li>`).join('')
  return [
    `\n\n<h3>${htmlText(title)}</h3>`,
    summary ? `<p>${htmlText(summary)}</p>` : '',
    `<p><a href="${htmlText(path)}">${htmlText(`${title}: calories and nutrients`)}</a></p>`,
    ingredients.length > 0 ? `<ul>${items(ingredients)}</ul>` : '',
    steps.length > 0 ? `<ol>${items(steps)}</ol>` : '',
    '\n\n',
  ].join('')
}
