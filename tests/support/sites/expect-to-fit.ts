import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './browser.ts'

/**
 * Expects that axe finds no problem and that nothing scrolls horizontally, at each of these widths (px).
 * `where` describes the page in the error message.
 */
export async function expectToFit(
  page: Page,
  widths: readonly number[],
  where = 'the page',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityProblems(page), `${where} at ${width}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `horizontal scroll of ${where} at ${width}`).toBe(0)
  }
}

/** Those of axe's rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * The same for a page that was opened in light, and that its colours are good in dark too. Nothing else differs there
 * (`app/ui/styles/tokens.test.ts`), so that the page is neither opened twice nor measured twice.
 */
export async function expectToFitLightAndDark(
  page: Page,
  widths: readonly number[],
  where = 'the page',
): Promise<void> {
  await expectToFit(page, widths, where)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessibilityProblems(page, colourRules), `${where}, dark, at ${width}`).toEqual(
      [],
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
