/** The public path of a post. */
export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`
}
