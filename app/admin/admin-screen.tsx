import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

const box = 'rounded-card border border-line bg-surface'

/** The title of a screen, which takes the focus from what was removed, and actions for the whole screen. */
export const ScreenHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
    <h1 tabIndex={-1} className="text-2xl outline-none">
      {title}
    </h1>
    {children}
  </header>
)

/** Shown in place of something that could not be loaded. */
export const Failed = ({ fault, onRetry }: { fault: string; onRetry: () => void }) => (
  <div role="alert" className={box}>
    <EmptyState title={fault} action={<Button onClick={onRetry}>Try Again</Button>} />
  </div>
)
