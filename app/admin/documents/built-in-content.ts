import { readLegacyHtml } from '#app/blog/editor/pasting/read-html.ts'

/** Parts of the page that are not its text. */
const besides = 'nav, h1, form, button, [hidden], .noscript\\:block, figure'

/** The text of a page that the program brings, as blocks of the editor: read from the page itself. */
export async function builtInContent(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main')
  for (const part of main?.querySelectorAll(besides) ?? []) part.remove()
  return main ? JSON.stringify(readLegacyHtml(main)) : ''
}
