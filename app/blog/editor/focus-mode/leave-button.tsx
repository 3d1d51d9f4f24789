import { Minimize2 } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { isMod, useKeys } from '../keyboard/use-keys.ts'
import type { FocusMode } from './use-focus-mode.ts'

/** Leaves focus mode, as does Escape; Ctrl+Shift+F enters and leaves it. */
export function LeaveButton({ focusMode: { isOn, enter, leave } }: { focusMode: FocusMode }) {
  useKeys('screen', (event) => {
    if (isMod(event, 'f') && event.shiftKey) {
      if (isOn) leave()
      else enter()
      return true
    }
    if (event.key !== 'Escape' || !isOn) return false
    // An open dialog is closed first, even before it has taken the focus.
    if (document.querySelector('[role="dialog"]')) return false
    leave()
    return true
  })
  if (!isOn) return null
  return (
    <div className="flex justify-end p-3">
      <Button look="quiet" className="px-3 text-muted text-sm" onClick={leave}>
        <Minimize2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Leave focus mode
      </Button>
    </div>
  )
}
