import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
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

/** The status as a dot and a word. */
export function PublishStatus({ published }: { published: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={joinClasses(
          'size-2.5 rounded-full border-2',
          published ? 'border-leaf bg-leaf' : 'border-muted',
        )}
        aria-hidden="true"
      />
      {published ? 'Published' : 'Draft'}
    </span>
  )
}
