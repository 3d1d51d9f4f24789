import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, openPage, phone, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import { type Posts, paragraph, startPosts } from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('a post as readers see it', () => {
  let staff: StaffSite
  let posts: Posts
  let pictures: string[]

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
    pictures = await Promise.all([2, 3, 4].map(async (seed) => (await staff.upload(seed)).imageUrl))
    await staff.call('PUT', '/auth', { bio: 'Cooks at home\nand counts.' })
    const [first, second, third] = pictures.map((url) => ({ url, alt: 'A plate' }))
    const meal = { title: 'Dal and rice', isPublished: true }
    const { _id: mealId } = await staff.call<{ _id: string }>('POST', '/meals', meal)
    const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] })
    const head = (text: string) => ({ ...cell(text), header: true })
    const row = (...children: unknown[]) => ({ type: 'table-row', children })
    const item = (text: string) => ({ type: 'list-item', children: [{ text }] })
    const names = Array.from({ length: 9 }, (_, index) => `Column ${index + 1}`)
    const content = [
      { type: 'heading-one', children: [{ text: 'Cold rice' }] },
      paragraph(`It has resistant starch[^1]. ${'More words. '.repeat(120)}`),
      { ...first, type: 'image', width: 'wide', caption: 'Rice', children: [] },
      { ...second, type: 'image', width: 'full', children: [] },
      { type: 'heading-two', children: [{ text: 'Warm rice' }] },
      paragraph('Less of it[^1][^2]. Not this[^9].'),
      { type: 'gallery', images: [first, { ...second, caption: 'Two' }, third] },
      { type: 'code-block', children: [{ text: 'a = 1' }] },
      { type: 'heading-three', children: [{ text: 'Figures' }] },
      { type: 'table', children: [row(...names.map(head)), row(...names.map(cell))] },
      {
        type: 'numbered-list',
        children: [item('One'), { type: 'bulleted-list', children: [item('Two[^2]')] }],
      },
      { type: 'block-quote', children: [{ text: 'Said once.' }] },
      { type: 'divider' },
      { type: 'meal', mealId },
      { type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ' },
      paragraph('[^1]: Once cooled.'),
      paragraph('[^2]: By a third.'),
    ]
    await posts.write('For reading', {
      content: JSON.stringify(content),
      published: true,
      tags: ['Rice'],
    })
  })
  afterAll(() => staff?.close())

  it('has footnotes that lead there and back without scripts, and says who wrote it [reading-02, reading-06]', async () => {
    const { page, problems, close } = await openPage(staff.browser, { javaScriptEnabled: false })
    await page.goto(`${staff.site.url}/blogs/for-reading`)
    const references = page.getByRole('link', { name: 'Footnote 1' })
    expect(await references.count()).toBe(2)
    await references.last().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#footnote-1')
    const note = page.locator('#footnote-1')
    expect(await note.innerText()).toContain('Once cooled.')
    await note.getByRole('link').last().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#reference-1-2')
    expect(await page.locator('.post-body').innerText()).toContain('Not this[^9].')
    const author = page.getByRole('region', { name: 'About the author' })
    expect(await author.innerText()).toContain('Cooks at home\nand counts.')
    expect(problems).toEqual([])
    await close()
  })

  it('has no fault for axe, and shows wide images wide at every width [reading-01]', async () => {
    const { page, close } = await openPage(staff.browser)
    await page.goto(`${staff.site.url}/blogs/for-reading`)
    await untilAwake(page)
    await expectToFitLightAndDark(page, [320, 390, 768, 1280])
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().width))
    expect(await widthOf('.post-body p')).toBe(640)
    // As tall as the window allows.
    expect(await widthOf('.post-wide')).toBe(907)
    await page.setViewportSize({ width: 1280, height: 1200 })
    expect(await widthOf('.post-wide')).toBe(960)
    expect(await widthOf('.post-full')).toBe(1280)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await widthOf('.post-wide')).toBe(390)
    expect(await page.locator('.post-full img').getAttribute('sizes')).toContain('100vw')
    await close()
  })

  it('leads to its headings from the contents and from the headings themselves [reading-04]', async () => {
    const { page, close } = await openPage(staff.browser)
    await page.goto(`${staff.site.url}/blogs/for-reading`)
    await untilAwake(page)
    const contents = page.getByRole('navigation', { name: 'Table of Contents' })
    await contents.getByText('Table of Contents').first().click()
    await expect
      .poll(() => contents.getByRole('link').allInnerTexts())
      .toEqual(['Cold rice', 'Warm rice'])
    await contents.getByRole('link', { name: 'Warm rice' }).press('Enter')
    await page.waitForURL('**/blogs/for-reading#section-warm-rice')
    const heading = page.getByRole('heading', { name: 'Cold rice' })
    const anchor = heading.getByRole('link', { name: 'Link to this section' })
    await anchor.focus()
    const opacity = () => anchor.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity).toBe('1')
    await anchor.press('Enter')
    await page.waitForURL('**/blogs/for-reading#section-cold-rice')
    await close()
  })

  it('has galleries that open large and turn with keys and by a swipe [block-09, reading-07]', async () => {
    const { page, problems, close } = await openPage(staff.browser, phone)
    await page.goto(`${staff.site.url}/blogs/for-reading`)
    await untilAwake(page)
    const opener = page.locator('.post-gallery a').first()
    await opener.tap()
    const large = (number: number) => page.getByRole('dialog', { name: `Image ${number} of 3` })
    await large(1).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      for (const [type, x] of [
        ['touchStart', from],
        ['touchMove', to],
        ['touchEnd', to],
      ] as const) {
        const touchPoints = type === 'touchEnd' ? [] : [{ x, y: 400 }]
        await session.send('Input.dispatchTouchEvent', { type, touchPoints })
      }
    }
    await swipe(300, 80)
    await large(2).getByText('Two').waitFor()
    await swipe(80, 300)
    await large(1).waitFor()
    await page.keyboard.press('ArrowLeft')
    await large(3).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await close()
  })
})
