import { useRouteLoaderData } from 'react-router'

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
}

const nameless: SiteInfo = {
  name: 'Platewise',
  url: '',
  contactEmail: '',
  portraitUrl: '',
  newsletterUrl: '',
  socialLinks: [],
  sharePicture: '',
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
