import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  textOf,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('the images of a post', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
  })
  afterAll(() => staff?.close())

  async function openPost(title: string) {
    const { imageUrl } = await staff.upload(2)
    const image = { type: 'image', url: imageUrl, alt: 'A plate', caption: 'Rice', children: [] }
    const post = await posts.write(title, { content: JSON.stringify([image]) })
    const visit = await staff.open(`/admin/blogs/edit/${post._id}`)
    const stored = async () => (await posts.contentOf(post._id))[0]
    return { ...visit, imageUrl, stored }
  }

  const replacing = async (page: Page, source: string) => {
    await buttonOf(page, 'Replace image').click()
    const dialog = page.getByRole('dialog', { name: 'Replace image' })
    await dialog.getByRole('tab', { name: source }).click()
    return dialog
  }

  it('get a width, and another picture by upload, address and from the earlier ones [block-11, reading-01]', async () => {
    const { page, problems, imageUrl, stored, close } = await openPost('Replaced')
    await buttonOf(page, 'Edit description').click()
    await page.getByRole('radio', { name: 'Wide' }).check()
    await buttonOf(page, 'Save description').click()
    await page.getByText('On the page: wide').waitFor()

    const upload = await replacing(page, 'Upload')
    await expectToFit(page, [390, 1280], 'the dialog')
    await upload.getByLabel('Image file').setInputFiles(pictureFile)
    await upload.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).url).not.toBe(imageUrl)
    const first = (await stored()).url
    expect(await stored()).toMatchObject({ alt: 'A plate', caption: 'Rice', width: 'wide' })

    const address = await replacing(page, 'Address')
    await address.getByLabel('Image URL').fill('no address')
    await page.keyboard.press('Enter')
    await address.getByText(/^Failed to upload image URL/).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')

    const earlier = await replacing(page, 'Earlier images')
    await earlier.getByRole('button', { name: 'Use again' }).last().click()
    await earlier.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).url).not.toBe(first)
    expect(await stored()).toMatchObject({ alt: 'A plate', caption: 'Rice', width: 'wide' })
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await stored()).url).toBe(first)
    const own = problems.filter((problem) => !problem.includes('400'))
    expect(own).toEqual([])
    await close()
  })

  it('come from the earlier ones too, and can be as wide as the window [block-11]', async () => {
    const { page, stored, close } = await openPost('Inserted')
    await textOf(page).click()
    await page.keyboard.press('Control+Home')
    await buttonOf(page, 'Remove image').first().click()
    await buttonOf(page, 'Insert').click()
    await page.getByRole('menuitem', { name: 'Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Insert image' })
    await dialog.getByRole('tab', { name: 'Earlier images' }).click()
    await dialog.getByRole('button', { name: 'Use again' }).first().click()
    await page.getByLabel('Alt text').fill('Rice in a bowl')
    await page.getByRole('radio', { name: 'Whole window' }).check()
    await page.keyboard.press('Enter')
    await saved(page)
    await expect.poll(stored).toMatchObject({ type: 'image', alt: 'Rice in a bowl', width: 'full' })
    await close()
  })
})
