/** True when an If-None-Match header names this ETag (weakly compared, as for GET). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return entries.includes('*') || entries.includes(etag)
}
