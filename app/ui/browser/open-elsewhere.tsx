import type { ReactNode } from 'react'

/** Notice that the same item is open in another tab. */
export function OpenElsewhere({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-6 max-w-3xl rounded-card border border-line bg-sunken px-5 py-3">
      {children}
    </p>
  )
}
