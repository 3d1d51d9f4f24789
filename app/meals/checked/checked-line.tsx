import { CheckIcon } from '#app/ui/icons.tsx'
import { type Check, checkedText } from './checked-text.ts'

/** "Checked by Ada on Nov 23, 2026" with a mark; nothing for a meal that nobody has checked. */
export function CheckedLine({ meal }: { meal: Check }) {
  const text = checkedText(meal)
  if (!text) return null
  return (
    <p className="mt-3 flex gap-1.5 text-sm">
      <CheckIcon size={18} className="mt-0.5 shrink-0 text-leaf" />
      {text}
    </p>
  )
}
