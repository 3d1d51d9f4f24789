import { type DragEvent, type RefObject, useState } from 'react'
import { Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { uploadProblem } from '#app/images/making/upload-rules.ts'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import type { PostEditor } from '../document.ts'
import { uploadBlock } from '../images/images.ts'
import type { UploadStore } from '../images/upload-store.ts'
import { DropLine } from './drop-line.tsx'
import { type Gap, gapAt } from './gaps.ts'

/**
 * Files that are dropped between blocks of the text. Each becomes a block that shows its upload, and that stays
 * after a failure until it is tried again or removed.
 */
export function usePictureDrop(
  editor: PostEditor,
  store: UploadStore,
  frame: RefObject<HTMLElement | null>,
) {
  const [gap, setGap] = useState<Gap | null>(null)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  function over(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    const next = gapAt(editor, event.clientY)
    setGap((now) => (now?.index === next.index && now.y === next.y ? now : next))
  }

  function drop(event: DragEvent) {
    setGap(null)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    // Nothing else takes the files: neither the editor nor the window.
    event.preventDefault()
    event.stopPropagation()
    insertFiles(editor, store, files, gapAt(editor, event.clientY).index)
  }

  return {
    line: gap && <DropLine frame={frame} y={gap.y} />,
    handlers: {
      onDragOverCapture: over,
      onDropCapture: drop,
      onDragLeave: ({ relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && frame.current?.contains(relatedTarget)
        if (!isInside) setGap(null)
      },
    },
  }
}

function insertFiles(editor: PostEditor, store: UploadStore, files: File[], index: number): void {
  const isImage = ({ type }: File) => type.startsWith('image/')
  const [other] = files.filter((file) => !isImage(file))
  if (other) showErrorToast(`${other.name}: ${uploadProblem(other)}`)
  const ids = files.filter(isImage).map((file) => store.add(file))
  if (ids.length === 0) return
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.insertNodes(
      editor,
      ids.map((id) => uploadBlock(id)),
      { at: [index] },
    )
  })
  store.announce(ids)
}
