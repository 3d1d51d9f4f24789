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
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset()
      }}
      question="Leave this screen?"
      detail={atRisk()}
      confirm="Leave"
      onConfirm={async () => blocker.proceed?.()}
    />
  )
}
