import { joinClasses } from './join-classes.ts'

/** A quiet block in the shape of what is about to come; give it a size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={joinClasses('block animate-breathe rounded-small bg-line', className)}
      aria-hidden="true"
    />
  )
}
