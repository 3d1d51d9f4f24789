import { z } from 'zod'
import type { App } from '../app.ts'
import { deleteSetting } from './settings.db.ts'
import { readSetting, writeSetting } from './settings.ts'

/** The address under which the site was last served. */
const siteAddress = {
  name: 'site.address',
  schema: z.object({ url: z.url().optional() }),
}

/** Stores the address of the site, for programs that run beside it without its settings; undefined removes it. */
export async function storeSiteAddress(app: App, url: string | undefined): Promise<void> {
  if (url === (await readSiteAddress(app))) return
  if (url) await writeSetting(app, siteAddress, { url })
  else await deleteSetting(app.db, siteAddress.name)
}

/** The address that was last stored, if any. */
export async function readSiteAddress(app: App): Promise<string | undefined> {
  return (await readSetting(app, siteAddress)).url
}

/** The App with the address that the site is served under, where the environment names none. */
export async function withSiteAddress(app: App): Promise<App> {
  if (app.config.siteUrlGiven) return app
  const siteUrl = (await readSiteAddress(app)) ?? app.config.siteUrl
  return { ...app, config: { ...app.config, siteUrl } }
}
