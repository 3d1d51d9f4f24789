import type { ReactNode } from 'react'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'

type Props = {
  /** Why the last attempt failed. */
  failure: string | null
  /** Says what is saved and what is not. */
  state: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The bar at the bottom of the window on the screens that write meals and posts. */
export const SaveBar = ({ failure, state, children }: Props) => (
  <div className="sticky bottom-16 z-20 -mx-5 mt-8 border-line border-t bg-paper px-5 py-3 md:bottom-0 md:-mx-10 md:px-10 md:py-4">
    {failure && (
      <p role="alert" className="mb-2 font-medium text-danger">
        {failure}
      </p>
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {state}
      {children}
    </div>
  </div>
)

type ButtonsProps = {
  /** Buttons before Cancel. */
  before?: ReactNode
  /** Where Cancel leads. */
  cancelTo: string
  onCancel?: () => void
  /** The button that saves. */
  children: ReactNode
}

/** The buttons of an edit screen. */
export const SaveButtons = ({ before, cancelTo, onCancel, children }: ButtonsProps) => (
  <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 sm:gap-3">
    {before}
    <Link to={cancelTo} onClick={onCancel} className={buttonClasses('secondary')}>
      Cancel
    </Link>
    {children}
  </div>
)
