import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from '#tests/support/json-body.ts'
import { untilQuiet } from '#tests/support/sites/browser.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

/**
 * A text that would run a script, show an image or break the page's structure if any page inserted it as
 * HTML.
 */
const hostile = `<!--styles--><!--piece 1-->"'></title></script><script>window.intruder=1</script><img class=intruder src=x onerror=window.intruder=1>`

/** A shorter variant for names; `where` shows which field it was written to. */
const short = (where: string) => `${where}<img class=intruder src=x onerror=alert(1)>`

const paragraph = [{ type: 'paragraph', children: [{ text: hostile }] }]
const legacyHtml = `<p onclick="window.intruder=1">Old ${hostile}<a href="javascript:window.intruder=1">post</a></p>`

describe('HTML written into every text field', () => {
  let staff: StaffSite
  let paths: { open: string[]; staff: string[]; files: string[] }

  beforeAll(async () => {
    staff = await startStaffSite()
    paths = await writeEverywhere(staff)
  })

  afterAll(async () => {
    await staff?.close()
  })

  it('is shown as text on every page, and is never interpreted', async () => {
    const { page, close } = await staff.open('/contact')
    await watchForIntruders(page)
    for (const path of [...paths.open, ...paths.staff]) {
      await page.goto(staff.site.url + path)
      await untilQuiet(page)
      expect(await intruders(page), path).toEqual([])
      expect(await page.content(), path).toContain('&lt;img class=intruder')
      const styles = await page.locator('head > style#styles').textContent()
      expect(styles?.length, path).toBeGreaterThan(10_000)
    }
    await close()
  }, 120_000)

  it('is escaped in files for other programs', async () => {
    for (const path of paths.files) {
      const text = await (await fetch(staff.site.url + path)).text()
      expect(text.length, path).toBeGreaterThan(100)
      expect(text, path).not.toContain('<img class=intruder')
      expect(text, path).not.toContain('<script')
    }
  })
})

/** Stores the hostile texts through the API, as screens do. Returns the paths of the pages that show them. */
async function writeEverywhere(staff: StaffSite) {
  const meal = await writeMeal(staff)
  const [written, legacy] = await writePosts(staff, meal.imageUrl)
  await writeToStaff(staff)
  return {
    open: [
      '/',
      '/meals',
      `/meals?search=${encodeURIComponent(short('Ingredient'))}`,
      `/meals/${meal.slug}`,
      '/blogs',
      `/blogs?search=${encodeURIComponent(short('tag'))}`,
      `/blogs/${written.slug}`,
      `/blogs/${legacy.slug}`,
      `/estimate?text=${encodeURIComponent(`100 g rice, ${hostile}`)}`,
    ],
    staff: [
      '/dashboard',
      '/admin/meals',
      '/admin/meals/categories',
      `/admin/meals/edit/${meal._id}`,
      '/admin/images',
      '/admin/users',
      '/admin/blogs',
      `/admin/blogs/edit/${written._id}`,
      `/admin/blogs/edit/${legacy._id}`,
      '/admin/messages',
    ],
    files: ['/feed.xml', '/sitemaps/meals-1.xml'],
  }
}

type Stored = { _id: string; slug: string }

/** A meal with its picture, category and meal type. */
async function writeMeal({ call, upload }: StaffSite): Promise<Stored & { imageUrl: string }> {
  const { _id: imageId, imageUrl } = await upload(1)
  const label = await call<{ _id: string }>('POST', '/categories', { name: short('Category') })
  const type = await call<{ _id: string }>('POST', '/mealtypes', {
    name: short('Type'),
    slug: 'typed',
  })
  const meal = await call<Stored>('POST', '/meals', {
    title: `Meal ${hostile}`,
    name: short('Name'),
    description: hostile,
    imageUrl,
    imageId,
    categories: [label._id],
    mealType: type._id,
    detectedIngredients: [short('Ingredient')],
    isPublished: true,
  })
  return { ...meal, imageUrl }
}

/** A post as the editor writes them, and one with the HTML of older versions. */
async function writePosts({ call }: StaffSite, featuredImage: string): Promise<[Stored, Stored]> {
  const category = short('Post category')
  await call('POST', '/blogs/categories', { name: category })
  const post = {
    title: `Post ${hostile}`,
    description: hostile,
    featuredImage,
    featuredImageAlt: hostile,
    category,
    tags: [short('tag')],
    published: true,
  }
  const content = JSON.stringify(paragraph)
  const older = { ...post, title: `Older ${hostile}`, content: legacyHtml }
  return [
    await call<Stored>('POST', '/blogs', { ...post, content }),
    await call<Stored>('POST', '/blogs', older),
  ]
}

/** A message, an account and a prompt, which only staff see. */
async function writeToStaff({ call, site }: StaffSite): Promise<void> {
  const message = { name: short('Sender'), subject: short('Subject'), message: hostile }
  await call('POST', '/contact', { ...message, email: 'sender@example.com' })
  const account = { name: short('User'), email: 'user@example.com', password: 'a long password' }
  await fetch(`${site.url}/api/auth/register`, { method: 'POST', ...jsonBody(account) })
  await call('POST', '/images/generate', { prompt: `Salad ${hostile}` })
}

/** Records in the page everything that was interpreted as HTML, even briefly or if the policy blocked it. */
async function watchForIntruders(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenIntruders: seen })
    document.addEventListener('securitypolicyviolation', (event) => {
      // zod tests whether `eval` is allowed; the policy blocks that, and zod works without it.
      if (event.blockedURI !== 'eval') seen.push(`policy: ${event.violatedDirective}`)
    })
    new MutationObserver(() => {
      const found = document.querySelector('.intruder, [onerror], [onclick], [href^="javascript:"]')
      if (found) seen.push(found.outerHTML)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
}

async function intruders(page: Page): Promise<string[]> {
  return await page.evaluate(() => [
    ...('intruder' in window ? ['a script ran'] : []),
    ...('seenIntruders' in window && Array.isArray(window.seenIntruders)
      ? window.seenIntruders
      : ['nobody watched']),
  ])
}
