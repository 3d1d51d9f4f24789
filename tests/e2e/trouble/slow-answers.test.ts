import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilQuiet } from '#tests/support/sites/browser.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  textOf,
  titleOf,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

/** Holds the requests at an address until they are let go. */
async function hold(page: Page, address: string) {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  return {
    held,
    async letGo() {
      await page.unroute(address)
      // One that the page has called off has no answer any more.
      for (const route of held) await route.continue().catch(() => {})
    },
  }
}

/** Lets the server do what it is asked for once, and cuts the connection before its answer. */
async function loseAnswer(page: Page, address: string) {
  let calls = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
}

describe('with answers that are late or lost', () => {
  let staff: StaffSite
  let posts: Posts
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, pictureFile } = await startPosts())
  })
  afterAll(() => staff?.close())

  const meals = async (search: string) =>
    (await staff.call<{ meals: { description: string }[] }>('GET', `/meals?search=${search}`)).meals

  it('a new meal is stored once, as it is typed at last', async () => {
    const { page, close } = await staff.open('/admin/create')
    await loseAnswer(page, '**/api/meals')
    await page.getByLabel('Title').fill('Lost lentils')
    await buttonOf(page, 'Save as draft').click()
    await page.getByText('Failed to save meal').first().waitFor()
    await page.reload()
    await page.getByLabel('Description').first().fill('Typed later')
    await buttonOf(page, 'Save as draft').click()
    await page.getByText('Meal saved as a draft').waitFor()
    expect(await meals('lentils')).toMatchObject([{ description: 'Typed later' }])
    await close()
  })

  it('a new post is stored once, and then goes on', async () => {
    const { page, close } = await staff.open('/admin/blogs/new')
    await loseAnswer(page, '**/api/blogs')
    await titleOf(page).fill('Lost leeks')
    await saved(page)
    await page.waitForURL('**/admin/blogs/edit/*')
    expect(await page.getByText('already exists').count()).toBe(0)
    const { blogs } = await staff.call<{ blogs: unknown[] }>('GET', '/blogs?search=leeks')
    expect(blogs).toHaveLength(1)
    await close()
  })

  it('Save waits for the featured image, whose new picture has no old description', async () => {
    const post = await posts.write('Slow picture', { featuredImageAlt: 'A plate of old' })
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    const upload = await hold(page, '**/api/images/upload')
    await page.locator('input[name=featuredImage]').setInputFiles(pictureFile)
    await expect.poll(() => upload.held.length).toBe(1)
    await titleOf(page).fill('Slow pictures')
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('An image is still being uploaded. Please wait a moment.').waitFor()
    await upload.letGo()
    await page.getByText('Image uploaded successfully').waitFor()
    expect(await page.getByLabel('Image description').inputValue()).toBe('')
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Blog updated successfully').waitFor()
    await close()
  })

  it('of two revisions the one that was chosen last is shown', async () => {
    const { page, post, close } = await posts.open('Two revisions', { isPublished: true })
    for (const text of [' One.', ' Two.']) {
      await page.keyboard.type(text)
      await buttonOf(page, 'Save Changes').click()
      await page.getByText('Blog updated successfully').waitFor()
      await page.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
      await textOf(page).click()
      await page.keyboard.press('Control+End')
    }
    const [newest, before] = await posts.revisionsOf(post._id)
    await buttonOf(page, 'Revisions').click()
    const dialog = page.getByRole('dialog')
    const choices = dialog.getByRole('listitem').getByRole('button')
    await choices.first().waitFor()
    const first = await hold(page, `**/revisions/${newest?._id}`)
    await choices.nth(0).click()
    await choices.nth(1).click()
    await dialog.getByText('As it was. One.').waitFor()
    expect(before).toBeDefined()
    await first.letGo()
    await untilQuiet(page)
    await dialog.getByText('As it was. One.', { exact: true }).waitFor()
    expect(await dialog.getByText('One. Two.').count()).toBe(0)
    await close()
  })

  it('Back leads to the page of the list that it came from', async () => {
    for (let number = 1; number <= 21; number++) {
      await staff.call('POST', '/meals', { title: `Row ${number}` })
    }
    const { page, close } = await staff.open('/admin/meals?page=3')
    await page.getByRole('link', { name: 'Row 1', exact: true }).first().waitFor()
    await page.getByLabel('Status').selectOption('published')
    await page.getByText('No meals found.').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Row 1', exact: true }).first().waitFor()
    await untilQuiet(page)
    expect(new URL(page.url()).searchParams.get('page')).toBe('3')
    await close()
  })

  it('a second filter keeps the first, however soon it is chosen', async () => {
    const { page, close } = await staff.open('/admin/meals')
    await page.getByRole('option', { name: 'Keto' }).waitFor({ state: 'attached' })
    await page.evaluate(() => {
      for (const option of ['Published', 'Keto']) {
        const options = [...document.querySelectorAll('option')]
        const chosen = options.find(({ textContent }) => textContent === option)
        const select = chosen?.closest('select')
        if (!chosen || !select) throw new Error(`no ${option}`)
        select.value = chosen.value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await page.waitForURL(/category=/)
    expect(new URL(page.url()).searchParams.get('status')).toBe('published')
    await close()
  })

  it('each deletion keeps its own Undo', async () => {
    const { page, close } = await staff.open('/admin/meals')
    for (const title of ['Row 20', 'Row 19']) {
      await buttonOf(page, `Delete ${title}`).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    }
    await expect.poll(() => buttonOf(page, 'Undo').count()).toBe(2)
    await close()
  })

  it('a link is followed although a search was being typed', async () => {
    const { page, close } = await staff.open('/meals')
    const about = await hold(page, '**/about.data*')
    await page.getByRole('searchbox').pressSequentially('soup')
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForTimeout(1000)
    await about.letGo()
    await page.waitForURL('**/about')
    await close()
  })

  it('Back from the estimate leads to an address of its own', async () => {
    const { page, close } = await staff.open('/about')
    await page.locator('a[href="/estimate"]').first().click()
    await page.waitForURL('**/estimate')
    const about = await hold(page, '**/about.data*')
    await page.getByLabel('What is on the plate').pressSequentially('two eggs')
    await page.evaluate(() => history.back())
    await page.waitForTimeout(1500)
    await about.letGo()
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
    await close()
  })

  it('an address typed for a page is offered again', async () => {
    const { _id } = await staff.call<{ _id: string }>('POST', '/pages', {
      title: 'Imprint',
      content: JSON.stringify([{ type: 'paragraph', children: [{ text: 'Us.' }] }]),
      isPublished: true,
    })
    const { page, close } = await staff.open(`/admin/pages/edit/${_id}`)
    await page.getByLabel('Address', { exact: true }).fill('/legal')
    await page.waitForTimeout(2500)
    await page.reload()
    await buttonOf(page, 'Restore them').click()
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('/legal')
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Page saved').waitFor()
    expect((await fetch(`${staff.site.url}/legal`)).status).toBe(200)
    await close()
  })

  it('a removed article can be brought back, and the keyboard stays in the list', async () => {
    const { page, close } = await staff.open('/saved')
    await page.evaluate(() => {
      const posts = ['One', 'Two'].map((title) => {
        return { _id: title, slug: title.toLowerCase(), title, description: '' }
      })
      localStorage.setItem('savedPosts', JSON.stringify(posts))
    })
    await page.reload()
    await buttonOf(page, 'Remove Two').click()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Saved articles')
    await buttonOf(page, 'Undo').click()
    const titles = () => page.getByRole('listitem').getByRole('heading').allTextContents()
    await expect.poll(titles).toEqual(['One', 'Two'])
    await close()
  })

  it('a redirect from an address that answers says so', async () => {
    const { page, close } = await staff.open('/admin/redirects')
    await page.getByLabel('Old address').fill('/about')
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/meals')
    await buttonOf(page, 'Add Redirect').click()
    await page.getByText('A page answers at /about.').waitFor()
    await page.getByLabel('Old address').fill('/nothing-here')
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/meals')
    await buttonOf(page, 'Add Redirect').click()
    await page.getByText('A page answers at').waitFor({ state: 'hidden' })
    await close()
  })
})
