import { launchBrowser, openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { correctedWords, handOf, waysToCorrect } from '#tests/support/sites/correcting.ts'
import { removeSite, startSite } from '#tests/support/sites/site-process.ts'

/** How long (ms) a person rests before each key or tap. */
const rest = 300

/** Counts the steps and the seconds that it takes to correct an estimated plate, in each way. */
export async function benchCorrecting(): Promise<void> {
  const [site, browser] = await Promise.all([startSite({ WORKERS: '0' }), launchBrowser()])
  const address = `${site.url}/estimate?${new URLSearchParams({ text: correctedWords })}`
  console.log('                      steps   seconds   of them waiting')
  for (const { name, way, options } of waysToCorrect) {
    const { page, close } = await openPage(browser, options)
    await page.goto(address)
    if (options.javaScriptEnabled !== false) await untilQuiet(page)
    const hand = handOf(rest)
    const begun = performance.now()
    await way(page, hand)
    const seconds = (performance.now() - begun) / 1000
    const waiting = seconds - (hand.steps() * rest) / 1000
    console.log(
      name.padEnd(20),
      String(hand.steps()).padStart(6),
      seconds.toFixed(1).padStart(9),
      waiting.toFixed(1).padStart(17),
    )
    await close()
  }
  await browser.close()
  await removeSite(site)
}
