import { Buffer } from 'node:buffer'
import type { Hand } from './hand.ts'

/** A part of an article. */
export type Part =
  | { heading: 1 | 2; text: string }
  | { text: string; bold?: string; note?: string }
  | { list: string[] }
  | { steps: string[] }
  | { table: string[] }
  | { quote: string }
  | { meal: string }
  | { gallery: true }

type About = {
  file: File
  isLast: boolean
  /** Footnotes to be written at the end. */
  notes: string[]
}

type Write = (hand: Hand, part: Part, about: About) => Promise<void>

const headings = { 1: 'Heading one', 2: 'Heading two' }

const byKeys: Write = async (hand, part, { file, isLast, notes }) => {
  const end = isLast ? '' : '\n'
  if ('heading' in part) await hand.type(`${'#'.repeat(part.heading)} ${part.text}\n`)
  else if ('list' in part) await hand.type(`- ${part.list.join('\n')}\n\n`)
  else if ('steps' in part) await hand.type(`1. ${part.steps.join('\n')}\n\n`)
  else if ('quote' in part) await hand.type(`> ${part.quote}\n\n`)
  else if ('table' in part) {
    await hand.type('/tab\n')
    for (const [index, cell] of part.table.entries()) {
      if (index > 0) await hand.press('Tab')
      await hand.type(cell)
    }
    await hand.press('Control+End')
  } else if ('meal' in part) {
    await hand.type(`/meal\n`)
    await hand.page.getByRole('dialog').waitFor()
    await hand.type(part.meal)
    await hand.press('Enter')
    await closed(hand)
  } else if ('gallery' in part) {
    await hand.type('/gal\n')
    await addPicture(hand, file)
  } else {
    await hand.type(`${part.text}${part.bold ? ` **${part.bold}**` : ''}`)
    if (part.note) await hand.type(`[^${notes.push(part.note)}]`)
    await hand.type(end)
  }
}

const byToolbar: Write = async (hand, part, { file, isLast }) => {
  const { page } = hand
  const button = (name: string) => hand.click(page.getByRole('button', { name, exact: true }))
  const insert = async (name: string) => {
    await button('Insert')
    await hand.click(page.getByRole('menuitem', { name }))
  }
  if ('heading' in part) {
    await button(headings[part.heading])
    await hand.type(`${part.text}\n`)
  } else if ('list' in part || 'steps' in part) {
    await button('list' in part ? 'Bulleted list' : 'Numbered list')
    await hand.type(`${('list' in part ? part.list : part.steps).join('\n')}\n\n`)
  } else if ('quote' in part) {
    await button('Quote')
    await hand.type(`${part.quote}\n\n`)
  } else if ('table' in part) {
    await insert('Table')
    await fillTable(hand, part.table)
  } else if ('meal' in part) {
    await insert('Meal card')
    await hand.type(part.meal)
    await found(hand)
    await hand.click(page.getByRole('button', { name: /^Dal and rice/ }))
    await closed(hand)
  } else if ('gallery' in part) {
    await insert('Gallery')
    await addPicture(hand, file)
  } else {
    await hand.type(part.text)
    if (part.bold) {
      await hand.type(' ')
      await button('Bold')
      await hand.type(part.bold)
      await button('Bold')
    }
    if (part.note) await footnote(hand, part.note, () => insert('Footnote'))
    await hand.type(isLast ? '' : '\n')
  }
}

export const partWith = { keys: byKeys, toolbar: byToolbar }

/** The cells of a table that was just inserted, and the paragraph after it. */
async function fillTable(hand: Hand, cells: readonly string[]): Promise<void> {
  const { page } = hand
  for (const [index, cell] of cells.entries()) {
    if (index > 0) await hand.click(page.locator('td').nth(index))
    await hand.type(cell)
  }
  await hand.click(page.locator('[role=textbox] > p, [role=textbox] p').last())
}

/** A footnote, and the way back to the paragraph. */
async function footnote(hand: Hand, note: string, begin: () => Promise<void>): Promise<void> {
  const line = hand.page
    .locator('[role=textbox] p')
    .filter({ hasNotText: /^\[\^\d+\]: / })
    .last()
  await begin()
  await hand.type(note)
  await hand.click(line)
  await hand.press('End')
}

const found = (hand: Hand) => hand.page.getByRole('button', { name: /^Dal and rice/ }).waitFor()

const closed = (hand: Hand) => hand.page.getByRole('dialog').waitFor({ state: 'detached' })

async function addPicture(hand: Hand, file: File): Promise<void> {
  const dialog = hand.page.getByRole('dialog')
  const chosen = hand.page.waitForEvent('filechooser')
  await hand.click(dialog.getByRole('button', { name: 'Add images' }))
  const buffer = Buffer.from(await file.arrayBuffer())
  await (await chosen).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByLabel('Alt text of image 1').waitFor()
  await hand.click(dialog.getByRole('button', { name: 'Save gallery' }))
  await closed(hand)
}
