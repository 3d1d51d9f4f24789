import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook = 'primary', extra?: string): string {
  return joinClasses(`button button-${look}`, extra)
}

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  /** While true the button does nothing and shows `busyText`, in the same width. */
  busy?: boolean
  busyText?: ReactNode
}

/**
 * A button; `type` is `button` by default. A busy button is not `disabled`, because that would take the focus
 * from it.
 */
export function Button({ look, busy, busyText, className, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(look, className)}
    >
      <BusyLabel busy={busy} busyText={busyText}>
        {children}
      </BusyLabel>
    </button>
  )
}

type LabelProps = Pick<Props, 'busy' | 'busyText' | 'children'>

/** Both labels are in one grid cell, so the wider one sets the width. */
function BusyLabel({ busy, busyText, children }: LabelProps) {
  if (busyText === undefined) {
    return (
      <>
        {busy && <Spinner size={18} />}
        {children}
      </>
    )
  }
  return (
    <span className="inline-grid">
      <span
        className={joinClasses('col-start-1 row-start-1 flex-center', busy && 'invisible')}
        aria-hidden={busy || undefined}
      >
        {children}
      </span>
      <span
        className={joinClasses('col-start-1 row-start-1 flex-center', !busy && 'invisible')}
        aria-hidden={!busy || undefined}
      >
        <Spinner size={18} />
        {busyText}
      </span>
    </span>
  )
}
