import { createContext, useContext } from 'react'
import type { Path } from 'slate'
import type { UploadStore } from './upload-store.ts'

/** What an image in the text needs from the editor. */
export type ImageTools = {
  store: UploadStore
  /** Opens the dialog for the description, caption and width of an image. */
  describe: (at: Path) => void
  /** Opens the dialog for another picture in its place. */
  replace: (at: Path) => void
  remove: (at: Path) => void
  /** Repeats a failed upload. */
  retry: (uploadId: string) => void
}

export const ImageToolsContext = createContext<ImageTools | null>(null)

export function useImageTools(): ImageTools {
  const tools = useContext(ImageToolsContext)
  if (!tools) throw new Error('An image is shown outside the editor')
  return tools
}
