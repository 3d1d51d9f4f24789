import type { RefObject } from 'react'

type Props = { frame: RefObject<HTMLElement | null>; y: number }

/** Shows between which blocks something will be put; `y` is a height of the window. */
export function DropLine({ frame, y }: Props) {
  const top = y - (frame.current?.getBoundingClientRect().top ?? 0)
  return (
    <div
      data-drop-line
      className="pointer-events-none absolute inset-x-4 z-[5] h-0.5 rounded-full bg-accent"
      style={{ top }}
    />
  )
}
