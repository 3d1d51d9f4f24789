import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

type Props = { on: boolean; onChange: (on: boolean) => void; children: ReactNode }

/** A switch with its label beside it; a click on either toggles it. */
export function Switch({ on, onChange, children }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-11 items-center gap-3 rounded-field font-medium"
    >
      <span
        className={joinClasses(
          'flex h-6 w-11 items-center rounded-full border p-0.5 transition-colors',
          on ? 'justify-end border-accent bg-accent' : 'border-field-line bg-surface',
        )}
        aria-hidden="true"
      >
        <span className={joinClasses('size-4.5 rounded-full', on ? 'bg-on-accent' : 'bg-muted')} />
      </span>
      {children}
    </button>
  )
}
