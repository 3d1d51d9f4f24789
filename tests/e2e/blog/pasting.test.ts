import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clippingsIn } from '#tests/support/clippings.ts'
import { outlineOf } from '#tests/support/outline.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { pasteInto } from '#tests/support/sites/pasting.ts'
import {
  buttonOf,
  type Posts,
  saved,
  startPosts,
  textOf,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const clippings = new Map(
  [...clippingsIn('drawn'), ...clippingsIn('held')].map((clipping) => [clipping.name, clipping]),
)

describe('what was copied elsewhere', () => {
  let staff: StaffSite
  let posts: Posts
  let picture: Buffer

  beforeAll(async () => {
    ;({ staff, posts, picture } = await startPosts())
  })
  afterAll(() => staff?.close())

  it.each([
    'word: Lists in lists',
    'word: A table with a head',
    'google-docs: Nested lists',
    'sheets: Only tabs',
    'excel: Cells with a format',
    'notion: A page',
    'ghost: Text from the editor',
    'wordpress: Blocks copied in the editor',
    'web: An encyclopedia in Chrome',
    'web: Markdown as text',
    'web: Code of an editor',
    'libreoffice: Old Writer with fonts and a definition',
  ])(
    'keeps its form in the browser, and one undo takes it back: %s [pasted-01, pasted-02]',
    async (name) => {
      const clipping = clippings.get(name)
      if (!clipping) throw new Error(`There is no clipping ${name}`)
      const { page, stored, problems, close } = await posts.open(name)
      await page.keyboard.type(' Then this.')
      await page.keyboard.press('Enter')
      await pasteInto(page, clipping)
      await saved(page)
      const outline = async () => outlineOf(await stored())
      await expect
        .poll(outline)
        .toEqual(['As it was. Then this.', ...clipping.outline.filter((line) => line !== '')])
      await page.keyboard.press('Control+z')
      await saved(page)
      await expect.poll(async () => (await outline())[0]).toBe('As it was. Then this.')
      await expect.poll(async () => (await outline()).filter(Boolean).length).toBe(1)
      expect(problems).toEqual([])
      await close()
    },
  )

  it('uploads pictures in it, and keeps the place of one that cannot be had [pasted-03]', async () => {
    const { page, stored, close } = await posts.open('With pictures')
    await pasteInto(page, {
      html: `<p>Before</p><img src="data:image/png;base64,${picture.toString('base64')}" alt="A plate">
        <img src="http://127.0.0.1:9/none.jpg" alt="Out of reach"><img src="file:///C:/clip.png">
        <img src="https://count.example/p.gif" width="1" height="1"><p>After</p>`,
    })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.poll(() => again.count()).toBe(2)
    await textOf(page).getByText('This picture was not copied with the text.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await again.first().click()
    await expect.poll(() => again.count()).toBe(2)
    await buttonOf(page, 'Remove').first().click()
    await buttonOf(page, 'Remove').click()
    await expect.poll(() => again.count()).toBe(0)
    await saved(page)
    await expect
      .poll(stored)
      .toMatchObject([
        ...words('As it was.Before'),
        { type: 'image', url: expect.stringMatching(/^\/media\//), alt: 'A plate' },
        ...words('After'),
      ])
    await close()
  })

  it('takes an address over words as their link, and text into code as it is [pasted-04]', async () => {
    const { page, stored, close } = await posts.open('Addresses')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await pasteInto(page, { text: 'https://example.com/was' })
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('```')
    await pasteInto(page, { text: '# no heading\n  - no item', html: '<h1>no heading</h1>' })
    await saved(page)
    await expect
      .poll(async () => outlineOf(await stored()))
      .toEqual(['As it [was.](https://example.com/was)', '``` # no heading⏎  - no item'])
    await close()
  })
})
