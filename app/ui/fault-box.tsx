import type { ReactNode } from 'react'

/** Says at once what failed, with what can be done about it. */
export const FaultBox = ({ fault, children }: { fault: string; children?: ReactNode }) => (
  <div
    role="alert"
    className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-surface px-5 py-4"
  >
    <p className="font-medium text-danger">{fault}</p>
    {children}
  </div>
)
