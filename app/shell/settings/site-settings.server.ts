import type { App } from '#platform/app.ts'
import type { Config } from '#platform/config/config.ts'
import { cachedRead } from '#platform/database/versions/cached-reads.ts'
import { logOnce } from '#platform/log-once.ts'
import { readSetting } from '#platform/settings/settings.ts'
import { defaultSettings, type SiteSettingName, type SiteSettings } from './default-settings.ts'
import { type StoredSettings, settingVariables, storedSettings } from './site-settings.ts'

/** The settings that an Admin made on the site. */
export const siteSetting = { name: 'site.settings', schema: storedSettings }

/** What was read last, by data folder, for pages that are shown while the database cannot be reached. */
const lastRead = new Map<string, StoredSettings>()

const isNews = logOnce()

/**
 * What is stored; the content version is raised whenever it changes. While the database cannot be reached, what was
 * read last, or nothing: pages can then still say what is wrong.
 */
export async function readStoredSettings(app: App): Promise<StoredSettings> {
  const { dataDir } = app.config
  try {
    const stored = await cachedRead(app, 'site settings', (db) =>
      readSetting({ ...app, db }, siteSetting),
    )
    lastRead.set(dataDir, stored)
    isNews(dataDir, false)
    return stored
  } catch (err) {
    if (isNews(dataDir, true)) {
      app.log.warn({ err }, 'the settings could not be read; those read last are used')
    }
    return lastRead.get(dataDir) ?? {}
  }
}

/** The settings of the site: environment variables first, then what an Admin chose, then the defaults. */
export async function readSiteSettings(app: App): Promise<SiteSettings> {
  const { logo: _, ...stored } = await readStoredSettings(app)
  return { ...defaultSettings, ...stored, ...fromEnvironment(app.config) }
}

/** The settings that environment variables decide, with the names of these variables. */
export function fixedSettings({ given }: Config): Partial<Record<SiteSettingName, string>> {
  const fixed = Object.entries(settingVariables).filter(([, variable]) => given.includes(variable))
  return Object.fromEntries(fixed)
}

function fromEnvironment(config: Config): Partial<SiteSettings> {
  const { siteName, contactEmail, socialLinks, registration, sampleContent: samples } = config
  const all = { siteName, contactEmail, socialLinks, registration, samples }
  const fixed = fixedSettings(config)
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in fixed))
}

/** The App whose configuration has the settings of the site where no environment variable is set. */
export async function withSiteSettings(app: App): Promise<App> {
  const { siteName, contactEmail, socialLinks, registration, samples } = await readSiteSettings(app)
  const { config } = app
  const mailFrom = config.given.includes('MAIL_FROM') ? config.mailFrom : contactEmail
  const chosen = { siteName, contactEmail, mailFrom, socialLinks, registration }
  return { ...app, config: { ...config, ...chosen, sampleContent: samples } }
}
