import type { ReactNode } from 'react'

/** Announces a failure, with the actions that may help. */
export const FaultBox = ({ fault, children }: { fault: string; children?: ReactNode }) => (
  <div
    role="alert"
    className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-surface px-5 py-4"
  >
    <p className="font-medium text-danger">{fault}</p>
    {children}
  </div>
)
