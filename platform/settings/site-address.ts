import { z } from 'zod'
import type { App } from '../app.ts'
import { deleteSetting } from './settings.db.ts'
import { readSetting, writeSetting } from './settings.ts'

/** The address at which the site was last served. */
const siteAddress = {
  name: 'site.address',
  schema: z.object({ url: z.url().optional() }),
}

/**
 * Stores the site's address for CLI commands, which run without the site's settings; undefined deletes it.
 */
export async function storeSiteAddress(app: App, url: string | undefined): Promise<void> {
  if (url === (await readSiteAddress(app))) return
  if (url) await writeSetting(app, siteAddress, { url })
  else await deleteSetting(app.db, siteAddress.name)
}

/** The stored address, if there is one. */
export async function readSiteAddress(app: App): Promise<string | undefined> {
  return (await readSetting(app, siteAddress)).url
}

/** Returns the App with the stored address if the environment does not set SITE_URL. */
export async function withSiteAddress(app: App): Promise<App> {
  if (app.config.siteUrlGiven) return app
  const siteUrl = (await readSiteAddress(app)) ?? app.config.siteUrl
  return { ...app, config: { ...app.config, siteUrl } }
}
