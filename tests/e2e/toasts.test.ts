import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, untilAwake } from '#tests/support/sites/browser.ts'
import { pictureFile } from '#tests/support/sites/create-screen.ts'
import { words } from '#tests/support/sites/post-screen.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const area = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toast = (page: Page, text: string) => area(page).getByText(text, { exact: true })
const copied = 'Link copied to clipboard!'
const kept = 'Blog saved to your favorites!'

describe('toasts', () => {
  let staff: StaffSite
  let post = ''

  beforeAll(async () => {
    staff = await startStaffSite({ SAMPLE_CONTENT: 'on' })
    const { imageUrl } = await staff.upload(1)
    const { slug } = await staff.call<{ slug: string }>('POST', '/blogs', {
      title: 'Portions by hand',
      description: 'A hand is always with you.',
      content: JSON.stringify(words('A fist is a cup.')),
      featuredImage: imageUrl,
      category: 'Nutrition',
      isPublished: true,
    })
    post = `/blogs/${slug}`
  })
  afterAll(() => staff?.close())

  const open = (path: string, width = 1280) =>
    staff.open(path, {
      viewport: { width, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })

  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click()

  it.each([390, 1280])(
    'tell a visitor at %i px the result of Share and Save, top right',
    async (width) => {
      const { page, problems, close } = await open(post, width)
      // Screen readers announce only changes in an existing live region.
      expect(await area(page).getByRole('status').count()).toBe(1)
      expect(await area(page).getByRole('alert').count()).toBe(1)
      await press(page, 'Share')
      await toast(page, copied).waitFor()
      await press(page, 'Save')
      await toast(page, kept).waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      const box = await area(page).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16)
      expect(box?.y).toBeLessThan(400)
      await toast(page, copied).waitFor({ state: 'hidden' })
      await toast(page, kept).waitFor({ state: 'hidden' })
      expect(problems).toEqual([])
      await close()
    },
  )

  it('close after three seconds, unless focused or hovered', async () => {
    const { page, close } = await open(post)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await press(page, 'Share')
    await toast(page, copied).waitFor()
    await page.clock.runFor(2900)
    expect(await toast(page, copied).count()).toBe(1)
    await toast(page, copied).hover()
    await page.clock.runFor(10_000)
    expect(await toast(page, copied).count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(200)
    await toast(page, copied).waitFor({ state: 'hidden' })
    await close()
  })

  it('are reached with F6 and return the focus when closed', async () => {
    const { page, close } = await open(post)
    await page.clock.install()
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await share.focus()
    await page.keyboard.press('Enter')
    await toast(page, copied).waitFor()
    await page.keyboard.press('F6')
    await page.clock.runFor(10_000)
    expect(await toast(page, copied).count()).toBe(1)
    await page.keyboard.press('Enter')
    await toast(page, copied).waitFor({ state: 'hidden' })
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true)
    await close()
  })

  it('of failures stay until they are closed', async () => {
    const { page, close } = await open(post)
    await page.clock.install()
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })
    })
    await press(page, 'Share')
    const told = area(page).getByRole('alert').getByText(`Copy this link: ${staff.site.url}${post}`)
    await told.waitFor()
    await page.clock.runFor(60_000)
    expect(await told.count()).toBe(1)
    await area(page).getByRole('button', { name: 'Close' }).click()
    await told.waitFor({ state: 'hidden' })
    await close()
  })

  it('stay while another one has the focus, and return the focus', async () => {
    const { page, close } = await open(post)
    await page.clock.install()
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })
    })
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await share.focus()
    await page.keyboard.press('Enter')
    await area(page).getByRole('alert').getByText('Copy this link').waitFor()
    await page.keyboard.press('F6')
    // A click by a script does not move the focus, like an answer that arrives late.
    await page
      .getByRole('button', { name: 'Save', exact: true })
      .evaluate((button: HTMLButtonElement) => button.click())
    await toast(page, kept).waitFor()
    await page.clock.runFor(10_000)
    expect(await toast(page, kept).count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, kept).waitFor({ state: 'hidden' })
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true)
    await close()
  })

  it('are limited to three, and successes are removed first', async () => {
    const { page, close } = await open('/admin/create')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const name of ['category', 'meal type']) {
      await press(page, `Add ${name}`)
      await page.getByLabel(new RegExp(`${name} name`, 'i')).fill('Brunch')
      await press(page, `Add ${name}`)
      await area(page)
        .getByText(new RegExp(`${name} created successfully!`, 'i'))
        .waitFor()
    }
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await page.getByLabel('Image file').setInputFiles(await pictureFile(3))
    await press(page, 'Upload')
    await toast(page, 'Image uploaded successfully').waitFor()
    await page.getByRole('tab', { name: 'Image URL' }).click()
    await page.getByLabel('Image URL').last().fill('http://127.0.0.1/a.png')
    await press(page, 'Use URL')
    await area(page).getByRole('alert').getByText('Failed to upload image URL').waitFor()
    expect(await area(page).getByRole('button', { name: 'Close' }).count()).toBe(3)
    expect(await toast(page, 'Category created successfully!').count()).toBe(0)
    await close()
  })

  it.each([390, 1280])('cover no button at %i px', async (width) => {
    const { page, close } = await open('/admin/meals', width)
    for (const path of ['/admin/meals', '/dashboard', '/admin/create', '/admin/users', post]) {
      await page.goto(staff.site.url + path)
      await untilAwake(page)
      if (path === post) await press(page, 'Share')
      else if (path === '/admin/users') await copyPassword(page)
      else if (path === '/admin/create') await addCategory(page, 'Add category')
      else await addCategory(page, 'Add Category')
      await area(page).getByRole('button', { name: 'Close' }).waitFor()
      expect(await coveredButtons(page), path).toEqual([])
    }
    await close()
  })

  let added = 0

  async function addCategory(page: Page, name: string) {
    added += 1
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.getByLabel('Category name').fill(`Kind ${added}`)
    await page.keyboard.press('Enter')
  }

  /** Copies the password in a dialog, which stays open. */
  async function copyPassword(page: Page) {
    added += 1
    await press(page, 'Add User')
    await page.getByLabel('Name', { exact: true }).fill('Ann')
    await page.getByLabel('Email').fill(`ann${added}@example.com`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy Password' }).click()
  }
})

/** The buttons that a toast covers. */
const coveredButtons = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('[aria-label="Notifications"]')
    return (
      [...document.querySelectorAll('button, a.button')]
        .filter((button) => !area?.contains(button) && button.checkVisibility())
        // Buttons behind a dialog cannot be pressed.
        .filter((button) => !button.closest('[aria-hidden="true"]'))
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const places = [
            [left + 2, top + 2],
            [right - 2, top + 2],
            [(left + right) / 2, (top + bottom) / 2],
            [left + 2, bottom - 2],
            [right - 2, bottom - 2],
          ]
          return places.some(([x = 0, y = 0]) => area?.contains(document.elementFromPoint(x, y)))
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    )
  })
