import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from '#tests/support/browser.ts'
import { asFile, buildPicture } from '#tests/support/pictures.ts'
import {
  administrator,
  removeSite,
  type SiteProcess,
  startSite,
} from '#tests/support/site-process.ts'

describe('writing posts', () => {
  let site: SiteProcess
  let browser: Browser
  let token: string
  let picture: Buffer
  let imageUrl: string

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ WORKERS: '1' }), launchBrowser()])
    token = await signIn()
    picture = await buildPicture('png')
    const form = new FormData()
    form.set('image', asFile(picture, 'plate.png', 'image/png'))
    const headers = { 'x-auth-token': token }
    const init = { method: 'POST', headers, body: form }
    imageUrl = (await (await fetch(`${site.url}/api/images/upload`, init)).json()).imageUrl
  })

  afterAll(async () => {
    await browser?.close()
    if (site) await removeSite(site)
  })

  async function signIn(): Promise<string> {
    const body = JSON.stringify(administrator)
    const answer = await fetch(`${site.url}/api/auth/login`, { method: 'POST', body })
    return (await answer.json()).token
  }

  async function call(method: string, path: string, body?: unknown) {
    const headers = { 'x-auth-token': token, 'Content-Type': 'application/json' }
    const init = { method, headers, body: body && JSON.stringify(body) } as RequestInit
    return await (await fetch(`${site.url}/api${path}`, init)).json()
  }

  async function open(path: string, options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, options)
    visit.page.setDefaultTimeout(15_000)
    await visit.page.addInitScript((stored) => {
      if (!localStorage.getItem('cookieConsent')) localStorage.setItem('token', stored)
      localStorage.setItem('cookieConsent', 'all')
    }, token)
    await visit.page.goto(site.url + path)
    return visit
  }

  const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
  const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const saved = (page: Page) => page.locator('[data-save-state=saved]').waitFor()
  const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }]
  const written = async (id: string) => JSON.parse((await call('GET', `/blogs/${id}`)).content)
  const journals = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('postDraft:')))

  const writePost = (title: string, changes: object = {}) =>
    call('POST', '/blogs', {
      title,
      description: 'About portions',
      content: JSON.stringify(words('As it was.')),
      featuredImage: imageUrl,
      category: 'Nutrition',
      ...changes,
    })

  async function insertImage(page: Page, alt: string) {
    const chosen = page.waitForEvent('filechooser')
    await button(page, 'Insert image').click()
    await (await chosen).setFiles({ name: 'plate.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('Image inserted successfully').first().waitFor()
    await page.getByLabel('Alt text').fill(alt)
  }

  it('a post with every block and mark is written by keyboard and toolbar, and published', async () => {
    const { page, problems, close } = await open('/admin/blogs/new')
    await page.getByRole('heading', { name: 'Create New Blog Post' }).waitFor()
    await textOf(page).click()
    await page.keyboard.type('# What a plate holds\nPlain, ')
    for (const [keys, text] of [
      ['Control+b', 'bold'],
      ['Control+i', 'italic'],
      ['Control+u', 'underlined'],
      ['Control+`', 'code'],
    ] as const) {
      await page.keyboard.press(keys)
      await page.keyboard.type(text)
      await page.keyboard.press(keys)
      await page.keyboard.type(' ')
    }
    await page.keyboard.type('and\n## Less\n> Said once\n\n- rice\nbeans\n\n1. first\nsecond\n\n')
    expect(await page.getByRole('toolbar').count()).toBe(1)
    await button(page, 'Heading two').click()
    expect(await button(page, 'Heading two').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.type('By toolbar')
    await page.keyboard.press('Enter')
    await page.keyboard.type('See ')
    await page.keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: 'Add link' })
    await link.getByLabel('Address').fill('example.com/portions')
    await link.getByLabel('Text', { exact: true }).fill('the source')
    await link.getByRole('button', { name: 'Add link' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.type('.')
    await insertImage(page, 'A plate of rice')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Caption').fill('Rice, 150 g')
    await button(page, 'Save description').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.type('The end.')

    await button(page, 'Save Changes').click()
    await page.getByText('Please fill in all required fields').waitFor()
    await titleOf(page).fill('What a plate holds')
    await page.getByLabel('Description', { exact: true }).fill('Everything on it, by weight')
    await page
      .getByLabel('Featured image', { exact: true })
      .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('Image uploaded successfully').waitFor()
    await button(page, 'Add category').click()
    await button(page, 'Add').click()
    await page.getByText('Please enter a category name').waitFor()
    await page.getByLabel('New category').fill('Plates')
    await button(page, 'Add').click()
    await page.getByText('Category created successfully').waitFor()
    await page.getByLabel('Tags').fill('rice, , beans,')
    await page.getByLabel('Publish immediately').check()
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Save Changes').click()
    await page.getByText('Blog created successfully').waitFor()
    await page.waitForURL('**/admin/blogs')

    const post = await call('GET', '/blogs/what-a-plate-holds')
    expect(post).toMatchObject({ published: true, category: 'Plates', tags: ['rice', 'beans'] })
    const blocks: { type: string; alt?: string; caption?: string }[] = JSON.parse(post.content)
    expect(blocks.map(({ type }) => type)).toEqual([
      ...['heading-one', 'paragraph', 'heading-two', 'block-quote', 'bulleted-list'],
      ...['numbered-list', 'heading-two', 'paragraph', 'image', 'paragraph'],
    ])
    expect(blocks[1]).toEqual({
      type: 'paragraph',
      children: [
        { text: 'Plain, ' },
        { text: 'bold', bold: true },
        { text: ' ' },
        { text: 'italic', italic: true },
        { text: ' ' },
        { text: 'underlined', underline: true },
        { text: ' ' },
        { text: 'code', code: true },
        { text: ' and' },
      ],
    })
    expect(blocks[7]).toMatchObject({
      children: [
        { text: 'See ' },
        { type: 'link', url: 'https://example.com/portions', children: [{ text: 'the source' }] },
        { text: '.' },
      ],
    })
    expect(blocks[8]).toMatchObject({ alt: 'A plate of rice', caption: 'Rice, 150 g' })
    expect(await journals(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('checks in the specified order, and says when a title is taken', async () => {
    await writePost('Taken already')
    const { page, close } = await open('/admin/blogs/new')
    await titleOf(page).fill('Taken already')
    await page.getByText('A blog with this title already exists.').waitFor()
    await button(page, 'Save Changes').click()
    await page.getByText('Please fix the title error before saving').waitFor()
    await titleOf(page).fill('Not taken yet')
    await button(page, 'Save Changes').click()
    await page.getByText('Please fill in all required fields').waitFor()
    await page.getByLabel('Description', { exact: true }).fill('A description')
    await page.getByLabel('Category').selectOption('Recipes')
    await page
      .getByLabel('Featured image', { exact: true })
      .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)').waitFor()
    await page
      .getByLabel('Featured image', { exact: true })
      .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('Image uploaded successfully').waitFor()
    await button(page, 'Save Changes').click()
    await page.getByText('Please add some content to your blog post').first().waitFor()
    await close()
  })

  it('a tab closed in the middle loses nothing: what was typed is offered again', async () => {
    const post = await writePost('Closed in the middle', { isPublished: true })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((stored) => {
      localStorage.setItem('token', stored)
      localStorage.setItem('cookieConsent', 'all')
    }, token)
    await page.goto(`${site.url}/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' And more, not saved.')
    await page.locator('[data-save-state=unsaved]').waitFor()
    await page.close()

    const again = await context.newPage()
    await again.goto(`${site.url}/admin/blogs/edit/${post._id}`)
    await again.getByText('that were not saved').waitFor()
    expect(await textOf(again).textContent()).toContain('As it was.')
    // Visitors see what was published, until it is saved.
    expect(await written(post._id)).toEqual(words('As it was.'))
    await button(again, 'Restore them').click()
    await again.getByText('As it was. And more, not saved.').waitFor()
    await again.getByRole('link', { name: 'Back to Blogs' }).click()
    await again.getByRole('alertdialog', { name: 'Leave this screen?' }).waitFor()
    await button(again, 'Cancel').click()
    await button(again, 'Save Changes').click()
    await again.getByText('Blog updated successfully').waitFor()
    expect(await written(post._id)).toEqual(words('As it was. And more, not saved.'))
    await context.close()
  })

  it('a draft saves itself, survives a killed server, and a reload leads back to it', async () => {
    const { page, close } = await open('/admin/blogs/new')
    await titleOf(page).fill('Through a crash')
    await textOf(page).click()
    await page.keyboard.type('Before.')
    await saved(page)
    await page.waitForURL('**/admin/blogs/edit/*')
    const { port } = new URL(site.url)
    await site.stop('SIGKILL')
    await page.keyboard.type(' While it was down.')
    await page.getByText('The server does not answer.').waitFor()
    site = await startSite({ WORKERS: '1', DATA_DIR: site.dataDir, PORT: port })
    await saved(page)
    await page.reload()
    await page.getByText('Before. While it was down.').waitFor()
    expect(await page.getByText('that were not saved').count()).toBe(0)
    await close()
  })

  it.each(['Keep mine', 'Take theirs'])('of two tabs, %s settles it', async (choice) => {
    const post = await writePost(`Two tabs: ${choice}`)
    const { page, close } = await open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await call('PUT', `/blogs/${post._id}`, { content: JSON.stringify(words('Theirs.')) })
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Mine.')
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this post' })
    await dialog.getByText('As it was. Mine.').waitFor()
    await dialog.getByText('Theirs.', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, choice).click()
    await dialog.waitFor({ state: 'detached' })
    await saved(page)
    const whose = choice === 'Keep mine' ? 'As it was. Mine.' : 'Theirs.'
    expect(await written(post._id)).toEqual(words(whose))
    if (choice === 'Take theirs') await page.getByText('that were not saved').waitFor()
    await close()
  })

  it('a post deleted elsewhere is made anew by Save Changes alone, and a reload loses nothing', async () => {
    const post = await writePost('Deleted elsewhere')
    const count = async () => (await call('GET', '/blogs?search=deleted+elsewhere')).total
    const { page, close } = await open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await call('DELETE', `/blogs/${post._id}`)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed after that.')
    const told = page.getByText('This post was deleted elsewhere. Save Changes stores it')
    await told.waitFor()
    await page.keyboard.type(' And on.')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)), { timeout: 10_000 })
      .toContain('And on.')
    expect(await told.isVisible()).toBe(true)
    expect(await count()).toBe(0)
    await page.reload()
    await button(page, 'Restore them').click()
    await page.getByText('As it was. Typed after that. And on.').waitFor()
    await button(page, 'Save Changes').click()
    await page.getByText('Blog created successfully').waitFor()
    expect(await count()).toBe(1)
    await close()
  })

  it('an expired session asks to sign in, and the same save goes on', async () => {
    const post = await writePost('Signed out in the middle')
    const { page, close } = await open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    const own = await page.evaluate(() => localStorage.getItem('token'))
    await fetch(`${site.url}/api/auth/logout`, {
      method: 'POST',
      headers: { 'x-auth-token': own ?? '' },
    })
    token = await signIn()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Still here.')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email').fill(administrator.email)
    await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await saved(page)
    expect(await written(post._id)).toEqual(words('As it was. Still here.'))
    await close()
  })

  it('pasted pages are cleaned, and a pasted picture is uploaded', async () => {
    const post = await writePost('Pasted', { content: '' })
    const { page, problems, close } = await open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await paste(page, {
      html: `<b style="font-weight:normal"><h1 onclick="alert(1)">Title</h1><script>alert(1)</script>
        <p style="font-weight:700">Bold <a href="javascript:alert(1)">trap</a>
        <a href="https://example.com/a">link</a></p><ul><li>one<ul><li>two</li></ul></li></ul>
        <img src="file:///C:/x.png" onerror="alert(1)"></b>`,
    })
    await paste(page, { picture: [...picture] })
    await page.getByText('Image inserted successfully').waitFor()
    await saved(page)
    const blocks = await written(post._id)
    expect(blocks).toMatchObject([
      { type: 'heading-one', children: [{ text: 'Title' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Bold trap ', bold: true },
          { type: 'link', url: 'https://example.com/a' },
          { text: '' },
        ],
      },
      { type: 'bulleted-list', children: [{ type: 'list-item' }, { type: 'list-item' }] },
      { type: 'image', url: expect.stringMatching(/^\/media\//) },
    ])
    expect(problems).toEqual([])
    await close()
  })

  it('shows a preview, and brings a revision back', async () => {
    const post = await writePost('Revised')
    await call('PUT', `/blogs/${post._id}`, { content: JSON.stringify(words('Now.')) })
    const { page, close } = await open(`/admin/blogs/edit/${post._id}`)
    await button(page, 'Preview').click()
    await page.getByRole('dialog', { name: 'Preview' }).getByText('Now.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, 'Revisions').click()
    const dialog = page.getByRole('dialog', { name: 'Revisions' })
    await dialog.getByRole('button', { name: 'Revised' }).nth(1).click()
    await dialog.getByText('As it was.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await button(page, 'Restore this revision').click()
    await saved(page)
    await expect.poll(() => written(post._id)).toEqual(words('As it was.'))
    await close()
  })

  it('tells what failed in the specified words', async () => {
    const post = await writePost('Failing calls')
    const { page, close } = await open(`/admin/blogs/edit/${post._id.replace(/.{4}$/, '0000')}`)
    await page.getByText('Blog not found').waitFor()
    await page.route('**/api/blogs/categories', (route) => route.abort())
    await page.goto(`${site.url}/admin/blogs/edit/${post._id}`)
    await page.getByText('Failed to load categories. Please try again later.').waitFor()
    await page.getByLabel('Category').selectOption('Wellness')
    await page.route('**/api/blogs/*', (route) => route.abort())
    await page.route('**/api/images/upload', (route) => route.abort())
    await button(page, 'Save Changes').click()
    await page.getByText('Failed to update blog').first().waitFor()
    await insertFailing(page)
    await close()
    const { page: broken, close: closeBroken } = await open('/admin')
    const body = { ...post, content: '[{"type":"table","children":[{"text":"rescued"}]}]' }
    await broken.route(`**/api/blogs/${post._id}`, (route) => route.fulfill({ json: body }))
    await broken.goto(`${site.url}/admin/blogs/edit/${post._id}`)
    await broken.getByText('Editor failed to load. Please check your content.').waitFor()
    await button(broken, 'Keep its text only').click()
    await textOf(broken).getByText('rescued').waitFor()
    await closeBroken()
  })

  async function insertFailing(page: Page) {
    const chosen = page.waitForEvent('filechooser')
    await button(page, 'Insert image').click()
    await (await chosen).setFiles({ name: 'plate.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('Failed to upload image').first().waitFor()
  }

  it.each(['light', 'dark'] as const)('fits a phone, %s, without fault', async (colorScheme) => {
    const post = await call('GET', '/blogs/what-a-plate-holds')
    const { page, close } = await open(`/admin/blogs/edit/${post._id}`, {
      colorScheme,
      viewport: { width: 390, height: 844 },
    })
    await textOf(page).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await close()
  })

  async function paste(page: Page, what: { html?: string; picture?: number[] }) {
    await textOf(page).evaluate((target, { html, picture: bytes }) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      if (bytes) {
        data.items.add(new File([Uint8Array.from(bytes)], 'p.png', { type: 'image/png' }))
      }
      const init = { clipboardData: data, bubbles: true, cancelable: true }
      target.dispatchEvent(new ClipboardEvent('paste', init))
    }, what)
  }
})
