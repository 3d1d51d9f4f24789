/** The path of the feed with the posts of a category or, without one, of a tag; otherwise with all posts. */
export function postsFeedPath({ category, tag }: { category: string; tag: string }): string {
  const about = category ? `category/${encodeURIComponent(category)}` : ''
  const label = about || (tag ? `tag/${encodeURIComponent(tag)}` : '')
  return label ? `/blog/${label}/feed.xml` : '/blog/feed.xml'
}
