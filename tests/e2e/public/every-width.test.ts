import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutTexts } from '#tests/support/hostile/cut-texts.ts'
import { untilQuiet, type Visit } from '#tests/support/sites/browser.ts'
import { words } from '#tests/support/sites/post-screen.ts'
import { publicPages } from '#tests/support/sites/public-pages.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

const widths = [320, 390, 600, 768, 820, 900, 1000, 1024, 1280]

const pages = [
  ...publicPages,
  '/meals/lunch',
  '/estimate?text=150 g grilled chicken, 1 cup cooked rice, spinach',
]

const staffScreens = [
  '/dashboard',
  '/admin/meals',
  '/admin/meals/categories',
  'edit a meal',
  '/admin/create',
  '/admin/images',
  'analyze an image',
  '/admin/blogs',
  '/admin/blogs/new',
  'edit a post',
  '/admin/messages',
  '/admin/users',
  '/account',
  '/admin/settings',
  '/admin/status',
]

const titles = [
  'Grilled chicken breast with roasted Mediterranean vegetables and a herb yoghurt sauce',
  'Oats',
  'Wholegrain spaghetti bolognese with parmesan',
]

type Named = { _id: string; slug: string }

/** The lists have content, since empty ones would fit at any width. */
describe('every screen at every width', () => {
  let staff: StaffSite
  let visitor: Visit
  let screen: Visit
  const places: Record<string, string> = {}

  beforeAll(async () => {
    staff = await startStaffSite({ SAMPLE_CONTENT: 'on' })
    const categories = await staff.call<Named[]>('GET', '/categories')
    const [mealType] = await staff.call<Named[]>('GET', '/mealtypes')
    for (const [index, title] of titles.entries()) {
      const image = await staff.upload(index)
      const meal = await staff.call<Named>('POST', '/meals', {
        title,
        imageId: image._id,
        categories: categories.map(({ _id }) => _id),
        mealType: mealType?._id,
        nutritionData: { calories: 482, carbohydrates: 50, protein: 30, fat: 20 },
        isPublished: index === 0,
      })
      const post = await staff.call<Named>('POST', '/blogs', {
        title: `About ${title}`,
        description: 'What this post is about, in so many words that they do not fit on a line.',
        content: JSON.stringify(words('Hello there.')),
        featuredImage: image.imageUrl,
        category: 'Weight Loss',
        isPublished: index === 0,
      })
      places['a meal'] ??= `/meals/${meal.slug}`
      places['edit a meal'] ??= `/admin/meals/edit/${meal._id}`
      places['analyze an image'] ??= `/admin/analyze/${image._id}`
      places['a post'] ??= `/blogs/${post.slug}`
      places['edit a post'] ??= `/admin/blogs/edit/${post._id}`
    }
    await staff.call('POST', '/contact', {
      name: 'A visitor of many names',
      email: 'a.very.long.address@subdomain.example.com',
      subject: 'A question about your figures and where they come from',
      message: 'Hello, I would like to know. '.repeat(8),
    })
    visitor = await staff.open('/about')
    await visitor.page.evaluate(() => localStorage.removeItem('token'))
    screen = await staff.open('/dashboard')
  })

  afterAll(() => staff?.close())

  async function expectNothingCut(page: Page, place: string) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(staff.site.url + (places[place] ?? place))
    await untilQuiet(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${place} is wider than ${width}`).toBeLessThanOrEqual(width)
      expect(await cutTexts(page), `${place} at ${width}`).toEqual([])
    }
  }

  it.each(pages)('%s neither scrolls horizontally nor cuts off text', (place) =>
    expectNothingCut(visitor.page, place),
  )

  it.each(staffScreens)('%s of staff neither scrolls horizontally nor cuts off text', (place) =>
    expectNothingCut(screen.page, place),
  )
})
