import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { pasteInto } from '#tests/support/sites/pasting.ts'
import {
  buttonOf,
  type PictureFile,
  type Posts,
  saved,
  startPosts,
  textOf,
  titleOf,
  type Written,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('writing posts', () => {
  let staff: StaffSite
  let posts: Posts
  let picture: Buffer
  let pictureFile: PictureFile

  beforeAll(async () => {
    ;({ staff, posts, picture, pictureFile } = await startPosts())
  })
  afterAll(() => staff?.close())

  const localDrafts = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('postDraft:')))

  async function insertImage(page: Page, alt: string) {
    const chosen = page.waitForEvent('filechooser')
    await buttonOf(page, 'Insert image').click()
    await (await chosen).setFiles(pictureFile)
    await page.getByText('Image inserted successfully').first().waitFor()
    // Nothing stands between the writer and the rest of the post.
    expect(await page.getByRole('dialog').count()).toBe(0)
    await buttonOf(page, 'Describe this image').last().click()
    await page.getByLabel('Alt text').fill(alt)
  }

  it('a post with every block and mark is written by keyboard and toolbar, and published [editor-06, editor-08, editor-09, editor-10, editor-13, editor-14, editor-16]', async () => {
    const { page, problems, close } = await staff.open('/admin/blogs/new')
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
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(1)
    await buttonOf(page, 'Heading two').click()
    await expect.poll(() => buttonOf(page, 'Heading two').getAttribute('aria-pressed')).toBe('true')
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
    await buttonOf(page, 'Save description').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.type('The end.')

    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Please fill in all required fields').waitFor()
    await titleOf(page).fill('What a plate holds')
    await page.getByLabel('Description', { exact: true }).fill('Everything on it, by weight')
    await page.getByLabel('Featured image', { exact: true }).setInputFiles(pictureFile)
    await page.getByText('Image uploaded successfully').waitFor()
    await buttonOf(page, 'Add category').click()
    await buttonOf(page, 'Add').click()
    await page.getByText('Please enter a category name').waitFor()
    await page.getByLabel('New category').fill('Plates')
    await buttonOf(page, 'Add').click()
    await page.getByText('Category created successfully').waitFor()
    await page.getByLabel('Tags').fill('rice, , beans,')
    await page.getByLabel('Publish immediately').check()
    expect(await accessibilityProblems(page)).toEqual([])
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Blog created successfully').waitFor()
    await page.waitForURL('**/admin/blogs')

    const post = await staff.call<Written>('GET', '/blogs/what-a-plate-holds')
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
    expect(await localDrafts(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('checks in the specified order, and reports a taken title [editor-12, editor-15, title-03]', async () => {
    await posts.write('Taken already')
    const { page, close } = await staff.open('/admin/blogs/new')
    await titleOf(page).fill('Taken already')
    await page.getByText('A blog with this title already exists.').waitFor()
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Please fix the title error before saving').waitFor()
    await titleOf(page).fill('Not taken yet')
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Please fill in all required fields').waitFor()
    await page.getByLabel('Description', { exact: true }).fill('A description')
    await page.getByLabel('Category').selectOption('Recipes')
    await page
      .getByLabel('Featured image', { exact: true })
      .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await page.getByText('Please upload a valid image file (JPEG, PNG, or WebP)').waitFor()
    await page.getByLabel('Featured image', { exact: true }).setInputFiles(pictureFile)
    await page.getByText('Image uploaded successfully').waitFor()
    await buttonOf(page, 'Save Changes').click()
    await page.getByText('Please add some content to your blog post').first().waitFor()
    await close()
  })

  it('cleans pasted pages, and uploads a pasted picture', async () => {
    const post = await posts.write('Pasted', { content: '' })
    const { page, problems, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).click()
    await pasteInto(page, {
      html: `<b style="font-weight:normal"><h1 onclick="alert(1)">Title</h1><script>alert(1)</script>
        <p style="font-weight:700">Bold <a href="javascript:alert(1)">trap</a>
        <a href="https://example.com/a">link</a></p><ul><li>one<ul><li>two</li></ul></li></ul>
        <img src="file:///C:/x.png" onerror="alert(1)"></b>`,
    })
    await pasteInto(page, { picture: [...picture] })
    await page.getByText('Image inserted successfully').waitFor()
    await saved(page)
    const blocks = await posts.contentOf(post._id)
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
      { type: 'bulleted-list', children: [{ type: 'list-item' }, { type: 'bulleted-list' }] },
      { type: 'image', url: expect.stringMatching(/^\/media\//) },
    ])
    expect(problems).toEqual([])
    await close()
  })

  it('shows a preview, and restores a revision', async () => {
    const post = await posts.write('Revised')
    await staff.call('PUT', `/blogs/${post._id}`, { content: JSON.stringify(words('Now.')) })
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    await buttonOf(page, 'Preview').click()
    await page.getByRole('dialog', { name: 'Preview' }).getByText('Now.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await buttonOf(page, 'Revisions').click()
    const dialog = page.getByRole('dialog', { name: 'Revisions' })
    await dialog.getByRole('button', { name: 'Revised' }).nth(1).click()
    await dialog.getByText('As it was.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await buttonOf(page, 'Restore this revision').click()
    await saved(page)
    await expect.poll(() => posts.contentOf(post._id)).toEqual(words('As it was.'))
    await close()
  })

  it('fits a phone, light and dark, without problems for axe', async () => {
    const list = { type: 'list-item', children: [{ text: 'A long line of a list. '.repeat(9) }] }
    const post = await posts.write('Seen on a phone', {
      content: JSON.stringify([
        { type: 'heading-one', children: [{ text: 'Unbreakable'.repeat(6) }] },
        { type: 'bulleted-list', children: [list, list] },
        ...words('The end.'),
      ]),
    })
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`, {
      viewport: { width: 390, height: 844 },
    })
    await textOf(page).waitFor()
    await expectToFitLightAndDark(page, [390])
    await close()
  })
})
