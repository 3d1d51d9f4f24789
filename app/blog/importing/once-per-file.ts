import type { Imported } from '#platform/import-report.ts'

/**
 * Returns a function that reports a slug as failed when the
 * file had it before for the same kind; null for the first.
 */
export function oncePerFile(): (kind: string, slug: string) => Imported | null {
  const seen = new Set<string>()
  return (kind, slug) => {
    const key = `${kind} ${slug}`
    if (seen.has(key)) {
      return { result: 'failed', notes: [`another ${kind} of the file has this address`] }
    }
    seen.add(key)
    return null
  }
}
