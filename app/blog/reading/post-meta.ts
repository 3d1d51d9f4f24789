import { absoluteUrl, breadcrumbs, type PageMeta } from '#app/shell/meta.ts'
import type { SiteInfo } from '#app/shell/site-info.ts'
import type { PostSummary } from '../post.ts'
import { postPath } from '../post-path.ts'

/** The meta tags of a post's page, for search engines and shared links. */
export function postMeta(site: SiteInfo, post: PostSummary): PageMeta {
  const path = postPath(post.slug)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blogs' },
    { name: post.title, path },
  ]
  const { featuredImage: url, image } = post
  return {
    title: post.title,
    description: post.description,
    path,
    type: 'article',
    image: url
      ? {
          url,
          alt: post.featuredImageAlt || post.title,
          width: image?.width,
          height: image?.height,
        }
      : undefined,
    structured: [blogPosting(site, post), breadcrumbs(site, crumbs)],
  }
}

function blogPosting(site: SiteInfo, post: PostSummary) {
  const address = site.url + postPath(post.slug)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description || undefined,
    url: address,
    mainEntityOfPage: address,
    image: post.featuredImage ? absoluteUrl(site, post.featuredImage) : undefined,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author.name || 'Anonymous' },
    publisher: { '@type': 'Organization', name: site.name },
    articleSection: post.category || undefined,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
  }
}
