import { joinClasses } from './join-classes.ts'

/** A muted block in the shape of what is loading; `className` must set the size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={joinClasses('block animate-breathe rounded-small bg-line', className)}
      aria-hidden="true"
    />
  )
}
