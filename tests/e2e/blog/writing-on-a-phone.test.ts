import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { androidPhone } from '#tests/support/sites/browser.ts'
import { composingKeyboard } from '#tests/support/sites/compose.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  startPosts,
  textOf,
  titleOf,
  untilSelected,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('writing on a phone', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
    await staff.call('POST', '/meals', { title: 'Millet', isPublished: true })
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

  it('every block is made, changed and removed by touch [compose-04]', async () => {
    await staff.upload(2)
    const { page, problems, stored, close } = await posts.open(
      'All by touch',
      { content: '' },
      { options: androidPhone },
    )
    const keyboard = await composingKeyboard(page)
    const tap = (name: string) => buttonOf(page, name).tap()
    const insert = async (name: string) => {
      await tap('Insert')
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).tap()
    }
    const types = async () => (await stored()).map(({ type }: { type: string }) => type)
    const block = async (wanted: string) =>
      (await stored()).find(({ type }: { type: string }) => type === wanted)
    const tapLastLine = async () => {
      await textOf(page).locator('p').last().tap()
      await untilSelected(page)
    }

    // A table: rows, columns and its head.
    await insert('Table')
    const bar = page.getByRole('toolbar', { name: 'Table' })
    await bar.waitFor()
    const rows = textOf(page).locator('tr')
    const [rowsBefore, cellsBefore] = [
      await rows.count(),
      await textOf(page).locator('th, td').count(),
    ]
    await bar.getByRole('button', { name: 'Row below' }).tap()
    await expect.poll(() => rows.count()).toBe(rowsBefore + 1)
    await bar.getByRole('button', { name: 'Column after' }).tap()
    await bar.getByRole('button', { name: 'Head row' }).tap()
    await bar.getByRole('button', { name: 'Remove row' }).tap()
    await bar.getByRole('button', { name: 'Remove column' }).tap()
    await expect.poll(() => rows.count()).toBe(rowsBefore)
    await expect.poll(() => textOf(page).locator('th, td').count()).toBe(cellsBefore)
    await bar.getByRole('button', { name: 'Remove table' }).tap()
    await expect.poll(() => rows.count()).toBe(0)

    // Code, left by two empty lines, and made plain text again.
    await tapLastLine()
    await insert('Code block')
    await keyboard.text('x = 1')
    await textOf(page).locator('pre').waitFor()
    await insert('Code block')
    await expect.poll(() => textOf(page).locator('pre').count()).toBe(0)
    await tapLastLine()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')

    await insert('Divider')
    await tap('Remove divider')
    await tapLastLine()
    await insert('Video')
    const video = page.getByRole('dialog', { name: 'Video' })
    await video.getByLabel('Address').tap()
    await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')
    await video.getByRole('button', { name: 'Save video' }).tap()
    await tap('Change video')
    await video.getByLabel('Address').fill('https://vimeo.com/76979871')
    await video.getByRole('button', { name: 'Save video' }).tap()
    await textOf(page).getByText('Video on Vimeo').waitFor()
    await tap('Remove video')

    await tapLastLine()
    await insert('Meal card')
    await page.getByRole('button', { name: /Dal and rice/ }).tap()
    await tap('Change meal card')
    await page.getByRole('button', { name: /Millet/ }).tap()
    await textOf(page).getByText('Millet').waitFor()
    await tap('Remove meal card')

    await tapLastLine()
    await insert('Gallery')
    const gallery = page.getByRole('dialog', { name: 'Gallery' })
    const chosen = page.waitForEvent('filechooser')
    await gallery.getByRole('button', { name: 'Add images' }).tap()
    await (await chosen).setFiles(pictureFile)
    await gallery.getByLabel('Alt text of image 1').fill('Stalls')
    await gallery.getByRole('button', { name: 'Save gallery' }).tap()
    await tap('Change gallery')
    await gallery.getByLabel('Caption of image 1').fill('At eight')
    await gallery.getByRole('button', { name: 'Save gallery' }).tap()
    await expect
      .poll(async () => (await block('gallery'))?.images, { timeout: 15_000 })
      .toMatchObject([{ alt: 'Stalls', caption: 'At eight' }])
    await tap('Remove gallery')

    await tapLastLine()
    await insert('Image')
    const picture = page.getByRole('dialog', { name: 'Insert image' })
    await picture.getByRole('tab', { name: 'Earlier images' }).tap()
    await picture.getByRole('button', { name: 'Use again' }).first().tap()
    const about = page.getByRole('dialog', { name: 'Describe the image' })
    await about.getByLabel('Alt text').fill('Rice')
    await about.getByText('Wide', { exact: true }).tap()
    await about.getByRole('button', { name: 'Save description' }).tap()
    await expect
      .poll(() => block('image'), { timeout: 15_000 })
      .toMatchObject({ alt: 'Rice', width: 'wide' })
    const { url } = await block('image')
    await tap('Edit description')
    await about.getByLabel('Caption').fill('In a bowl')
    await about.getByRole('button', { name: 'Save description' }).tap()
    await tap('Replace image')
    const other = page.getByRole('dialog', { name: 'Replace image' })
    await other.getByRole('tab', { name: 'Earlier images' }).tap()
    await other.getByRole('button', { name: 'Use again' }).last().tap()
    await expect.poll(async () => (await block('image')).url, { timeout: 15_000 }).not.toBe(url)
    expect(await block('image')).toMatchObject({ alt: 'Rice', caption: 'In a bowl' })
    await textOf(page).getByRole('button', { name: 'Remove image' }).tap()

    // A footnote, whose signs are text.
    await tapLastLine()
    await keyboard.text('Rice')
    await insert('Footnote')
    await keyboard.text('Botany')
    await expect
      .poll(async () => JSON.stringify(await stored()), { timeout: 15_000 })
      .toContain('[^1]: Botany')
    for (let undone = 0; undone < 10; undone += 1) {
      if (!(await textOf(page).innerText()).includes('[^1]')) break
      await tap('Undo')
      await untilSelected(page)
    }
    expect(await textOf(page).innerText()).not.toContain('[^1]')
    await expect.poll(types, { timeout: 15_000 }).not.toContain('image')
    expect((await types()).filter((type: string) => type !== 'paragraph')).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
