import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buttonOf,
  type Posts,
  saved,
  startPosts,
  textOf,
  titleOf,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

/** How many drafts the browser's database has. */
const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('drafts')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const counting = database.transaction('texts').objectStore('texts').count()
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result)
    })
    database.close()
    return count
  })

/** Holds the answers to saves back until `release` is called. */
async function holdSaves(page: Page, method: 'POST' | 'PUT') {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let answered = () => {}
  const stored = new Promise<void>((resolve) => {
    answered = resolve
  })
  const hold = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    answered()
    await held
    await route.fulfill({ response })
  }
  await page.route(/\/api\/blogs(\/[^/]+)?$/, hold)
  return { stored, release }
}

describe('a draft that a screen leaves behind', () => {
  let staff: StaffSite
  let posts: Posts

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
  })
  afterAll(() => staff?.close())

  it('is told of when its first save was on its way at Cancel [editor-26]', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs/new')
    const { stored, release } = await holdSaves(page, 'POST')
    await titleOf(page).fill('Cancelled too early')
    await stored
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    await buttonOf(page, 'Leave').click()
    await page.waitForURL('**/admin/blogs')
    release()
    await page.getByText('The new post was kept as a draft').waitFor()
    const row = page.getByRole('link', { name: 'Cancelled too early', exact: true })
    await row.waitFor()
    await buttonOf(page, 'Discard').click()
    await row.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await close()
  })

  it('leaves no note once the server has it, even if the screen was opened again before the answer', async () => {
    const { page, close } = await posts.open('Left and opened again')
    const { stored, release } = await holdSaves(page, 'PUT')
    await page.keyboard.type(' And more.')
    await stored
    await page.getByRole('link', { name: 'Back to Blogs' }).click()
    await buttonOf(page, 'Leave').click()
    await page.getByRole('link', { name: 'Edit Left and opened again' }).click()
    await textOf(page).getByText('And more.').waitFor()
    release()
    await expect.poll(() => draftsIn(page)).toBe(0)
    await close()
  })

  it('is in one connection to the browser’s database, which is given up for whoever removes that', async () => {
    const { page, close } = await posts.open('One connection')
    await page.keyboard.type(' And more.')
    await saved(page)
    await page.getByRole('link', { name: 'Back to Blogs' }).click()
    await page.getByRole('link', { name: 'Edit One connection' }).click()
    await textOf(page).getByText('And more.').waitFor()
    const removed = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const removing = indexedDB.deleteDatabase('drafts')
          removing.onsuccess = () => resolve('removed')
          removing.onblocked = () => resolve('blocked')
        }),
    )
    expect(removed).toBe('removed')
    await close()
  })
})
