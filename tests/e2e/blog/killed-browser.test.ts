import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killBrowser, launchProfile } from '#tests/support/sites/browser.ts'
import {
  buttonOf,
  type Posts,
  startPosts,
  textOf,
  words,
} from '#tests/support/sites/post-screen.ts'
import type { StaffSite } from '#tests/support/sites/staff-site.ts'

describe('what is typed when a browser is killed', () => {
  let staff: StaffSite
  let posts: Posts
  let profile: string
  let context: BrowserContext

  beforeAll(async () => {
    ;({ staff, posts } = await startPosts())
    profile = await mkdtemp(path.join(tmpdir(), 'profile-'))
    await openProfile()
  })
  afterAll(async () => {
    await context?.close()
    await rm(profile, { recursive: true, force: true })
    await staff?.close()
  })

  async function openProfile() {
    context = await launchProfile(profile)
    await context.addInitScript((token) => localStorage.setItem('token', token), staff.token)
  }

  async function openPost(id: string): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${staff.site.url}/admin/blogs/edit/${id}`)
    await textOf(page).waitFor()
    return page
  }

  async function type(page: Page, text: string) {
    await textOf(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(text)
  }

  /** Kills it a moment after the last letter: what is on its way to the database takes a few milliseconds. */
  async function kill(victim: 'tabs' | 'all') {
    await pause(500)
    const browser = context.browser()
    if (!browser) throw new Error('The profile has no browser')
    await killBrowser(browser, victim)
    if (victim === 'tabs') return
    await context.close().catch(() => undefined)
    await openProfile()
  }

  /** The text of the post after the writer has taken what the browser offers. */
  async function restored(page: Page) {
    await buttonOf(page, 'Restore them').click()
    await textOf(page).getByText('And the very last').waitFor()
    return await textOf(page).innerText()
  }

  it.each([
    ['a tab', 'tabs'],
    ['the whole browser', 'all'],
  ] as const)('is there to the last letter when %s is killed [killed-01]', async (name, victim) => {
    const { _id } = await posts.write(`Killed: ${name}`, { published: true })
    const page = await openPost(_id)
    await type(page, ' First.')
    // Long enough for the local draft, so that changes of another text follow.
    await page.waitForTimeout(2000)
    await page.keyboard.press('Enter')
    await page.keyboard.type('## A heading')
    await page.keyboard.press('Enter')
    await page.keyboard.type('And the very last letter')
    await kill(victim)
    const again = await openPost(_id)
    expect((await restored(again)).split(/\n+/)).toEqual([
      'As it was. First.',
      'A heading',
      'And the very last letter',
    ])
    await again.close()
  })

  it('is offered once, and no more when it was thrown away or saved [killed-02]', async () => {
    const { _id } = await posts.write('Thrown away', { published: true })
    const offer = (page: Page) => page.getByText('that were not saved')
    await type(await openPost(_id), ' To throw away.')
    await kill('all')
    const again = await openPost(_id)
    await buttonOf(again, 'Discard them').click()
    await expect.poll(() => offer(again).count()).toBe(0)
    await type(again, ' To keep.')
    await buttonOf(again, 'Save Changes').click()
    await again.getByText('Blog updated successfully').waitFor()
    await kill('all')
    const last = await openPost(_id)
    await last.waitForTimeout(500)
    expect(await offer(last).count()).toBe(0)
    expect(await posts.contentOf(_id)).toEqual(words('As it was. To keep.'))
  })
})
