import type { Imported } from '#platform/import-report.ts'

/** Says of a slug that the file had before, for a thing of that kind, that it fails; null for the first. */
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
