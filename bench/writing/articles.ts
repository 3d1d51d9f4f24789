import { asFile, buildPicture } from '#tests/support/builders/pictures.ts'
import type { Desk } from './desk.ts'
import { Hand } from './hand.ts'
import { type Part, partWith } from './ways.ts'

/** A recipe with a table and meal cards. */
const recipe: Part[] = [
  { heading: 1, text: 'What goes in' },
  { list: ['200 g rice', '150 g lentils', '1 onion'] },
  { heading: 1, text: 'What is in it' },
  { table: ['Food', 'kcal', 'g', 'Rice', '260', '200', 'Lentils', '170', '150'] },
  { heading: 1, text: 'How it is done' },
  { steps: ['Fry the onion.', 'Add all the rest.', 'Wait for twenty minutes.'] },
  { text: 'It goes with this:' },
  { meal: 'dal' },
]

/** A long read with footnotes and a gallery. */
const longRead: Part[] = [
  { text: 'Cold rice has', bold: 'less starch', note: 'If it was cooled for a day.' },
  { heading: 1, text: 'Where it goes' },
  { text: 'The starch turns into another one that', bold: 'resists', note: 'Raben, 1994.' },
  { heading: 2, text: 'And back' },
  { quote: 'Heat undoes a part of it.' },
  { gallery: true },
]

/** A news item. */
const news: Part[] = [
  { text: 'The market opens on', bold: 'Saturday' },
  { list: ['From eight to two', 'By the river'] },
]

/** Writes three articles from a blank page, once by keys and once by the toolbar, and prints what that takes. */
export async function benchArticles(desk: Desk): Promise<void> {
  await desk.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
  const file = asFile(await buildPicture('jpeg', { width: 1200, height: 900 }))
  for (const [name, parts] of Object.entries({ recipe, 'long read': longRead, news })) {
    const byKeys = await write(desk, { name, parts, file, way: 'keys' })
    const byToolbar = await write(desk, { name, parts, file, way: 'toolbar' })
    if (byKeys !== byToolbar) throw new Error(`Two texts:\n${byKeys}\n${byToolbar}`)
  }
}

type Article = { name: string; parts: Part[]; file: File; way: keyof typeof partWith }

/** Writes an article. Returns what the server has of it, but for the addresses of pictures. */
async function write(desk: Desk, { name, parts, file, way }: Article): Promise<string> {
  const { page, text } = await desk.open()
  await page.goto(`${desk.site.url}/admin/blogs/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill(`${name} by ${way}`)
  await text.click()
  const hand = new Hand(page)
  const notes: string[] = []
  for (const [index, part] of parts.entries()) {
    await partWith[way](hand, part, { file, isLast: index === parts.length - 1, notes })
  }
  if (notes.length > 0) {
    await hand.type(notes.map((note, index) => `[^${index + 1}]: ${note}`).join('\n'))
  }
  await page.locator('[data-save-state=saved]').waitFor()
  await page.waitForURL('**/admin/blogs/edit/*')
  const id = page.url().split('/').at(-1)
  const { content } = await desk.call<{ content: string }>('GET', `/blogs/${id}`)
  const { keys, presses, seconds } = hand
  const told = `${keys} keys, ${presses} presses, ${Math.round(seconds)} s`
  console.log(`${`${name}, by ${way}`.padEnd(40)}${told.padStart(32)}`)
  await page.context().close()
  return content.replaceAll(/\/media\/[^"]+/g, '')
}
