/** The document of one of Ghost's editors, which may have any structure; null if it is not JSON. */
export function editorDocument(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json || 'null')
  } catch {
    return null
  }
}

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
