import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type ListStatus, statusNames } from '#app/ui/lists/list-status.ts'
import { actionClasses } from '#app/ui/lists/row-action.ts'

type Props = { title: string; published: boolean; onToggle: () => Promise<void> }

/** Publishes or unpublishes. Ignores clicks while it sends, and keeps the focus. */
export function PublishToggle({ title, published, onToggle }: Props) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  async function toggle() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    await onToggle()
    sending.current = false
    setBusy(false)
  }
  const Icon = published ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={`${published ? 'Unpublish' : 'Publish'} ${title}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={toggle}
      className={joinClasses(actionClasses, busy && 'animate-breathe')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

const timeText = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const dotOf = {
  published: 'border-leaf bg-leaf',
  draft: 'border-muted',
  scheduled: 'border-carbohydrates bg-carbohydrates',
}

/** The status as a dot and a word; `at` is the time that a scheduled post waits for. */
export function PublishStatus({ status, at }: { status: ListStatus; at?: string | null }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={joinClasses('size-2.5 rounded-full border-2', dotOf[status])}
        aria-hidden="true"
      />
      <span>
        {statusNames[status]}
        {status === 'scheduled' && at && (
          <span className="block text-muted text-sm">{timeText.format(new Date(at))}</span>
        )}
      </span>
    </span>
  )
}
