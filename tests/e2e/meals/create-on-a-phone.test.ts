import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaffSite, startStaffSite } from '#tests/support/sites/staff-site.ts'

describe('making a meal on a phone', () => {
  let staff: StaffSite
  beforeAll(async () => {
    staff = await startStaffSite()
  })
  afterAll(() => staff?.close())

  it.each([640, 844])(
    'shows where the images will appear, in a window of %i px',
    async (height) => {
      const { page, close } = await staff.open('/admin/create', {
        viewport: { width: 390, height },
      })
      for (const prompt of ['tomato soup with bread', 'rice with peas']) {
        await page.getByLabel('Prompt', { exact: true }).fill(prompt)
        await page.getByRole('button', { name: 'Generate', exact: true }).click()
        await page.getByText(prompt).first().waitFor()
        await expect.poll(() => isInSight(page, prompt)).toBe(true)
      }
      await close()
    },
  )
})

/** True if the first tile of this prompt is completely visible between the window's top and the save bar. */
const isInSight = (page: Page, prompt: string) =>
  page.evaluate((words) => {
    const tile = [...document.querySelectorAll('fieldset li')].find((item) =>
      item.textContent?.includes(words),
    )
    const bar = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.includes('Publish Meal'),
    )
    if (!tile || !bar) return false
    const { top, bottom } = tile.getBoundingClientRect()
    return top >= 0 && bottom <= bar.getBoundingClientRect().top
  }, prompt)
