/** The one public address of a post, from the first slash on. */
export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`
}
