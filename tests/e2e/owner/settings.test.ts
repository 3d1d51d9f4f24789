import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { openPage, untilAwake } from '#tests/support/sites/browser.ts'
import { expectToFit } from '#tests/support/sites/expect-to-fit.ts'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('the settings screen', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  const html = async (path: string) => await (await fetch(staff.site.url + path)).text()

  it('previews what is typed, and visitors see it once it is saved [settings-07]', async () => {
    expect(await html('/')).toContain('Know what is on your plate.')
    const { page, problems, close } = await staff.open('/admin/settings')
    await page.getByRole('heading', { name: /things that are still the sample/ }).waitFor()
    await page.getByLabel('Name of the site').fill('Green Fork')
    await page.getByLabel('Tagline').fill('Eat what you see.')
    await page.getByLabel('Line about users').fill('')
    await page.getByLabel('Run from').fill('Portugal')
    await page.getByLabel('Contact email').fill('us@fork.example')
    await page.getByLabel('Footer text').fill('Fork Lda, Lisbon')
    await page.getByLabel('Label of link 3').fill('Reading')
    await page.getByRole('button', { name: 'Remove About' }).click()
    await page.getByLabel('Accent', { exact: true }).fill('#ffcc00')
    await page.getByText(/This colour has a contrast of 1\.\d:1/).waitFor()
    await page.getByRole('button', { name: /^Use #/ }).click()
    const accent = await page.getByLabel('Accent', { exact: true }).inputValue()
    const preview = page.getByTestId('preview')
    await expect.poll(() => preview.getByText('Green Fork').count()).toBe(2)
    await expectToFit(page, [390, 1280], 'the settings')
    const chooser = page.waitForEvent('filechooser')
    await page.getByText('Choose an image').click()
    const buffer = Buffer.from(await buildPicture('png', { width: 600, height: 600 }))
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await page.getByAltText('The logo').waitFor()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved').waitFor()
    expect(problems).toEqual([])
    await close()

    const home = await html('/')
    for (const text of ['Green Fork', 'Eat what you see.', 'us@fork.example', 'Fork Lda']) {
      expect(home).toContain(text)
    }
    expect(home).toContain('>Reading</a>')
    expect(home).toContain(`--accent:${accent}`)
    expect(home).not.toContain('happy users')
    expect(home).not.toContain('Platewise')
    expect(await html('/terms-and-conditions')).toContain('Portugal')
    for (const path of ['/about', '/contact', '/privacy-policy', '/terms-and-conditions']) {
      expect(await html(path), path).not.toMatch(/Pakistan|Platewise|hello@example/)
    }
    expect(await html('/feed.xml')).toContain('<title>Green Fork')
    const manifest = JSON.parse(await html('/site.webmanifest'))
    expect(manifest.name).toBe('Green Fork')
    const icon = /<link rel="icon" href="([^"]+)"/.exec(home)?.[1] ?? ''
    for (const path of [icon, manifest.icons[1].src]) {
      const answer = await fetch(staff.site.url + path)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png'])
    }
  })

  it('asks before typed changes are left, and keeps them', async () => {
    const { page, close } = await staff.open('/admin/settings')
    await page.getByLabel('Tagline').fill('Half a sent')
    await page.getByRole('link', { name: 'Redirects' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByLabel('Tagline').inputValue()).toBe('Half a sent')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await close()
  })

  it('loads the script that counts visits only after consent [settings-08]', async () => {
    await staff.call('PUT', '/settings', { analyticsUrl: 'https://count.example/s.js' })
    const answer = await fetch(staff.site.url)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/count\.example/)
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/count\.example/)
    const { page, close } = await openPage(staff.browser)
    await page.goto(staff.site.url)
    await untilAwake(page)
    const script = page.locator('script[src="https://count.example/s.js"]')
    await page.getByRole('button', { name: 'Customize' }).click()
    await page.getByText('Counts visits, through count.example.').waitFor()
    await page.getByLabel('Analytics').uncheck()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect.poll(() => script.count()).toBe(0)
    await page.getByRole('link', { name: 'Cookie Settings' }).last().click()
    await page.getByLabel('Analytics').check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await script.waitFor({ state: 'attached' })
    await close()
    await staff.call('PUT', '/settings', { analyticsUrl: null })
    const after = await fetch(staff.site.url)
    expect(after.headers.get('content-security-policy')).not.toContain('count.example')
  })
})
