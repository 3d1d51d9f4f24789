import { useOnce } from '#app/ui/browser/use-once.ts'
import { Button } from '#app/ui/button.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { changeCheck } from '../checked/change-check.ts'
import { checkedText } from '../checked/checked-text.ts'
import type { EditMeal } from './use-edit-meal.ts'

/** Whether a person has checked the stored meal, with the button to change that. */
export function CheckPart({ screen }: { screen: EditMeal }) {
  const { base, dirty, read, goOnFrom } = screen
  const { busy, once } = useOnce()
  const text = checkedText(base)

  async function change() {
    if (dirty) return void showErrorToast('Please save your changes first')
    const saved = await changeCheck(base)
    // What was typed meanwhile stays.
    if (saved) goOnFrom(saved, read().fields)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="min-w-0">
        {text ?? 'Nobody has checked the figures since they last changed.'}
        <span className="block text-muted text-sm">
          {dirty
            ? 'Save your changes first: a check is for what is stored.'
            : 'Visitors see who checked a meal. A change of figures or ingredients takes it away.'}
        </span>
      </p>
      <Button look="secondary" busy={busy} onClick={() => once(change)}>
        {text ? 'Take the check away' : 'Mark as checked'}
      </Button>
    </div>
  )
}
