import { absoluteUrl, breadcrumbs, type PageMeta } from '#app/shell/meta.ts'
import type { SiteInfo } from '#app/shell/site-info.ts'
import type { PostSummary } from '../post.ts'
import { shownDate } from '../post-dates.ts'
import { postPath } from '../post-path.ts'

/** The meta tags of a post's page, for search engines and shared links. */
export function postMeta(site: SiteInfo, post: PostSummary): PageMeta {
  const path = postPath(post.slug)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blogs' },
    { name: post.title, path },
  ]
  const title = post.seoTitle || post.title
  return {
    title,
    description: post.seoDescription || post.description,
    path,
    canonical: post.canonicalUrl || undefined,
    type: 'article',
    image: sharedImage(post),
    structured: [blogPosting(site, post), breadcrumbs(site, crumbs)],
  }
}

/** The picture for networks: the chosen one, or the featured image. */
function sharedImage({ socialImage, featuredImage, featuredImageAlt, image, title }: PostSummary) {
  if (socialImage && socialImage !== featuredImage) return { url: socialImage, alt: title }
  if (!featuredImage) return undefined
  const { width, height } = image ?? {}
  return { url: featuredImage, alt: featuredImageAlt || title, width, height }
}

function blogPosting(site: SiteInfo, post: PostSummary) {
  const address = site.url + postPath(post.slug)
  const published = shownDate(post)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seoDescription || post.description || undefined,
    url: address,
    mainEntityOfPage: address,
    image: post.featuredImage ? absoluteUrl(site, post.featuredImage) : undefined,
    datePublished: published,
    // Its last change may have been made before it was published.
    dateModified: post.updatedAt > published ? post.updatedAt : published,
    author: { '@type': 'Person', name: post.author.name || 'Anonymous' },
    publisher: { '@type': 'Organization', name: site.name },
    articleSection: post.category || undefined,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
  }
}
