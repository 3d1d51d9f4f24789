import type { NavigationItem } from '#app/shell/settings/default-settings.ts'
import type { Settings } from '../settings.ts'

/** The fields of the form about what visitors see. */
export type SiteFields = Pick<
  Settings,
  | 'siteName'
  | 'tagline'
  | 'country'
  | 'logoImageId'
  | 'accent'
  | 'heroMealId'
  | 'happyUsersText'
  | 'contactEmail'
  | 'footerText'
  | 'analyticsUrl'
  | 'registration'
  | 'samples'
> & {
  logoUrl: string | null
  /** One address in a line. */
  socialLinks: string
  navigation: NavigationItem[]
}

/** Fields that are sent as they are. */
const plain = [
  'siteName',
  'tagline',
  'country',
  'logoImageId',
  'accent',
  'heroMealId',
  'happyUsersText',
  'contactEmail',
  'footerText',
  'analyticsUrl',
  'registration',
  'samples',
] as const

export function siteFieldsOf(settings: Settings): SiteFields {
  const { siteName, tagline, country, logoImageId, logoUrl, accent, heroMealId } = settings
  const { happyUsersText, contactEmail, footerText, analyticsUrl, registration, samples } = settings
  return {
    ...{ siteName, tagline, country, logoImageId, logoUrl, accent, heroMealId },
    ...{ happyUsersText, contactEmail, footerText, analyticsUrl, registration, samples },
    socialLinks: settings.socialLinks.join('\n'),
    navigation: settings.navigation,
  }
}

/** What differs from the stored fields, as the API expects it. */
export function changedSiteFields(stored: SiteFields, fields: SiteFields) {
  const changes: Record<string, unknown> = {}
  for (const name of plain) if (fields[name] !== stored[name]) changes[name] = fields[name]
  if (fields.socialLinks !== stored.socialLinks) changes.socialLinks = linesOf(fields.socialLinks)
  if (JSON.stringify(fields.navigation) !== JSON.stringify(stored.navigation))
    changes.navigation = fields.navigation
  return changes
}

const linesOf = (text: string) => text.split(/\s+/).filter(Boolean)
