import { useRef } from 'react'
import type { Blocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
  /**
   * Describes what is not saved on the server yet; null if everything is. Called when the person is about to
   * leave.
   */
  atRisk: () => string | null
  /** True while the tab should stay open for another reason. */
  busy: boolean
}

/** Asks before the person leaves unsaved work. */
export function LeaveDialog({ atRisk, busy }: Props) {
  const blocker = useLeaveGuard({
    blocks: () => atRisk() !== null,
    blocksUnload: () => busy || atRisk() !== null,
  })
  const confirmed = useRef<Blocker>(null)
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog also closes after Leave, before a step back in the history has happened.
        if (!open && confirmed.current !== blocker) blocker.reset?.()
      }}
      question="Leave this screen?"
      detail={atRisk()}
      confirm="Leave"
      onConfirm={async () => {
        confirmed.current = blocker
        blocker.proceed?.()
      }}
    />
  )
}
