import { useCallback, useRef, useState } from 'react'
import { readContent } from '../content/content.ts'
import { cleanBlocks } from '../editor/clean-blocks.ts'
import type { EditorBlock, PostEditor } from '../editor/document.ts'
import type { useUploadStore } from '../editor/images/use-uploads.ts'
import { patchBlocks } from '../editor/patch-blocks.ts'
import { createPostEditor, openBlocks } from '../editor/post-editor.ts'
import { openContent, rescueContent, storedText } from '../editor/stored-content.ts'

const noBlocks: EditorBlock[] = []

/** The content: the editor's blocks once it was edited, and the stored text before. */
export function useContent(start: string, store: ReturnType<typeof useUploadStore>) {
  const stored = useRef(start)
  const blocks = useRef<EditorBlock[] | null>(null)
  const shown = useRef<PostEditor | null>(null)
  const [version, setVersion] = useState(0)
  const [raw, setRaw] = useState(start)
  const make = useCallback(() => {
    const editor = createPostEditor(store)
    openBlocks(editor, openContent(stored.current).blocks)
    return editor
  }, [store])
  const read = useCallback(() => (blocks.current ? storedText(blocks.current) : stored.current), [])
  const readBlocks = useCallback(() => (shown.current?.children ?? noBlocks) as EditorBlock[], [])
  const show = useCallback((editor: PostEditor | null) => {
    shown.current = editor
  }, [])
  function open(content: string) {
    stored.current = content
    blocks.current = null
    setRaw(content)
    setVersion((now) => now + 1)
  }
  /** Shows merged content in the editor that is open, without a break in typing. */
  function merge(content: string) {
    const editor = shown.current
    const merged = readContent(content)
    if (!editor || merged.kind !== 'rich') {
      open(content)
      return
    }
    patchBlocks(editor, cleanBlocks(merged.blocks))
    blocks.current = editor.children as EditorBlock[]
  }
  return {
    read,
    /** The blocks on the screen; none while no editor shows them. */
    blocks: readBlocks,
    /** The editor on the screen, once it is there. */
    editor: () => shown.current,
    show,
    open,
    merge,
    /** Creates an editor for the content. Throws when it cannot be read. */
    make,
    note(changed: EditorBlock[]) {
      blocks.current = changed
    },
    rescue: () => open(JSON.stringify(rescueContent(stored.current))),
    /** Changes when other content needs a new editor. */
    version,
    raw,
  }
}
