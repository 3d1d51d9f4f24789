import { expect, it } from 'vitest'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { sharedBrowser } from '#tests/support/sites/shared-browser.ts'

it('untilQuiet resolves although the browser delays idle callbacks', async () => {
  const browser = await sharedBrowser()
  const { page, close } = await openPage(browser)
  await page.evaluate(pauseIdleCallbacks)
  await page.evaluate(() => Object.assign(document.body, { __reactFiber$own: {} }))
  await expect(untilQuiet(page)).resolves.toBeUndefined()
  await close()
  await browser.close()
})

/**
 * Runs in the page: delays idle callbacks until the next frame, as Chromium sometimes does when nothing
 * moves.
 */
function pauseIdleCallbacks() {
  const waiting: IdleRequestCallback[] = []
  const { requestIdleCallback, requestAnimationFrame } = window
  Object.assign(window, {
    requestIdleCallback: (task: IdleRequestCallback) => waiting.push(task),
    requestAnimationFrame: (task: FrameRequestCallback) =>
      requestAnimationFrame((time) => {
        task(time)
        for (const idle of waiting.splice(0)) requestIdleCallback(idle)
      }),
  })
}
