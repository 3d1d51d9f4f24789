import { useRouteLoaderData } from 'react-router'
import { defaultSettings, type NavigationItem } from './settings/default-settings.ts'

/** The picture that stands for the site. */
export type Logo = {
  /** Its address, of a file at least 320 px wide if there is one. */
  src: string
  width: number
  height: number
  /** The addresses of the icon start with this; size and `.png` follow. */
  icon: string
}

/** The settings that pages may show. */
export type SiteInfo = {
  name: string
  /** Origin of the site, without a slash at the end. */
  url: string
  contactEmail: string
  /** Address of the sample portraits, with `{n}` in it; empty if there are none. */
  portraitUrl: string
  /** Where the newsletter form posts to; empty if there is no newsletter. */
  newsletterUrl: string
  /** The site's own pages on social networks. */
  socialLinks: string[]
  /** The picture for sharing pages that have none of their own. */
  sharePicture: string
  /** The headline of the home page. */
  tagline: string
  /** Null for the drawn plate. */
  logo: Logo | null
  /** Rules that give the pages an accent of the owner's choice; empty for the default. */
  accentStyles: string
  /** The line beside the sample portraits; empty for neither. */
  happyUsersText: string
  /** From where the site is run. */
  country: string
  footerText: string
  navigation: NavigationItem[]
  /** The script that counts visits after consent; empty if there is none. */
  analyticsUrl: string
}

/** The settings of a site that has none of its own. */
export const nameless: SiteInfo = {
  name: defaultSettings.siteName,
  url: '',
  contactEmail: '',
  portraitUrl: '',
  newsletterUrl: '',
  socialLinks: [],
  sharePicture: '',
  tagline: defaultSettings.tagline,
  logo: null,
  accentStyles: '',
  happyUsersText: defaultSettings.happyUsersText,
  country: defaultSettings.country,
  footerText: '',
  navigation: defaultSettings.navigation,
  analyticsUrl: '',
}

/** The site's settings, from the loader of the root route. */
export function useSiteInfo(): SiteInfo {
  return useRouteLoaderData<SiteInfo>('root') ?? nameless
}

type Match = { id: string; loaderData?: unknown } | undefined

/** The same, for a page's `meta` function. */
export function siteInfoFrom(matches: readonly Match[]): SiteInfo {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as SiteInfo | undefined) ?? nameless
}

/** The host name of a configured address, for display. */
export const hostOf = (url: string) => new URL(url).hostname
