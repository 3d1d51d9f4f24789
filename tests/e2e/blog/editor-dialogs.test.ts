import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { phone } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import {
  buttonOf,
  type Posts,
  paragraph,
  startPosts,
  textOf,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const widths = [390, 1280]

/** What opens over the editor: how, and what tells that it is there. */
type Opening = [name: string, open: (page: Page) => Promise<void>]

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function insert(page: Page, name: string) {
  await buttonOf(page, 'Insert').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function pictures(page: Page, source: string) {
  await insert(page, 'Image')
  await page.getByRole('dialog').getByRole('tab', { name: source }).click()
}

const openings: Opening[] = [
  [
    'the Insert menu',
    async (page) => {
      await buttonOf(page, 'Insert').click()
      await page.getByRole('menu').waitFor()
    },
  ],
  ['a file for an image', (page) => pictures(page, 'Upload')],
  ['an address of an image', (page) => pictures(page, 'Address')],
  [
    'the earlier images',
    async (page) => {
      await pictures(page, 'Earlier images')
      await page.getByRole('button', { name: 'Use again' }).first().waitFor()
    },
  ],
  [
    'a video',
    async (page) => {
      await insert(page, 'Video')
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the meals',
    async (page) => {
      await insert(page, 'Meal card')
      await page.getByRole('button', { name: /Dal and rice/ }).waitFor()
    },
  ],
  [
    'a gallery',
    async (page) => {
      await insert(page, 'Gallery')
      await dialog(page, 'Gallery')
    },
  ],
  [
    'the words of an image',
    async (page) => {
      await buttonOf(page, 'Describe this image').click()
      await dialog(page, 'Describe the image')
    },
  ],
  [
    'a link',
    async (page) => {
      await textOf(page).getByText('Linked').click()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('dal')
      await page.getByRole('option', { name: /Dal and rice/ }).waitFor()
    },
  ],
  [
    'the slash menu',
    async (page) => {
      await textOf(page).getByText('Linked').click()
      await page.keyboard.press('End')
      await page.keyboard.type(' /')
      await page.getByRole('listbox').waitFor()
    },
  ],
  [
    'the shortcuts',
    async (page) => {
      await textOf(page).getByText('Linked').click()
      await page.keyboard.press('Control+/')
      await dialog(page, 'Keyboard shortcuts')
    },
  ],
  [
    'find and replace',
    async (page) => {
      await textOf(page).getByText('Linked').click()
      await page.keyboard.press('Control+h')
      await page.getByLabel('Find', { exact: true }).fill('rice')
      await page.getByRole('search', { name: 'Find and replace' }).getByText(/of \d/).waitFor()
    },
  ],
  [
    'the revisions',
    async (page) => {
      await buttonOf(page, 'Revisions').click()
      await page.getByRole('dialog', { name: 'Revisions' }).locator('li button').first().waitFor()
    },
  ],
  [
    'search and sharing',
    async (page) => {
      await buttonOf(page, 'Search and sharing').click()
      await dialog(page, 'Search and sharing')
    },
  ],
  [
    'the preview',
    async (page) => {
      await buttonOf(page, 'Preview').click()
      await dialog(page, 'Preview')
    },
  ],
]

describe('the editor with what opens over it', () => {
  let staff: StaffSite
  let posts: Posts
  let content: string

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
    const { imageUrl } = await staff.upload(2)
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
    const image = { type: 'image', url: imageUrl, alt: '', children: [{ text: '' }] }
    content = JSON.stringify([paragraph('Linked rice'), image, paragraph('End.')])
  })
  afterAll(() => staff?.close())

  it.each(widths)(
    'has nothing for axe to tell, %i px wide, light and dark [axe-editor-01]',
    async (width) => {
      const { _id } = await posts.write(`Open ${width}`, { content })
      const visit = await staff.open(`/admin/blogs/edit/${_id}`, width === 390 ? phone : {})
      const { page } = visit
      await page.getByRole('list', { name: 'Worth a look before publishing' }).waitFor()
      await expectToFitLightAndDark(page, [width], 'the second look')
      for (const [name, open] of openings) {
        await open(page)
        await expectToFitLightAndDark(page, [width], name)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByRole('menu').waitFor({ state: 'detached' })
      }
      await visit.close()
    },
  )

  it.each(widths)(
    'has nothing for axe to tell about two versions, %i px wide, light and dark [axe-editor-01]',
    async (width) => {
      const { _id } = await posts.write(`Merged ${width}`)
      const { page, close } = await staff.open(
        `/admin/blogs/edit/${_id}`,
        width === 390 ? phone : {},
      )
      await textOf(page).click()
      await staff.call('PUT', `/blogs/${_id}`, {
        content: JSON.stringify(words('As it was. Theirs.')),
      })
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' Mine.')
      const versions = page.getByRole('dialog', { name: 'Someone else changed this post' })
      await versions.waitFor({ timeout: 15_000 })
      await expectToFitLightAndDark(page, [width], 'two versions')
      await close()
    },
  )
})
