import { GripVertical } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ReactEditor, useSlate } from 'slate-react'
import type { PostEditor } from '../document.ts'
import { keysText } from '../keyboard/key-names.ts'
import { useKeys } from '../keyboard/use-keys.ts'
import { takeSelection } from '../take-selection.ts'
import { DropLine } from './drop-line.tsx'
import { blockAt } from './gaps.ts'
import { moveSelected } from './move-block.ts'
import { useBlockDrag } from './use-block-drag.ts'

/**
 * The handle beside the block under the pointer, by which it is dragged to another place. Alt+Shift and the arrow
 * keys move the block at the cursor.
 */
export function BlockHandle({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const editor = useSlate()
  const [index, setIndex] = useHoveredBlock(editor, frame)
  const [note, setNote] = useState('')
  const place = (at: number) => `Block ${at} of ${editor.children.length}`
  const { gap, handlersFor } = useBlockDrag(editor, () => setIndex(null))
  const box = useRef<HTMLButtonElement>(null)

  useKeys('screen', (event) => {
    setIndex(null)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0 || !event.altKey || !event.shiftKey || event.ctrlKey) return false
    takeSelection(editor)
    const moved = moveSelected(editor, step)
    const at = (editor.selection?.anchor.path[0] ?? 0) + 1
    setNote(moved ? place(at) : `${place(at)}: no further`)
    return true
  })

  useLayoutEffect(() => {
    // Without a handle, nothing is measured: that would cost every key a layout.
    const block = index === null ? undefined : editor.children[index]
    if (!block || !box.current || !frame.current) return
    const top = frame.current.getBoundingClientRect()
    const { left, top: y } = ReactEditor.toDOMNode(editor, block).getBoundingClientRect()
    box.current.style.left = `${Math.max(left - top.left - 34, 0)}px`
    box.current.style.top = `${y - top.top}px`
  })

  return (
    <>
      {index !== null && (
        <button
          ref={box}
          type="button"
          tabIndex={-1}
          aria-label="Move block"
          title={`Drag to move (${keysText('Alt+Shift+↑')} or ${keysText('↓')})`}
          {...handlersFor(index)}
          className="absolute z-[4] grid h-8 w-6 cursor-grab touch-none place-items-center rounded-small text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing"
        >
          <GripVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {gap && <DropLine frame={frame} y={gap.y} />}
      <p role="status" className="sr-only">
        {note}
      </p>
    </>
  )
}

/** The index of the block at the mouse; null without a mouse, or while it is elsewhere. */
function useHoveredBlock(editor: PostEditor, frame: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    const follow = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        setIndex(blockAt(editor, event.clientY))
      }
    }
    const leave = ({ buttons }: PointerEvent) => buttons === 0 && setIndex(null)
    element?.addEventListener('pointermove', follow)
    element?.addEventListener('pointerleave', leave)
    return () => {
      element?.removeEventListener('pointermove', follow)
      element?.removeEventListener('pointerleave', leave)
    }
  }, [editor, frame])
  return [index, setIndex] as const
}
