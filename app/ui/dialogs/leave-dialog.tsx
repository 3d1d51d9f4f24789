import { useRef } from 'react'
import type { Blocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
  /** What is not on the server yet; null when all is. Asked when somebody leaves. */
  atRisk: () => string | null
  /** True while the tab should stay open for another reason. */
  busy: boolean
}

/** Asks before somebody leaves work behind that is not saved. */
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
        // It closes after Leave too, while a step back in the history has not happened yet.
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
