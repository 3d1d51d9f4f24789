import { useRouteLoaderData } from 'react-router'

/** The few settings that pages may show. */
export type SiteInfo = {
  name: string
  /** Origin of the site without a slash at its end. */
  url: string
  contactEmail: string
  /** Address of the sample portraits with `{n}` in it; empty where there are none. */
  portraitUrl: string
  /** Where the newsletter form posts to; empty where there is no newsletter. */
  newsletterUrl: string
  /** The site's own pages on social networks. */
  socialLinks: string[]
  /** The picture that stands for pages which have none of their own. */
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

/** The site's settings, as the root's loader gave them. */
export function useSiteInfo(): SiteInfo {
  return useRouteLoaderData<SiteInfo>('root') ?? nameless
}

type Match = { id: string; loaderData?: unknown } | undefined

/** The same, for a page's `meta` function. */
export function siteInfoFrom(matches: readonly Match[]): SiteInfo {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as SiteInfo | undefined) ?? nameless
}

/** The host of a configured address, as a reader is told it. */
export const hostOf = (url: string) => new URL(url).hostname
