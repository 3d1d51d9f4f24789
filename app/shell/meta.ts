import type { MetaDescriptor } from 'react-router'
import { isToCome } from '#app/ui/picture-to-come.ts'
import type { SiteInfo } from './site-info.ts'

/** Size (px) of the pictures that the site draws for shared pages. */
export const shareSize = { width: 1200, height: 630 }

/** The metadata of a page, for search engines and shared links. */
export type PageMeta = {
  title: string
  description: string
  /** The canonical address, from the first slash on. */
  path: string
  /** The canonical address if it is another one, such as the first place of a text. */
  canonical?: string
  type?: 'website' | 'article'
  /** The picture that networks show for the page; by default that of the site. */
  image?: { url: string; alt: string; width?: number; height?: number }
  /** A feed with what the page lists; the feeds of the whole site are named on every page. */
  feed?: { path: string; title: string }
  /** schema.org objects without their `@context`. */
  structured?: Record<string, unknown>[]
  /** Excludes the page from search engines, which still follow its links. */
  hidden?: boolean
}

/** Title, description, canonical link, Open Graph, Twitter and JSON-LD tags of a public page. */
export function pageMeta(site: SiteInfo, page: PageMeta): MetaDescriptor[] {
  const title = page.title.includes(site.name) ? page.title : `${page.title} · ${site.name}`
  const address = page.canonical ?? site.url + page.path
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: address },
    ...imageTags(site, page),
    ...feedTags(page),
    ...(page.structured ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}

/** Tags of an error page, which must not be indexed. */
export function errorMeta(site: SiteInfo, title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }]
}

/** An absolute URL for an address on this site or elsewhere. */
export function absoluteUrl(site: SiteInfo, url: string): string {
  return url.startsWith('/') ? site.url + url : url
}

/** The breadcrumb from the home page to this one, for search engines. */
export function breadcrumbs(site: SiteInfo, steps: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.url + step.path,
    })),
  }
}

const feedTags = ({ feed }: PageMeta): MetaDescriptor[] =>
  feed
    ? [
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          title: feed.title,
          href: feed.path,
        },
      ]
    : []

function imageTags(site: SiteInfo, page: PageMeta): MetaDescriptor[] {
  const alt = `${site.name}: know what is on your plate`
  const own = page.image && !isToCome(page.image.url) ? page.image : undefined
  const image = own ?? { url: site.sharePicture, alt, ...shareSize }
  const url = absoluteUrl(site, image.url)
  return [
    { property: 'og:image', content: url },
    ...(image.width ? [{ property: 'og:image:width', content: String(image.width) }] : []),
    ...(image.height ? [{ property: 'og:image:height', content: String(image.height) }] : []),
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: image.alt },
  ]
}
