import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PostEditor } from '../document.ts'
import { type Gap, gapAt } from './gaps.ts'
import { moveToGap } from './move-block.ts'

type Drag = { from: number; gap: Gap }

/** How near (px) to the edges of the window the pointer makes the page scroll, and how far at a time. */
const edge = 120
const stride = 14

/** Dragging a block by its handle: where it would go, and the handlers of the handle. */
export function useBlockDrag(editor: PostEditor, onMoved: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const y = useRef(0)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null)
    window.addEventListener('keydown', cancel)
    const stop = scrollAtEdges(y, () =>
      setDrag((now) => now && { ...now, gap: gapAt(editor, y.current) }),
    )
    return () => {
      stop()
      window.removeEventListener('keydown', cancel)
    }
  }, [editor, isDragging])

  const follow = (from: number, at: number) => {
    y.current = at
    setDrag({ from, gap: gapAt(editor, at) })
  }
  return {
    gap: drag?.gap ?? null,
    handlersFor: (from: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(from, event.clientY)
      },
      onPointerMove: (event: PointerEvent) => drag && follow(drag.from, event.clientY),
      onPointerUp() {
        if (drag && moveToGap(editor, drag.from, drag.gap.index)) onMoved()
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}

/** Scrolls the page while the pointer, at `y` in px, is near an edge, until the returned function is called. */
function scrollAtEdges(y: { current: number }, onScrolled: () => void): () => void {
  let frame = requestAnimationFrame(function scroll() {
    const step = y.current < edge ? -stride : y.current > innerHeight - edge ? stride : 0
    if (step !== 0) {
      scrollerOf().scrollBy({ top: step, behavior: 'instant' })
      onScrolled()
    }
    frame = requestAnimationFrame(scroll)
  })
  return () => cancelAnimationFrame(frame)
}

const scrollerOf = () => document.querySelector('[data-scroller]') ?? window
