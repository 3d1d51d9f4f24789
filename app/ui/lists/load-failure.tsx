import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { FaultBox } from '../fault-box.tsx'

type Props = {
  failed: boolean
  fault: string
  onRetry: () => Promise<void>
  /** Other ways out, before the button. */
  children?: ReactNode
}

/** Says why nothing could be loaded, and tries again. */
export function LoadFailure({ failed, fault, onRetry, children }: Props) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  // It stays while it is tried again: the button in it has the focus.
  if (!failed && !busy) return null
  return (
    <FaultBox fault={fault}>
      <span className="flex flex-wrap gap-3">
        {children}
        <Button look="secondary" busy={busy} onClick={retry}>
          Retry
        </Button>
      </span>
    </FaultBox>
  )
}
