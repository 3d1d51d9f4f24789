import type { App } from '#platform/app.ts'
import { accentStyles } from './settings/accent.ts'
import { readSiteSettings, readStoredSettings } from './settings/site-settings.server.ts'
import type { StoredSettings } from './settings/site-settings.ts'
import type { Logo, SiteInfo } from './site-info.ts'

/** What pages may show of the settings; `sharePicture` is the address of the site's own picture. */
export async function readSiteInfo(app: App, sharePicture: string): Promise<SiteInfo> {
  const settings = await readSiteSettings(app)
  const { siteUrl, portraitUrl, newsletterUrl = '' } = app.config
  const { tagline, happyUsersText, contactEmail, country, socialLinks, footerText } = settings
  return {
    name: settings.siteName,
    url: siteUrl,
    portraitUrl: happyUsersText ? portraitUrl : '',
    newsletterUrl,
    sharePicture,
    logo: logoOf((await readStoredSettings(app)).logo),
    accentStyles: accentStyles(settings.accent),
    navigation: settings.navigation,
    analyticsUrl: settings.analyticsUrl,
    ...{ tagline, happyUsersText, contactEmail, country, socialLinks, footerText },
  }
}

/** The logo for pages, from the name of its file. */
export function logoOf(stored: StoredSettings['logo']): Logo | null {
  if (!stored) return null
  const { file, width, height } = stored
  return { src: `/media/${file}`, width, height, icon: `/icons/${file.split('-')[0]}-` }
}

/** The sizes (px) of the icons that are made of a logo. */
export const iconSizes = [32, 180, 192, 512]
