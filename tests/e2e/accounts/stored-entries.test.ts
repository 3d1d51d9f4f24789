import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { untilAwake } from '#tests/support/sites/browser.ts'
import { type Posts, startPosts, textOf } from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const areas = ['Local storage', 'Session storage', 'Database'] as const

type Area = (typeof areas)[number]

/** Entries stored by the tests themselves. */
const ofTests = ['signedInByTest']

describe('the entries stored in a browser', () => {
  let staff: StaffSite
  let posts: Posts

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
  })
  afterAll(() => staff?.close())

  /** The entries of the storages and the databases, without the id of the item or tab at the end of their names. */
  const entriesOf = async (page: Page): Promise<[Area, string][]> => {
    const kept = await page.evaluate(async () => ({
      'Local storage': Object.keys(localStorage),
      'Session storage': Object.keys(sessionStorage),
      Database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    }))
    return areas.flatMap((area) =>
      kept[area]
        .map((key): [Area, string] => [area, key.split(/[:@]/, 1)[0] ?? ''])
        .filter(([, name]) => !ofTests.includes(name)),
    )
  }

  /** The entries that a table of the cookie policy lists. */
  async function messageFor(page: Page, area: Area): Promise<string[]> {
    const table = page
      .getByRole('heading', { name: area, exact: true })
      .locator('xpath=following-sibling::table[1]')
    return await table.getByRole('rowheader').allTextContents()
  }

  it('are those listed in the cookie policy, and there is no cookie', async () => {
    const meal = await staff.call<{ slug: string; _id: string }>('POST', '/meals', {
      title: 'Soup',
      description: 'A plate',
      nutritionData: { calories: 500 },
      items: (
        await staff.call<Analysis>('POST', '/nutrition/analyze', {
          ingredients: '400 g lentil soup',
        })
      ).items,
      isPublished: true,
    })
    await posts.write('Kept', { published: true })
    const { _id } = await posts.write('Unfinished')
    const { page, close } = await staff.open('/meals/lunch')
    const seen = new Set<string>()
    const look = async () => {
      for (const [area, name] of await entriesOf(page)) seen.add(`${area}: ${name}`)
    }
    const open = async (path: string) => {
      await page.goto(staff.site.url + path)
      await untilAwake(page)
      await look()
    }
    await look()
    await open(`/meals/${meal.slug}`)
    await page.getByLabel('Compare with the day of').selectOption('a sedentary man')
    await page.getByRole('button', { name: 'Add to my day' }).click()
    await page.getByText('Added to my day').waitFor()
    const figures = page.getByRole('main')
    for (const name of ['100 g', 'kJ', 'Salt']) {
      await figures.getByRole('button', { name, exact: true }).click()
    }
    await figures.getByRole('switch', { name: 'Calm mode' }).click()
    await look()
    await figures.getByRole('switch', { name: 'Calm mode' }).click()
    await open('/guess')
    await open('/blogs/kept')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Blog saved to your favorites!').waitFor()
    await open('/contact')
    await page.getByLabel('Message', { exact: true }).fill('Hello')
    await open('/admin/create')
    await page.getByLabel('Prompt').fill('lentil soup')
    await open(`/admin/meals/edit/${meal._id}`)
    await page.getByLabel('Description').fill('Soup of the day')
    await look()
    await page.route('**/api/blogs/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await open(`/admin/blogs/edit/${_id}`)
    await textOf(page).click()
    await page.keyboard.type('And on. ')
    await expect
      .poll(async () => (await entriesOf(page)).map(([, name]) => name), { timeout: 15_000 })
      .toContain('postDraft')
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('checkbox', { name: /^Open this list with/ }).uncheck()
    await page.keyboard.press('Escape')
    await textOf(page).click()
    await page.keyboard.press('Control+Shift+F')
    await expect
      .poll(async () => (await entriesOf(page)).map(([, name]) => name))
      .toContain('focusMode')
    await look()
    await open('/cookie-policy')
    const told = await Promise.all(
      areas.map(async (area) => (await messageFor(page, area)).map((name) => `${area}: ${name}`)),
    )
    expect([...seen].toSorted()).toEqual(told.flat().toSorted())
    expect(await page.context().cookies()).toEqual([])
    await close()
  })
})
