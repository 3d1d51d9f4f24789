import type { App } from '#platform/app.ts'
import { defaultAccent } from './accent.ts'
import { readSiteSettings, readStoredSettings } from './site-settings.server.ts'

/** How the pictures of shared pages look like the site: its name, logo and accent. */
export async function readShareLook(app: App) {
  const { siteName, accent } = await readSiteSettings(app)
  const { logo } = await readStoredSettings(app)
  return {
    brand: siteName,
    ...(logo && { logo: logo.file }),
    ...(accent !== defaultAccent && { accent }),
  }
}
