import { joinClasses } from '#app/ui/join-classes.ts'
import type { ContactStatus } from './contact.ts'

export const statusWords: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
}

const dots: Record<ContactStatus, string> = {
  new: 'border-accent bg-accent',
  read: 'border-muted',
  answered: 'border-leaf bg-leaf',
}

/** The status as a dot and a word. */
export function MessageStatus({ status }: { status: ContactStatus }) {
  return (
    <span className="flex items-center gap-2 text-sm">
      <span
        className={joinClasses('size-2.5 shrink-0 rounded-full border-2', dots[status])}
        aria-hidden="true"
      />
      {statusWords[status]}
    </span>
  )
}
