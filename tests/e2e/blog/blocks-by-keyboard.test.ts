import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  untilInText,
  untilSelected,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('the keyboard alone', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
    await staff.call('POST', '/meals', { title: 'Millet', isPublished: true })
  })
  afterAll(() => staff?.close())

  /** Presses keys one after another; whatever is no name of a key is typed. */
  async function press(page: Page, ...keys: string[]) {
    for (const key of keys) {
      if (/^(Enter|Tab|Escape|Backspace|Arrow\w+|(Shift|Control|Alt)\+.+)$/.test(key)) {
        await page.keyboard.press(key)
      } else await page.keyboard.type(key)
    }
  }

  /** Goes to the end of the text. */
  async function pressEnd(page: Page) {
    await press(page, 'Control+End')
    await untilSelected(page)
  }

  /** Waits until the field of a dialog takes what is typed. */
  async function untilTyping(page: Page, name: string) {
    await page.getByRole('dialog', { name }).locator('input:focus').waitFor()
  }

  /** Waits until no dialog is open, and the text has the focus again. */
  async function untilClosed(page: Page) {
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await untilInText(page)
  }

  /** Tabs to a button, and presses it. */
  async function pressButton(page: Page, name: string) {
    const focused = () =>
      page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? {}
        return ariaLabel || textContent || ''
      })
    for (let tabs = 0; tabs < 12; tabs += 1) {
      if ((await focused()).startsWith(name)) break
      await press(page, 'Tab')
    }
    expect(await focused()).toMatch(new RegExp(`^${name}`))
    await press(page, 'Enter')
  }

  it('makes, changes and removes blocks of text [block-12]', async () => {
    const { page, stored, close } = await posts.open('Text by keyboard', { content: '' })
    await press(page, '# One', 'Enter', '> Said', 'Enter', 'Enter', '- a', 'Enter', 'b', 'Tab')
    await press(page, 'Enter', 'Enter', 'Enter', '```x = 1', 'Enter', 'Enter', '---', 'End.')
    await saved(page)
    const types = async () => (await stored()).map(({ type }: { type: string }) => type)
    const paragraph = 'paragraph'
    await expect
      .poll(types)
      .toEqual([
        ...['heading-one', 'block-quote', 'bulleted-list', 'code-block', 'divider', paragraph],
      ])
    await expect
      .poll(async () => JSON.stringify(await stored()))
      .toContain(
        '{"type":"bulleted-list","children":[{"type":"list-item","children":[{"text":"b"}]}]}',
      )
    // The divider is selected first, so that nobody removes it by chance.
    await press(page, 'Control+ArrowLeft')
    await untilSelected(page)
    await press(page, 'Backspace', 'Backspace')
    await press(page, 'Control+Home')
    await untilSelected(page)
    await press(page, 'Backspace', 'Control+a')
    await untilSelected(page)
    await press(page, 'Backspace', 'Gone.')
    await saved(page)
    await expect.poll(stored).toEqual(words('Gone.'))
    await close()
  })

  it('makes, changes and removes tables, videos, meal cards and galleries [block-12]', async () => {
    const { page, stored, close } = await posts.open('Others by keyboard', { content: '' })
    const types = async () => (await stored()).map(({ type }: { type: string }) => type)
    await press(page, '/table', 'Enter', 'Food', 'Tab', 'kcal')
    await pressEnd(page)
    await press(page, '/video', 'Enter')
    await untilTyping(page, 'Video')
    await press(page, 'https://youtu.be/dQw4w9WgXcQ', 'Enter')
    await untilClosed(page)
    await press(page, '/meal', 'Enter')
    await untilTyping(page, 'Meal card')
    await press(page, 'dal')
    // Before the search has been answered.
    await press(page, 'Enter')
    await untilClosed(page)
    await press(page, '/gallery', 'Enter')
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor()
    const chosen = page.waitForEvent('filechooser')
    await pressButton(page, 'Add images')
    await (await chosen).setFiles(pictureFile)
    await page.getByLabel('Alt text of image 1').waitFor()
    await pressButton(page, 'Save gallery')
    await untilClosed(page)
    await saved(page)
    await expect.poll(types).toEqual(['table', 'embed', 'meal', 'gallery'])

    // Backspace selects what is before, and Tab leads to its buttons.
    await pressEnd(page)
    await press(page, 'Backspace')
    await pressButton(page, 'Change gallery')
    await page.getByLabel('Alt text of image 1').fill('A plate')
    await pressButton(page, 'Save gallery')
    await untilClosed(page)
    await saved(page)
    await expect
      .poll(async () => (await stored()).at(-1))
      .toMatchObject({ images: [{ alt: 'A plate' }] })
    for (const left of [['table', 'embed', 'meal'], ['table', 'embed'], ['table']]) {
      await pressEnd(page)
      await press(page, 'Backspace', 'Backspace')
      await saved(page)
      await expect.poll(types).toEqual(left)
    }

    const rows = async () => (await stored())[0].children.length
    const before = await rows()
    // From the empty line below into the table, and on to its bar.
    await pressEnd(page)
    await press(page, 'ArrowUp')
    await page.getByRole('toolbar', { name: 'Table' }).waitFor()
    await press(page, 'Alt+F10', 'ArrowRight', 'Enter')
    await saved(page)
    await expect.poll(rows).toBe(before + 1)
    const toLast = Array.from({ length: 6 }, () => 'ArrowRight')
    await press(page, ...toLast, 'Enter')
    await expect.poll(types).toEqual(['paragraph'])
    await untilInText(page)
    await press(page, 'Gone.')
    await saved(page)
    await expect.poll(stored).toEqual(words('Gone.'))
    await close()
  })
})
