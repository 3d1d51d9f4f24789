import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const widths = [320, 768, 1280]

/** Words as long as each field takes, without a place to break. */
const longTitle = (letter: string) => letter.repeat(200)
const longName = (letter: string) => letter.repeat(60)

const screens = [
  '/meals',
  'a meal',
  `/meals/${longTitle('q')}`,
  '/blogs',
  `/blogs?tag=${longName('t').slice(0, 50)}`,
  'a post',
  '/dashboard',
  '/admin/create',
  '/admin/meals',
  'edit a meal',
  '/admin/blogs',
  '/admin/trash',
]

type Named = { _id: string; slug: string; name: string }

/** An administrator sees the most: seven links in the navigation, and every list. */
describe('words that are longer than a line', () => {
  let staff: StaffSite
  let visit: Visit
  const places: Record<string, string> = {}

  beforeAll(async () => {
    staff = await startStaffSite()
    const { _id: imageId, imageUrl } = await staff.upload(1)
    const category = await staff.call<Named>('POST', '/categories', { name: longName('W') })
    const mealType = await staff.call<Named>('POST', '/mealtypes', { name: longName('m') })
    const named = await staff.call<Named>('POST', '/blogs/categories', { name: longName('B') })
    const meal = await staff.call<Named>('POST', '/meals', {
      title: longTitle('W'),
      description: longTitle('D'),
      categories: [category],
      mealType,
      imageId,
      items: [{ food: longTitle('I') + longName('i'), grams: 100 }],
      ingredients: [longName('i'), 'rice'],
      isPublished: true,
    })
    const post = await staff.call<Named>('POST', '/blogs', {
      title: longTitle('P'),
      description: longTitle('D'),
      category: named.name,
      tags: [longName('t').slice(0, 50)],
      content: JSON.stringify([{ type: 'paragraph', children: [{ text: longTitle('C') }] }]),
      featuredImage: imageUrl,
      isPublished: true,
    })
    const deleted = await staff.call<Named>('POST', '/meals', { title: longTitle('Z') })
    await staff.call('DELETE', `/meals/${deleted._id}`)
    places['a meal'] = `/meals/${meal.slug}`
    places['edit a meal'] = `/admin/meals/edit/${meal._id}`
    places['a post'] = `/blogs/${post.slug}`
    visit = await staff.open('/about')
  })

  afterAll(() => staff?.close())

  it.each(screens)('fit on %s', async (screen) => {
    const { page } = visit
    await page.goto(staff.site.url + (places[screen] ?? screen))
    await untilQuiet(page)
    await expectToFitAllWidths(page)
  })

  it('fit in the notice about a post that was not saved', async () => {
    const { page } = visit
    await page.goto(`${staff.site.url}/admin/blogs/new`)
    await page.getByLabel('Title', { exact: true }).fill(longTitle('N'))
    await page.goto(`${staff.site.url}/admin/blogs`)
    await page.goto(`${staff.site.url}/admin/blogs/new`)
    await page.getByRole('button', { name: 'Restore them' }).waitFor()
    await expectToFitAllWidths(page)
  })
})

async function expectToFitAllWidths(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `horizontal scroll at ${width}`).toBe(0)
  }
}
