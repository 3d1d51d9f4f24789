import { useCallback, useRef, useState } from 'react'
import { readContent } from '../content/content.ts'
import { cleanBlocks } from '../editor/clean-blocks.ts'
import type { EditorBlock, PostEditor } from '../editor/document.ts'
import type { useUploadStore } from '../editor/images/use-uploads.ts'
import { patchBlocks } from '../editor/patch-blocks.ts'
import { createPostEditor, openBlocks } from '../editor/post-editor.ts'
import { openContent, rescueContent } from '../editor/stored-content.ts'
import { type Splice, type StoredState, spliceSince, storedState } from './noting/splice-blocks.ts'

const noBlocks: EditorBlock[] = []

/** The content: the editor's blocks once it was edited, and the stored text before. */
export function useContent(start: string, store: ReturnType<typeof useUploadStore>) {
  const { stored, blocks, texts, read, since } = useWrittenText(start)
  const { shown, show, readBlocks } = useShownEditor()
  const [version, setVersion] = useState(0)
  const [raw, setRaw] = useState(start)
  const make = useCallback(() => {
    const editor = createPostEditor(store)
    openBlocks(editor, openContent(stored.current).blocks)
    texts.current = createTexts(editor.children as EditorBlock[])
    return editor
  }, [store, stored, texts])
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
    if (!editor || merged.kind !== 'rich') return open(content)
    patchBlocks(editor, cleanBlocks(merged.blocks))
    blocks.current = editor.children as EditorBlock[]
  }
  return {
    read,
    /** An earlier text of the content, and what has changed since. */
    since,
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

/** The editor on the screen. */
function useShownEditor() {
  const shown = useRef<PostEditor | null>(null)
  const readBlocks = useCallback(() => (shown.current?.children ?? noBlocks) as EditorBlock[], [])
  const show = useCallback((editor: PostEditor | null) => {
    shown.current = editor
  }, [])
  return { shown, readBlocks, show }
}

/** The text of the content: the stored one until the blocks are edited, theirs from then on. */
function useWrittenText(start: string) {
  const stored = useRef(start)
  const blocks = useRef<EditorBlock[] | null>(null)
  const texts = useRef(createTexts())
  const read = useCallback(
    () => (blocks.current ? texts.current.textOf(blocks.current) : stored.current),
    [],
  )
  const since = useCallback(
    () =>
      blocks.current ? texts.current.since(blocks.current) : { text: stored.current, splice: null },
    [],
  )
  return { stored, blocks, texts, read, since }
}

/** Beyond this length (characters), a change is noted as one to a newer text. */
const longestSplice = 16_000

/** Texts of the blocks, which are long to make: of the newest ones that were asked for, and of earlier ones. */
function createTexts(start: EditorBlock[] = noBlocks) {
  let base: StoredState | null = null
  let newest: { of: EditorBlock[]; state: StoredState } | null = null
  const stateOf = (blocks: EditorBlock[]) => {
    if (newest?.of !== blocks) newest = { of: blocks, state: storedState(blocks) }
    return newest.state
  }
  return {
    textOf: (blocks: EditorBlock[]) => stateOf(blocks).text,
    since(blocks: EditorBlock[]): { text: string; splice: Splice } {
      base ??= newest?.state ?? storedState(start)
      const splice = spliceSince(base, blocks)
      if (newest && base !== newest.state && JSON.stringify(splice).length > longestSplice) {
        base = newest.state
        return { text: base.text, splice: spliceSince(base, blocks) }
      }
      return { text: base.text, splice }
    },
  }
}
