/** True if the error says that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The result of `reading`; null if the file or folder does not exist. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
