import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilQuiet } from '#tests/support/sites/browser.ts'
import { textOf, words } from '#tests/support/sites/post-screen.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

/** Waits until the focused element has this name. */
const expectFocus = (page: Page, name: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent
        return label || element?.getAttribute('aria-label') || element?.textContent?.trim() || ''
      }),
    )
    .toMatch(name)

type Way = [name: string, close: (page: Page) => Promise<unknown>]

const ways: Way[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['the cross', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
]

describe('the focus', () => {
  let staff: StaffSite
  let post = ''

  beforeAll(async () => {
    staff = await startStaffSite({ SAMPLE_CONTENT: 'on' })
    const { imageUrl } = await staff.upload(1)
    const { _id } = await staff.call<{ _id: string }>('POST', '/blogs', {
      title: 'Portions by hand',
      description: 'A hand is always with you.',
      content: JSON.stringify([
        ...words('A fist is a cup.'),
        { type: 'image', url: imageUrl, alt: '', children: [{ text: '' }] },
      ]),
      featuredImage: imageUrl,
      category: 'Nutrition',
    })
    post = `/admin/blogs/edit/${_id}`
    await staff.call('POST', '/users', { name: 'Ann', email: 'ann@example.com', role: 'Manager' })
  })
  afterAll(() => staff?.close())

  const opened: [path: string, button: string, field: RegExp][] = [
    ['/dashboard', 'Add Category', /^Category Name$/],
    ['/admin/meals/categories', 'Add Meal Type', /^Meal Type Name$/],
    ['/admin/meals', 'Add Category', /^Category Name$/],
    ['/admin/meals/categories', 'Rename Vegan', /name$/],
    ['/admin/users', 'Add User', /^Name$/],
    ['/admin/users', 'Edit Ann', /^Name$/],
    ['/admin/create', 'Earlier images', /^Search the prompts$/],
  ]

  it.each(opened)('%s: returns to %s, however its dialog is closed', async (path, name, field) => {
    const { page, problems, close } = await staff.open(path)
    const button = page.getByRole('button', { name, exact: true }).first()
    for (const [way, leave] of ways) {
      if (way === 'Cancel' && name === 'Earlier images') continue
      for (const press of [() => button.click(), () => button.press('Enter')]) {
        await press()
        await page.getByRole('dialog').waitFor()
        await expectFocus(page, field)
        await leave(page)
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        await expectFocus(page, name)
      }
    }
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    ['/dashboard', 'Add Category'],
    ['/admin/meals/categories', 'Add Meal Type'],
    ['/admin/meals', 'Add Category'],
  ])('%s: returns to %s after something was added', async (path, name) => {
    const { page, close } = await staff.open(path)
    const button = page.getByRole('button', { name, exact: true }).first()
    for (const [index, press] of [() => button.click(), () => button.press('Enter')].entries()) {
      await press()
      await expectFocus(page, /Name$/)
      await page.keyboard.type(`Added ${index} ${path} ${name}`)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page
        .getByText(/created successfully!/)
        .first()
        .waitFor()
      await expectFocus(page, name)
    }
    await close()
  })

  it.each([
    ['/admin/create', 'Add category'],
    ['/admin/create', 'Add meal type'],
    ['the post', 'Add category'],
  ])('%s: returns to %s after its form was closed', async (path, name) => {
    const { page, close } = await staff.open(path === 'the post' ? post : path)
    const button = page.getByRole('button', { name, exact: true })
    await button.press('Enter')
    await page.keyboard.type(`Given up ${path}`)
    await page.getByRole('button', { name: 'Cancel' }).last().press('Enter')
    await expectFocus(page, name)
    await button.click()
    await page.keyboard.type(`Kept ${path} ${name}`)
    await page.keyboard.press('Enter')
    await page
      .getByText(/created successfully/)
      .first()
      .waitFor()
    await expectFocus(page, name)
    await close()
  })

  it('moves to the address field of a link, and back to the text', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs/new')
    const text = textOf(page)
    await text.click()
    await page.keyboard.type('see one more')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft')
    // Pressed immediately, when the editor may not have processed the selection yet.
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog', { name: 'Add link' }).waitFor()
    await expectFocus(page, /^Address$/)
    await page.keyboard.type('example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectFocus(page, /^Content$/)
    expect(await text.innerText()).toBe('see one more')
    expect(await text.getByRole('link').innerText()).toContain('one')
    await page.keyboard.type('!')
    await expect.poll(() => text.innerText()).toBe('see one! more')
    expect(problems).toEqual([])
    await close()
  })

  it('moves to the description of an image', async () => {
    const { page, close } = await staff.open(post)
    await untilQuiet(page)
    await page
      .getByRole('button', { name: /^(Describe this image|Edit description)$/ })
      .last()
      .click()
    await page.getByRole('dialog', { name: 'Describe the image' }).waitFor()
    await expectFocus(page, /^Alt text$/)
    await page.keyboard.type('A fist beside a cup')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('img', { name: 'A fist beside a cup' }).waitFor()
    await expect
      .poll(() => textOf(page).evaluate((text) => text.contains(document.activeElement)))
      .toBe(true)
    await close()
  })

  it('remains visible in an editor with the height of a letter page, empty or not', async () => {
    const { page, close } = await staff.open('/admin/blogs/new')
    const height = async () => (await textOf(page).boundingBox())?.height ?? 0
    expect(await height()).toBeGreaterThanOrEqual(350)
    expect(await height()).toBeLessThanOrEqual(500)
    await textOf(page).click()
    await page.keyboard.type('Words')
    await expect.poll(() => height()).toBeGreaterThanOrEqual(350)
    await expect.poll(() => height()).toBeLessThanOrEqual(500)
    await close()
  })
})
