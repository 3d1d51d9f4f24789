import type { Locator, Page } from 'playwright-core'
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

const textIn = ({ children }: { children: { text?: string }[] }) =>
  children.map(({ text = '' }) => text).join('')

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
      if (/^(Enter|Tab|Space|Escape|Backspace|Arrow\w+|(Shift|Control|Alt)\+.+)$/.test(key)) {
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

  /** Presses a key until an element has the focus. */
  async function pressTo(page: Page, key: string, target: Locator) {
    const isFocused = () => target.evaluate((element) => element === document.activeElement)
    for (let times = 0; times < 15; times += 1) {
      if (await isFocused()) return
      await press(page, key)
    }
    expect(await isFocused()).toBe(true)
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

  it('makes, changes, replaces and removes images [block-12]', async () => {
    await staff.upload(2)
    const { page, stored, close } = await posts.open('Images by keyboard', { content: '' })
    const image = async () =>
      (await stored()).find(({ type }: { type: string }) => type === 'image')
    await press(page, '/image', 'Enter')
    const insert = page.getByRole('dialog', { name: 'Insert image' })
    await insert.locator(':focus').waitFor()
    await pressTo(page, 'Shift+Tab', insert.getByRole('tab', { name: 'Upload' }))
    await pressTo(page, 'ArrowRight', insert.getByRole('tab', { name: 'Earlier images' }))
    await press(page, 'Enter')
    await insert.getByRole('button', { name: 'Use again' }).first().waitFor()
    await pressTo(page, 'Tab', insert.getByRole('button', { name: 'Use again' }).first())
    await press(page, 'Enter')
    await untilTyping(page, 'Describe the image')
    await press(page, 'Rice in a bowl', 'Tab', 'From Lahore', 'Tab', 'ArrowRight')
    await pressButton(page, 'Save description')
    await untilClosed(page)
    await saved(page)
    await expect
      .poll(image)
      .toMatchObject({ alt: 'Rice in a bowl', caption: 'From Lahore', width: 'wide' })
    const first = (await image()).url

    // Backspace in the empty line below selects it, and Tab leads to its buttons.
    await pressEnd(page)
    await press(page, 'Backspace')
    await untilSelected(page)
    await pressButton(page, 'Edit description')
    await untilTyping(page, 'Describe the image')
    await press(page, 'Control+a', 'A bowl', 'Enter')
    await untilClosed(page)
    await pressButton(page, 'Replace image')
    const replace = page.getByRole('dialog', { name: 'Replace image' })
    await replace.locator(':focus').waitFor()
    const chosen = page.waitForEvent('filechooser')
    await pressTo(page, 'Tab', replace.getByLabel('Image file'))
    await press(page, 'Enter')
    await (await chosen).setFiles(pictureFile)
    await untilClosed(page)
    await saved(page)
    await expect.poll(async () => (await image()).url).not.toBe(first)
    expect(await image()).toMatchObject({ alt: 'A bowl', caption: 'From Lahore', width: 'wide' })

    await pressEnd(page)
    await press(page, 'Backspace')
    await untilSelected(page)
    await pressButton(page, 'Remove image')
    await untilInText(page)
    await press(page, 'Gone.')
    await saved(page)
    await expect.poll(stored).toEqual(words('Gone.'))
    await close()
  })

  it('makes, changes and removes footnotes [block-12]', async () => {
    const { page, stored, close } = await posts.open('Footnotes by keyboard', { content: '' })
    await press(page, 'Rice is a grain /footnote', 'Enter')
    await untilSelected(page)
    await press(page, 'Botany.')
    await saved(page)
    const texts = async () => (await stored()).map(textIn)
    await expect.poll(texts).toEqual(['Rice is a grain [^1]', '[^1]: Botany.'])
    await press(page, 'Control+Shift+ArrowLeft', 'Oryza.')
    await saved(page)
    await expect.poll(texts).toEqual(['Rice is a grain [^1]', expect.stringContaining('Oryza.')])
    await press(page, 'Control+Home', 'Control+Shift+End', 'Backspace', 'Gone.')
    await untilSelected(page)
    await saved(page)
    await expect.poll(stored).toEqual(words('Gone.'))
    await close()
  })
})
