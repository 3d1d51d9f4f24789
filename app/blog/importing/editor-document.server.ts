/** The document of an editor of Ghost, which may be of any shape; null for what is not JSON. */
export function editorDocument(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json || 'null')
  } catch {
    return null
  }
}
