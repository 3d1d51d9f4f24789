import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { androidPhone } from '#tests/support/sites/browser.ts'
import { type ComposingKeyboard, composingKeyboard } from '#tests/support/sites/compose.ts'
import {
  buttonOf,
  type Posts,
  paragraph,
  saved,
  startPosts,
  textOf,
  untilSelected,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

type Written = { page: Page; keyboard: ComposingKeyboard }

describe.each([
  ['a desktop', undefined],
  ['a phone with Android', androidPhone],
])('text that is composed on %s', (device, options) => {
  let staff: StaffSite
  let posts: Posts
  let count = 0

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
  })
  afterAll(() => staff?.close())

  /** Writes in an empty post. Returns the stored blocks. */
  async function written(write: (written: Written) => Promise<void>, content: unknown[] = []) {
    count += 1
    const title = `Composed on ${device} ${count}`
    const changes = { content: content.length > 0 ? JSON.stringify(content) : '' }
    const { page, stored, problems, close } = await posts.open(title, changes, { options })
    await write({ page, keyboard: await composingKeyboard(page) })
    // The editor takes composed text a moment after the keyboard has committed it.
    await pause(300)
    await saved(page)
    expect(problems).toEqual([])
    await close()
    return await stored()
  }

  it('is there once, at the end of a block and after Enter [compose-01]', async () => {
    const blocks = await written(async ({ keyboard }) => {
      await keyboard.text('Rice and dal\nسلام دنیا\n')
      await keyboard.compose(['に', 'にほ', 'にほん', '日本'])
      await keyboard.compose(['ご', '語'])
    })
    expect(blocks).toEqual(['Rice and dal', 'سلام دنیا', '日本語'].map(paragraph))
  })

  it('begins headings, lists and quotes as typed text does [compose-01]', async () => {
    const blocks = await written(async ({ keyboard }) => {
      await keyboard.text('# Rice\n')
      await keyboard.text('Plain\n- one\ntwo\n\n> Said')
    })
    expect(blocks).toMatchObject([
      { type: 'heading-one', children: [{ text: 'Rice' }] },
      paragraph('Plain'),
      { type: 'bulleted-list', children: ['one', 'two'].map((text) => ({ children: [{ text }] })) },
      { type: 'block-quote', children: [{ text: 'Said' }] },
    ])
  })

  it('is there once inside a word, over a selection and with a mark [compose-01]', async () => {
    const blocks = await written(
      async ({ page, keyboard }) => {
        for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
        await untilSelected(page)
        await keyboard.word('xyz')
        await untilSelected(page)
        await page.keyboard.press('Control+End')
        await untilSelected(page)
        for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowLeft')
        await untilSelected(page)
        await keyboard.compose(['に', '二'])
        await page.keyboard.press('Control+b')
        // The editor renders a place for bold text, and a composition that began before it would begin anew there.
        await untilSelected(page)
        await keyboard.word('fett')
      },
      [paragraph('abcd')],
    )
    expect(blocks).toEqual([
      { type: 'paragraph', children: [{ text: 'abxyz二' }, { text: 'fett', bold: true }] },
    ])
  })

  it('is there once in the cells of a table and in lists in lists [compose-01]', async () => {
    const blocks = await written(async ({ page, keyboard }) => {
      await keyboard.text('- one\n')
      await page.keyboard.press('Tab')
      await keyboard.text('دو')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await buttonOf(page, 'Insert').click()
      await page.getByRole('menuitem', { name: 'Table' }).click()
      await page.getByRole('toolbar', { name: 'Table' }).waitFor()
      for (const text of ['Food', '米', 'چاول']) {
        await keyboard.word(text)
        await page.keyboard.press('Tab')
      }
    })
    expect(blocks[0]).toMatchObject({
      type: 'bulleted-list',
      children: [
        { children: [{ text: 'one' }] },
        { type: 'bulleted-list', children: [{ children: [{ text: 'دو' }] }] },
      ],
    })
    const cells = JSON.stringify(blocks.slice(1)).match(/"text":"[^"]+"/g)
    expect(cells).toEqual(['Food', '米', 'چاول'].map((text) => `"text":"${text}"`))
  })

  it('is taken back and brought again as a whole, and a composition that is given up leaves nothing [compose-02]', async () => {
    const blocks = await written(async ({ page, keyboard }) => {
      await keyboard.text('Kept ')
      await keyboard.cancel(['に', 'にほ'])
      await keyboard.compose(['に', 'にほ', 'に', '二'])
      await page.keyboard.press('Control+z')
      await expect.poll(() => textOf(page).innerText()).not.toContain('二')
      await page.keyboard.press('Control+Shift+z')
      await expect.poll(() => textOf(page).innerText()).toContain('二')
    })
    expect(blocks).toEqual([paragraph('Kept 二')])
  })
})
