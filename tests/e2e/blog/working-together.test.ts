import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from '#tests/support/outline.ts'
import { accessibilityProblems } from '#tests/support/sites/browser.ts'
import {
  buttonOf,
  type Posts,
  paragraph,
  saved,
  startPosts,
  textOf,
  titleOf,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

const lines = (...texts: string[]) => JSON.stringify(texts.map(paragraph))

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this post' })

describe('a post that two people have open', () => {
  let staff: StaffSite
  let posts: Posts
  let other = ''

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
    const account = { name: 'Bea Other', email: 'bea@example.com', role: 'Manager' }
    const { password } = await staff.call<{ password: string }>('POST', '/users', account)
    const sign = { email: account.email, password }
    other = (await staff.call<{ token: string }>('POST', '/auth/login', sign)).token
  })
  afterAll(() => staff?.close())

  const outline = async (id: string) => outlineOf(await posts.contentOf(id))

  /** Opens the post as the administrator and as Bea, in two browsers. */
  async function openTwice(id: string) {
    const mine = await staff.open(`/admin/blogs/edit/${id}`)
    const theirs = await staff.open('/about')
    await theirs.page.evaluate((token) => localStorage.setItem('token', token), other)
    await theirs.page.goto(`${staff.site.url}/admin/blogs/edit/${id}`)
    await textOf(theirs.page).waitFor()
    return { mine, theirs }
  }

  async function typeAtEndOf(page: Page, line: string, text: string) {
    await textOf(page).getByText(line, { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(text)
  }

  it('says who else has it open, and that it is open in a second tab [safely-01, safely-02]', {
    timeout: 120_000,
  }, async () => {
    const post = await posts.write('Seen by two')
    const { mine, theirs } = await openTwice(post._id)
    await mine.page.getByText('Bea Other has this post open too.').waitFor({ timeout: 30_000 })
    expect(await accessibilityProblems(mine.page)).toEqual([])
    await theirs.page.goto(`${staff.site.url}/about`)
    await mine.page.getByText('Bea Other has').waitFor({ state: 'hidden', timeout: 30_000 })
    const tab = await mine.page.context().newPage()
    await tab.goto(mine.page.url())
    const notice = 'This post is open in another tab as well.'
    await tab.getByText(notice).waitFor()
    // The first tab learns it from the second one at once.
    await mine.page.getByText(notice).waitFor()
    await tab.goto(`${staff.site.url}/about`)
    await mine.page.getByText(notice).waitFor({ state: 'hidden', timeout: 30_000 })
    expect(mine.problems).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('is not in a second tab where the first one crashed [safely-07]', {
    timeout: 120_000,
  }, async () => {
    const post = await posts.write('In a tab that crashes')
    const { page, close } = await staff.open(`/admin/blogs/edit/${post._id}`)
    await textOf(page).waitFor()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain('openScreen:')
    const crash = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => {})
    await crash
    const tab = await page.context().newPage()
    const reports: unknown[] = []
    tab.on('response', async (response) => {
      if (new URL(response.url()).pathname === '/api/presence') reports.push(await response.json())
    })
    await tab.goto(`${staff.site.url}/admin/blogs/edit/${post._id}`)
    await textOf(tab).waitFor()
    // The first report may come before the browser has noticed the crash.
    const alone = { others: [], elsewhere: false }
    await expect.poll(() => reports.at(-1), { timeout: 45_000 }).toEqual(alone)
    await expect.poll(() => tab.getByText('open in another tab').count()).toBe(0)
    await close()
  })

  it('merges blocks that only one of them changed, while both go on typing [safely-03]', async () => {
    const post = await posts.write('Merged', { content: lines('One.', 'Two.', 'Three.') })
    const { mine, theirs } = await openTwice(post._id)
    await typeAtEndOf(theirs.page, 'Three.', ' Theirs.')
    await saved(theirs.page)
    await typeAtEndOf(mine.page, 'One.', ' Mine.')
    await mine.page.getByText('Merged with what somebody else changed').waitFor()
    // The cursor stays where it was.
    await mine.page.keyboard.type(' And on.')
    await textOf(mine.page).getByText('One. Mine. And on.').waitFor()
    await saved(mine.page)
    await expect
      .poll(() => outline(post._id))
      .toEqual(['One. Mine. And on.', 'Two.', 'Three. Theirs.'])
    expect(await dialogOf(mine.page).count()).toBe(0)
    // The refused save is the only one: that of the version that is no longer the newest.
    expect(mine.problems.filter((problem) => !problem.includes('409'))).toEqual([])
    expect(theirs.problems).toEqual([])
    await mine.close()
    await theirs.close()
  })

  it('asks for a block that both changed, and keeps both versions [safely-04]', async () => {
    const post = await posts.write('Asked', { content: lines('One.', 'Two.', 'Three.') })
    const { mine, theirs } = await openTwice(post._id)
    await typeAtEndOf(theirs.page, 'Two.', ' Theirs.')
    await titleOf(theirs.page).fill('Asked by them')
    await saved(theirs.page)
    await typeAtEndOf(mine.page, 'One.', ' Alone.')
    await typeAtEndOf(mine.page, 'Two.', ' Mine.')
    const dialog = dialogOf(mine.page)
    await dialog.waitFor()
    // What only one of them changed is not asked for.
    expect(await dialog.getByRole('group').count()).toBe(1)
    await dialog.getByText('Two. Mine.').waitFor()
    await dialog.getByText('Two. Theirs.').waitFor()
    const marked = () =>
      mine.page.evaluate(() => [...(CSS.highlights.get('changed-words') ?? [])].map(String))
    await expect.poll(marked).toEqual(['Mine', 'Theirs'])
    expect(await accessibilityProblems(mine.page)).toEqual([])
    await dialog.getByRole('radio', { name: /Theirs/ }).check()
    await buttonOf(mine.page, 'Save what is chosen').click()
    await dialog.waitFor({ state: 'detached' })
    await saved(mine.page)
    await expect.poll(() => outline(post._id)).toEqual(['One. Alone.', 'Two. Theirs.', 'Three.'])
    expect(await titleOf(mine.page).inputValue()).toBe('Asked by them')
    const revisions = await posts.revisionsOf(post._id)
    const kept = await Promise.all(
      revisions.map(({ _id }) =>
        staff.call<{ content: string }>('GET', `/blogs/${post._id}/revisions/${_id}`),
      ),
    )
    const texts = kept.map(({ content }) => outlineOf(JSON.parse(content)).join(' '))
    expect(texts).toContain('One. Alone. Two. Mine. Three.')
    expect(texts).toContain('One. Two. Theirs. Three.')
    await mine.close()
    await theirs.close()
  })
})
