import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oldBlog, wxr } from '#tests/support/builders/build-wxr.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('importing a site on screen', () => {
  let staff: StaffSite
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-import-'))
  const file = path.join(folder, 'old-blog.xml')

  beforeAll(async () => {
    staff = await startStaffSite()
    writeFileSync(
      file,
      wxr(
        { title: 'First post', slug: 'first', categories: ['Soups'], content: 'Hello' },
        { title: 'Secret post', status: 'private' },
        { title: 'With a lost picture', content: `<img src="${oldBlog}/lost.jpg" alt="">` },
      ),
    )
  })
  afterAll(async () => {
    await staff?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('checks a file, imports it and shows the results, also after a reload [import-05]', async () => {
    const { page, problems, close } = await staff.open('/admin/import')
    await page.getByText('Nothing has been uploaded yet.').waitFor()
    await page.getByRole('button', { name: 'Upload and check' }).click()
    await page.getByText('Please choose a file', { exact: true }).waitFor()
    await page.getByLabel('Export of a site').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload and check' }).click()
    const card = page.getByRole('region', { name: 'Import of old-blog.xml' })
    await card.getByText(/^Checked: 3 entries/).waitFor({ timeout: 30_000 })
    expect(await card.getByRole('row', { name: 'post' }).innerText()).toMatch(/3\s+0\s+0\s+0/)
    expect((await staff.call<{ total: number }>('GET', '/blogs')).total).toBe(0)
    await page.reload()
    await card.getByText(/^With remarks/).click()
    await card.getByText('was private there: comes as a draft').waitFor()
    await expectToFit(page, [390, 1280], 'the checked import')
    await card.getByRole('button', { name: 'Import' }).click()
    await card.getByText(/^Imported: 3 entries/).waitFor({ timeout: 60_000 })
    expect(await card.getByRole('row', { name: 'post' }).innerText()).toMatch(/2\s+0\s+0\s+1/)
    await card.getByText(/could not be copied/).waitFor()
    await expectToFit(page, [390, 1280], 'the finished import')
    const moved = await fetch(`${staff.site.url}/2021/03/first/`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blogs/first'])
    await card.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Nothing has been uploaded yet.').waitFor()
    expect((await staff.call<{ total: number }>('GET', '/blogs')).total).toBe(3)
    expect(problems).toEqual([])
    await close()
  })
})
