import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { pasteInto } from '#tests/support/sites/pasting.ts'
import {
  buttonOf,
  type Posts,
  saved,
  startPosts,
  textOf,
  untilInText,
  untilSelected,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('writing with the hands on the keys', () => {
  let staff: StaffSite
  let posts: Posts

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
    await staff.call('POST', '/meals', { title: 'Dal and rice', isPublished: true })
    await posts.write('Portions of rice', { published: true })
  })
  afterAll(() => staff?.close())

  async function open(title: string, text = '') {
    const content = text === '' ? '' : JSON.stringify(text.split('\n').flatMap(words))
    return await posts.open(title, { content }, { at: 'Home' })
  }

  const blockNames = (page: Page) => page.getByRole('listbox', { name: 'Blocks' })

  it('signs of Markdown become marks and links, and one undo gives them back [keys-01]', async () => {
    const { page, problems, stored, close } = await open('With signs')
    await page.keyboard.type('A **bold** and *leaning* `a*b*` [plate](/meals/dal-and-rice).')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## Twice **as**')
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toEqual([
      {
        type: 'paragraph',
        children: [
          { text: 'A ' },
          { text: 'bold', bold: true },
          { text: ' and ' },
          { text: 'leaning', italic: true },
          { text: ' ' },
          { text: 'a*b*', code: true },
          { text: ' ' },
          { type: 'link', url: '/meals/dal-and-rice', children: [{ text: 'plate' }] },
          { text: '.' },
        ],
      },
      { type: 'heading-two', children: [{ text: 'Twice **as**' }] },
    ])
    expect(problems).toEqual([])
    await close()
  })

  it('a slash lists all blocks, for keyboard, mouse and touch [keys-02]', async () => {
    const { page, problems, stored, close } = await open('By slash')
    await page.keyboard.type('/')
    await blockNames(page).waitFor()
    expect(await blockNames(page).getByRole('option').count()).toBe(14)
    expect(await accessibilityProblems(page)).toEqual([])
    const active = () =>
      textOf(page).evaluate(
        (text) =>
          document.getElementById(text.getAttribute('aria-activedescendant') ?? '')?.textContent,
      )
    await expect.poll(() => active()).toContain('Heading one')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active()).toContain('Heading two')
    await page.keyboard.type('quo')
    await expect.poll(() => active()).toContain('Quote')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Said once')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1 /day and /tab')
    await page.keyboard.press('Escape')
    await blockNames(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.keyboard.type('/tab')
    await blockNames(page).getByRole('option', { name: 'Table' }).click()
    await page.keyboard.type('Food')
    await page.keyboard.press('Control+End')
    await page.keyboard.type('/meal')
    await blockNames(page).getByRole('option', { name: 'Meal card' }).waitFor()
    await page.keyboard.press('Tab')
    await page
      .getByRole('dialog', { name: 'Meal card' })
      .getByRole('button', { name: /Dal/ })
      .click()
    await buttonOf(page, 'Remove meal card').waitFor()
    await expect
      .poll(stored)
      .toMatchObject([
        { type: 'block-quote', children: [{ text: 'Said once' }] },
        { type: 'paragraph', children: [{ text: '1 /day and /tab' }] },
        { type: 'table' },
        { type: 'meal' },
      ])
    expect(problems).toEqual([])
    await close()
  })

  it('one undo gives back the letters behind a slash; the Insert menu has the same list [keys-02]', async () => {
    const { page, stored, close } = await open('Undone slash')
    await page.keyboard.type('/divi')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+z')
    await expect.poll(stored).toEqual(words('/divi'))
    await buttonOf(page, 'Insert').click()
    const heading = page.getByRole('menuitem', { name: 'Heading three' })
    await heading.waitFor()
    expect(await page.getByRole('menuitem').count()).toBe(14)
    await heading.click()
    await saved(page)
    await expect.poll(stored).toMatchObject([{ type: 'heading-three' }])
    await close()
  })

  it('a link is made from an address or a meal that is found, changed and removed [keys-03]', async () => {
    const { page, problems, stored, close } = await open('Linked', 'See dal')
    await page.keyboard.press('Control+End')
    await untilSelected(page)
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await untilSelected(page)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Add link' })
    await dialog.getByRole('option', { name: /Dal and rice/ }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByLabel('Address').fill('rice')
    await dialog.getByRole('option', { name: /Portions of rice/ }).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await saved(page)
    const linked = (url: string) => [
      {
        children: [
          { text: 'See ' },
          { type: 'link', url, children: [{ text: 'dal' }] },
          { text: '' },
        ],
      },
    ]
    await expect.poll(stored).toMatchObject(linked('/meals/dal-and-rice'))
    await untilInText(page)
    await page.keyboard.press('ArrowLeft')
    await untilSelected(page)
    await page.keyboard.press('Control+k')
    const edited = page.getByRole('dialog', { name: 'Edit link' })
    const opens = edited.getByRole('link', { name: 'Open link' })
    expect(await opens.getAttribute('href')).toBe('/meals/dal-and-rice')
    await edited.getByLabel('Address').fill('portions')
    await edited.getByRole('option', { name: /Portions of rice/ }).waitFor()
    await edited.getByLabel('Address').press('ArrowDown')
    await edited.getByLabel('Address').press('ArrowUp')
    await edited.getByLabel('Address').press('Enter')
    await edited.waitFor({ state: 'detached' })
    await saved(page)
    await expect.poll(stored).toMatchObject(linked('/blogs/portions-of-rice'))
    await untilInText(page)
    await page.keyboard.press('ArrowLeft')
    await untilSelected(page)
    await page.keyboard.press('Control+k')
    await edited.getByLabel('Address').fill('no address')
    await edited.getByText('No meals or posts found').waitFor()
    await edited.getByRole('button', { name: 'Save link' }).click()
    await edited.getByText('Please enter a web address, a mail address').waitFor()
    await edited.getByRole('button', { name: 'Remove link' }).click()
    await saved(page)
    await expect.poll(stored).toEqual(words('See dal'))
    expect(problems).toEqual([])
    await close()
  })

  it('an address that is pasted over selected words links them [keys-04]', async () => {
    const { page, stored, close } = await open('Pasted over', 'the source')
    await page.keyboard.press('Control+a')
    await pasteInto(page, { text: 'https://example.com/a' })
    await saved(page)
    await expect
      .poll(stored)
      .toMatchObject([{ children: [{ text: '' }, { url: 'https://example.com/a' }, { text: '' }] }])
    await close()
  })

  it('a bar at the selected text formats it, and never covers it [keys-05]', async () => {
    const { page, problems, stored, close } = await open('With a bar', 'A plate of rice')
    const bar = page.getByRole('menubar', { name: 'Selected text' })
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await bar.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const covers = await page.evaluate(() => {
      const box = document.querySelector('[role=menubar]')?.getBoundingClientRect()
      const text = getSelection()?.getRangeAt(0).getBoundingClientRect()
      return !box || !text || (box.bottom > text.top && box.top < text.bottom)
    })
    expect(covers).toBe(false)
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const item = (name: string) => bar.getByRole('menuitemcheckbox', { name })
    await expect.poll(() => item('Italic').getAttribute('aria-checked')).toBe('true')
    await item('Heading two').click()
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    await untilInText(page)
    await page.keyboard.press('Alt+F10')
    await expect
      .poll(() => buttonOf(page, 'Bold').evaluate((it) => document.activeElement === it))
      .toBe(true)
    await saved(page)
    await expect
      .poll(stored)
      .toMatchObject([{ type: 'heading-two', children: [{ text: /A plate ?/, italic: true }, {}] }])
    expect(problems).toEqual([])
    await close()
  })

  it('all shortcuts are listed by ?, by Ctrl and / in the text, and by a button [keys-06]', async () => {
    const { page, close } = await open('Listed')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.type('Why?')
    await expect.poll(() => list.count()).toBe(0)
    await page.keyboard.press('Control+/')
    await list.getByText('Move the block up').waitFor()
    expect(await list.getByText('Ctrl').count()).toBeGreaterThan(5)
    await expectToFit(page, [390, 1280])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await untilInText(page)
    await page.keyboard.type(' Because.')
    await page.getByRole('link', { name: 'Back to Blogs' }).focus()
    await page.keyboard.press('?')
    await list.getByRole('checkbox', { name: /^Open this list with/ }).uncheck()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    expect(await list.count()).toBe(0)
    await saved(page)
    await page.reload()
    await textOf(page).waitFor()
    await page.getByRole('link', { name: 'Back to Blogs' }).focus()
    await page.keyboard.press('?')
    expect(await list.count()).toBe(0)
    await buttonOf(page, 'Keyboard shortcuts').click()
    await list.waitFor()
    expect(await list.getByRole('checkbox').isChecked()).toBe(false)
    await page.keyboard.press('Escape')
    await saved(page)
    expect(await textOf(page).textContent()).toBe('Why? Because.')
    await close()
  })

  it('names the keys as a Mac does [keys-06]', async () => {
    const post = await posts.write('On a Mac')
    const { page, close } = await staff.open('/admin/blogs')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
    )
    await page.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await buttonOf(page, 'Keyboard shortcuts').click()
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await list.getByText('⌘').first().waitFor()
    expect(await list.getByText('⌥').count()).toBeGreaterThan(0)
    expect(await list.getByText('Ctrl').count()).toBe(0)
    await close()
  })

  it('words are found and replaced, and all of it is undone at once [keys-07]', async () => {
    const text = 'Rice and rice\nmore rice, Rice'
    const { page, problems, stored, close } = await open('Found', text)
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search', { name: 'Find and replace' })
    await bar.getByLabel('Find', { exact: true }).fill('rice')
    await bar.getByText('1 of 4').waitFor()
    expect(await page.locator('mark').count()).toBe(4)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await bar.getByText('2 of 4').waitFor()
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await bar.getByText('4 of 4').waitFor()
    await bar.getByRole('button', { name: 'Match case' }).click()
    await bar.getByText('of 2').waitFor()
    await bar.getByRole('button', { name: 'Match case' }).click()
    await page.keyboard.press('Control+h')
    await bar.getByLabel('Replace with').fill('millet')
    await bar.getByRole('button', { name: 'Replace', exact: true }).click()
    await bar.getByText('of 3').waitFor()
    await bar.getByRole('button', { name: 'Replace all' }).click()
    await bar.getByText('3 places replaced').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    expect(await page.locator('mark').count()).toBe(0)
    await saved(page)
    await expect.poll(stored).toEqual(['millet and millet', 'more millet, millet'].flatMap(words))
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await saved(page)
    await expect.poll(stored).toEqual(text.split('\n').flatMap(words))
    expect(problems).toEqual([])
    await close()
  })

  it('words and reading time show; focus mode shows only the text, and is remembered [keys-08]', async () => {
    const { page, problems, close } = await open('Alone', 'rice '.repeat(460).trim())
    await page.getByText('460 words · 2 min read').waitFor()
    await buttonOf(page, 'Focus mode').click()
    await buttonOf(page, 'Leave focus mode').waitFor()
    expect(await page.getByRole('toolbar').count()).toBe(0)
    const isInert = (element: Element) => element.closest('[inert]') !== null
    expect(await buttonOf(page, 'Save Changes').evaluate(isInert)).toBe(true)
    expect(await textOf(page).evaluate(isInert)).toBe(false)
    await expectToFit(page, [390, 1280])
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' /quo')
    await blockNames(page).waitFor()
    await page.keyboard.press('Escape')
    await blockNames(page).waitFor({ state: 'detached' })
    await buttonOf(page, 'Leave focus mode').waitFor()
    await page.keyboard.type('a /ima')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Insert image' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await saved(page)
    await page.reload()
    await textOf(page).click()
    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    await page.keyboard.type('a')
    await buttonOf(page, 'Leave focus mode').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => buttonOf(page, 'Save Changes').evaluate(isInert)).toBe(false)
    await page.keyboard.type('b')
    await saved(page)
    expect(await buttonOf(page, 'Leave focus mode').count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })
})
