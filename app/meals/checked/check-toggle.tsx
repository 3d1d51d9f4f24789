import { BadgeCheck, BadgeX } from 'lucide-react'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { actionClasses } from '#app/ui/lists/row-action.ts'

type Props = { title: string; checked: boolean; onToggle: () => Promise<void> }

/** Marks a meal as checked, or takes its check away. Ignores clicks while it sends, and keeps the focus. */
export function CheckToggle({ title, checked, onToggle }: Props) {
  const { busy, once } = useOnce()
  const Icon = checked ? BadgeX : BadgeCheck
  return (
    <button
      type="button"
      aria-label={checked ? `Take the check of ${title} away` : `Mark ${title} as checked`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => once(onToggle)}
      className={joinClasses(actionClasses, busy && 'animate-breathe')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
