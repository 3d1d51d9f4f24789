import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'

type Props = { buttons: ReactNode; className?: string; children: ReactNode }

/** Says that there are unsaved changes from an earlier visit, with buttons for them. */
export const DraftNotice = ({ buttons, className, children }: Props) => (
  <div
    role="status"
    className={joinClasses(
      'mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken px-5 py-3',
      className,
    )}
  >
    <p className="min-w-0 [overflow-wrap:anywhere]">{children}</p>
    {buttons}
  </div>
)
