import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { androidPhone } from '#tests/support/sites/browser.ts'
import { composingKeyboard } from '#tests/support/sites/compose.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import {
  buttonOf,
  type PictureFile,
  startPosts,
  textOf,
  titleOf,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('writing on a phone', () => {
  let staff: StaffSite
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, pictureFile } = await startPosts())
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
  })
  afterAll(() => staff?.close())

  it('every block and mark is reached by touch, and a news item is published [compose-03]', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs/new', androidPhone)
    const keyboard = await composingKeyboard(page)
    const tap = (name: string) => buttonOf(page, name).tap()
    const insert = async (name: string) => {
      await tap('Insert')
      await page.getByRole('menuitem', { name }).tap()
    }
    await titleOf(page).tap()
    await keyboard.text('Market opens')
    await textOf(page).tap()
    await tap('Heading one')
    await keyboard.text('Saturday\n')
    await tap('Bold')
    await keyboard.text('From eight')
    await tap('Bold')
    await keyboard.text(' on\n')
    await tap('Bulleted list')
    await keyboard.text('rice\n')
    await tap('List item deeper')
    await keyboard.text('basmati\n')
    await tap('List item higher')
    await tap('Numbered list')
    await keyboard.text('first\n\n')
    await tap('Quote')
    await keyboard.text('Come early\n\n')
    await insert('Table')
    const table = page.getByRole('toolbar', { name: 'Table' })
    await table.waitFor()
    await keyboard.text('Food')
    await expectToFit(page, [390])
    await page.locator('td').last().tap()
    await keyboard.text('end')
    await textOf(page).locator('p').last().tap()
    await insert('Meal card')
    await page.getByRole('button', { name: /Dal and rice/ }).tap()
    await insert('Footnote')
    await keyboard.text('By the river')
    await textOf(page).locator('p').last().tap()
    await insert('Gallery')
    const gallery = page.getByRole('dialog', { name: 'Gallery' })
    const chosen = page.waitForEvent('filechooser')
    await gallery.getByRole('button', { name: 'Add images' }).tap()
    await (await chosen).setFiles(pictureFile)
    await gallery.getByLabel('Caption of image 1').fill('Stalls')
    await expectToFit(page, [390], 'the dialog')
    await gallery.getByRole('button', { name: 'Save gallery' }).tap()
    await tap('Undo')
    await tap('Redo')
    await buttonOf(page, 'Change gallery').waitFor()
    await page.getByLabel('Description', { exact: true }).fill('Where and when')
    await page.getByLabel('Category').selectOption('Recipes')
    await page.getByLabel('Featured image', { exact: true }).setInputFiles(pictureFile)
    await page.getByText('Image uploaded successfully').waitFor()
    await page.getByLabel('Publish immediately').check()
    await tap('Save Changes')
    await page.waitForURL('**/admin/blogs')
    const { content } = await staff.call<{ content: string }>('GET', '/blogs/market-opens')
    const blocks: { type: string }[] = JSON.parse(content)
    expect(blocks.map(({ type }) => type)).toEqual([
      ...['heading-one', 'paragraph', 'bulleted-list', 'numbered-list', 'block-quote', 'table'],
      ...['meal', 'paragraph', 'paragraph', 'gallery'],
    ])
    expect(content).toContain('From eight')
    expect(blocks[2]).toMatchObject({ children: [{}, { type: 'bulleted-list' }] })
    expect(problems).toEqual([])
    await close()
  })
})
