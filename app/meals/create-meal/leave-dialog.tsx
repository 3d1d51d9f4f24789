import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { useLeaveGuard } from '#app/ui/use-leave-guard.ts'

type Props = {
  /** What would be lost by leaving now; null when nothing would. Asked when somebody leaves. */
  atRisk: () => string | null
  /** True while the tab should stay open for another reason. */
  busy: boolean
}

/** Asks before something is lost that the draft does not keep. */
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
