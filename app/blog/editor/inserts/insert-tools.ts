import { createContext, useContext } from 'react'
import type { Path } from 'slate'

/** What videos, galleries, meals and dividers in the text need from the editor. */
export type InsertTools = {
  /** Opens the dialog of a block. */
  edit: (at: Path) => void
  remove: (at: Path) => void
}

export const InsertToolsContext = createContext<InsertTools | null>(null)

export function useInsertTools(): InsertTools {
  const tools = useContext(InsertToolsContext)
  if (!tools) throw new Error('A block is shown outside the editor')
  return tools
}
