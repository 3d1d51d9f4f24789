import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Range } from 'slate'
import { ReactEditor } from 'slate-react'
import type { PostEditor } from '../document.ts'
import { above, below } from '../keep-in-sight.ts'
import { placeBeside } from './place-beside.ts'

type Props = {
  editor: PostEditor
  /** The text that the box stands beside, and never covers. */
  at: Range
  prefer: 'above' | 'below'
  /** False when it is better to show nothing than to cover what is at the edges of the window. */
  always?: boolean
  className?: string
  box?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A box beside a piece of the text, inside the frame of the text, with which it scrolls. */
export function Floating(props: Props) {
  const { editor, at, prefer, always, className = '', children } = props
  const own = useRef<HTMLDivElement>(null)
  const box = props.box ?? own
  useLayoutEffect(() => {
    const place = () => box.current && putBeside(editor, box.current, at, prefer, always)
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  })
  return (
    <div ref={box} className={`absolute ${className}`}>
      {children}
    </div>
  )
}

function putBeside(
  editor: PostEditor,
  box: HTMLElement,
  at: Range,
  prefer: Props['prefer'],
  always = false,
): void {
  const range = domRangeOf(editor, at)
  const frame = box.offsetParent?.getBoundingClientRect()
  if (!range || !frame) return
  const anchor = range.getBoundingClientRect()
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const room = { left: frame.left, right: frame.right, top: above, bottom: innerHeight - below }
  const whole = { ...room, top: -Infinity, bottom: Infinity }
  const place =
    placeBeside(anchor, size, room, prefer) ??
    (always ? placeBeside(anchor, size, whole, prefer) : null)
  box.style.visibility = place ? 'visible' : 'hidden'
  if (!place) return
  box.style.left = `${place.left - frame.left}px`
  box.style.top = `${place.top - frame.top}px`
}

/** The range in the page; null while the text is not shown yet. */
export function domRangeOf(editor: PostEditor, at: Range): globalThis.Range | null {
  try {
    return ReactEditor.toDOMRange(editor, at)
  } catch {
    return null
  }
}
