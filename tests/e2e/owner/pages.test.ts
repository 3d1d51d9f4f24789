import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('pages and redirects', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  const html = async (path: string) => await (await fetch(staff.site.url + path)).text()
  const box = '[role="textbox"][aria-multiline]'

  it('a built-in text is edited, and restored as it was [page-06]', async () => {
    const before = await html('/privacy-policy')
    const { page, problems, close } = await staff.open('/admin/pages')
    await expectToFit(page, [390, 1280], 'the pages')
    await page.getByRole('link', { name: 'Edit Privacy Policy' }).click()
    await page.locator(box).waitFor()
    expect(await page.locator(box).textContent()).toContain('Who is responsible')
    expect(await page.getByText('Not saved').count()).toBe(0)
    await page.locator(box).press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('We also keep bees.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Page saved').waitFor()
    const changed = await html('/privacy-policy')
    expect(changed).toContain('We also keep bees.')
    expect(changed).toContain('run from Pakistan')
    await page.getByRole('link', { name: 'Edit Privacy Policy' }).click()
    await page.getByRole('button', { name: 'Revisions' }).click()
    await page.getByRole('button', { name: 'Restore the built-in text' }).click()
    await page.getByText('The built-in text is shown again').waitFor()
    const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0]
    expect(mainOf(await html('/privacy-policy'))).toBe(mainOf(before))
    expect(problems).toEqual([])
    await close()
  })

  it('a new page is written, published and found [page-07]', async () => {
    const { page, problems, close } = await staff.open('/admin/pages/new')
    await page.getByLabel('Title').fill('Our Imprint')
    await page.getByText('Write the text of the page here...').waitFor()
    await page.locator(box).click()
    await page.keyboard.type('Fork Lda, Lisbon.')
    await page.getByLabel('Address', { exact: true }).fill('/meals')
    await page.getByLabel('Publish').check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('The address /meals is reserved').first().waitFor()
    await page.getByLabel('Address', { exact: true }).fill('/imprint')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Page saved').waitFor()
    expect(await html('/imprint')).toContain('Fork Lda, Lisbon.')
    expect(await html('/sitemaps/pages.xml')).toContain('/imprint</loc>')
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await close()
  })

  it('an old address leads to the new one, for documents and for links [redirect-06]', async () => {
    const { page, problems, close } = await staff.open('/admin/redirects')
    await expectToFit(page, [390, 1280], 'the redirects')
    await page.getByLabel('Old address').fill('/2019/05/soup/')
    await page.getByLabel('Leads to').fill('http://a.example')
    await page.getByRole('button', { name: 'Add Redirect' }).click()
    await page.getByText(/must be a path that begins with \/ or begin with https/).waitFor()
    await page.getByLabel('Leads to').fill('/meals')
    await page.getByRole('button', { name: 'Add Redirect' }).click()
    await page.getByText('Redirect added').waitFor()
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await close()
    for (const path of ['/2019/05/soup', '/2019/05/soup/?utm=1']) {
      const answer = await fetch(staff.site.url + path, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], path).toEqual([301, '/meals'])
    }
    // The home page is in the cache, also with an id that leads nowhere yet.
    const home = async (query: string) =>
      (await fetch(`${staff.site.url}/${query}`, { redirect: 'manual' })).status
    expect([await home(''), await home('?p=12')]).toEqual([200, 200])
    await staff.call('POST', '/redirects', { from: '/?p=12', to: '/meals' })
    expect([await home(''), await home('?p=12'), await home('?p=13')]).toEqual([200, 301, 200])
    const links = [{ label: 'Soup', href: '/2019/05/soup/' }]
    await staff.call('PUT', '/settings', { navigation: links })
    const visit = await openPage(staff.browser)
    await visit.page.goto(staff.site.url)
    await untilAwake(visit.page)
    await visit.page.getByRole('link', { name: 'Soup' }).click()
    await visit.page.waitForURL(/\/meals$/)
    await visit.close()
  })
})
