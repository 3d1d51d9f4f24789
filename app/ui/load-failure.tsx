import { useState } from 'react'
import { Button } from './button.tsx'

type Props = { failed: boolean; fault: string; onRetry: () => Promise<void> }

/** Says why nothing could be loaded, and tries again. */
export function LoadFailure({ failed, fault, onRetry }: Props) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  // It stays while it is tried again: the button in it has the focus.
  if (!failed && !busy) return null
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-surface px-5 py-4"
    >
      <p className="font-medium text-danger">{fault}</p>
      <Button look="secondary" busy={busy} onClick={retry}>
        Retry
      </Button>
    </div>
  )
}
