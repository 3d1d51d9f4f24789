import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { backdropClasses, popupClasses } from './dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  question: ReactNode
  detail?: ReactNode
  /** The label of the button that does it, such as Delete. */
  confirm: string
  /** Runs after the confirmation; the dialog closes when it has finished. It reports its own failures. */
  onConfirm: () => Promise<unknown>
}

/** Asks before an action that is hard to undo. Cancel has the focus first. */
export function ConfirmDialog(props: Props) {
  const [busy, setBusy] = useState(false)
  async function carryOut() {
    setBusy(true)
    try {
      await props.onConfirm()
    } finally {
      setBusy(false)
      props.onOpenChange(false)
    }
  }
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClasses} />
        <AlertDialog.Popup className={popupClasses}>
          <AlertDialog.Title className="font-semibold font-serif text-lg">
            {props.question}
          </AlertDialog.Title>
          {props.detail && (
            <AlertDialog.Description className="mt-2 text-muted">
              {props.detail}
            </AlertDialog.Description>
          )}
          <div className="mt-6 flex justify-end gap-3">
            <AlertDialog.Close render={<Button look="secondary" disabled={busy} />}>
              Cancel
            </AlertDialog.Close>
            <Button look="danger" busy={busy} onClick={carryOut}>
              {props.confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
