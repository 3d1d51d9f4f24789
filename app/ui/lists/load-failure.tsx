import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { FaultBox } from '../fault-box.tsx'

type Props = {
  failed: boolean
  fault: string
  onRetry: () => Promise<void>
  /** Other actions, shown before the button. */
  children?: ReactNode
}

/** Shows why loading failed, with a button to try again. */
export function LoadFailure({ failed, fault, onRetry, children }: Props) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  // Stays visible during the retry, because its button has the focus.
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
