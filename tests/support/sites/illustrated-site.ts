import type { Browser } from 'playwright-core'
import { illustrateMeals } from '../../../bench/data/illustrated-meals.ts'
import { writeManyMeals } from '../../../bench/data/many-meals.ts'
import { openBenchSite } from '../../../bench/servers/bench-site.ts'
import { sharedBrowser } from './shared-browser.ts'
import { type SiteProcess, startSite } from './site-process.ts'

export type IllustratedSite = { site: SiteProcess; browser: Browser; close(): Promise<void> }

/** A running site without a worker, with so many meals, of which some have a drawn picture. */
export async function startIllustratedSite(meals: number, drawn: number): Promise<IllustratedSite> {
  const data = await openBenchSite()
  await writeManyMeals(data.app, meals)
  await illustrateMeals(data.app, drawn)
  const settings = { DATA_DIR: data.app.config.dataDir, WORKERS: '0' }
  const [site, browser] = await Promise.all([startSite(settings), sharedBrowser()])
  return {
    site,
    browser,
    async close() {
      await browser.close()
      await site.stop()
      await data.close()
    },
  }
}
