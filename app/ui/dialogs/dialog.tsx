import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { CloseIcon } from '../icons.tsx'

/** Shared with the alert dialog. */
export const backdropClasses =
  'fixed inset-0 z-40 min-h-dvh bg-[rgb(22_19_15/45%)] transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

const popupShape =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'

/** Shared with the alert dialog. */
export const popupClasses = `${popupShape} w-lg`

type Props = {
  open: boolean
  /** Absent where only its own buttons close it: then it has no cross. */
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Wider, for lists and comparisons. */
  wide?: boolean
  /** Moves the focus when the dialog has closed. Without it the focus returns to where it was. */
  takeFocus?: () => void
  children: ReactNode
}

/** Fields for typing; the first one gets the focus. */
const fields =
  'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select'

/** Gets the focus in a dialog without fields for typing. */
const files = 'input[type=file]'

/** The first of these elements that shows: a panel that is not chosen has fields too. */
const shownIn = (popup: HTMLElement | null, wanted: string) =>
  [...(popup?.querySelectorAll<HTMLElement>(wanted) ?? [])].find((field) => field.checkVisibility())

/**
 * A dialog over the page that keeps the focus inside. Escape and the cross close it. Its first field gets the
 * focus; content must not take the focus by itself (autofocus), because the dialog could then not return it to
 * where it was.
 */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, wide, takeFocus, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          ref={popup}
          className={wide ? `${popupShape} w-4xl` : popupClasses}
          initialFocus={() =>
            shownIn(popup.current, fields) ?? shownIn(popup.current, files) ?? true
          }
          finalFocus={takeFocus}
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <div>
              <Base.Title className="font-semibold font-serif text-lg">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-muted">{description}</Base.Description>
              )}
            </div>
            {onOpenChange && (
              <Base.Close
                aria-label="Close"
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
              >
                <CloseIcon />
              </Base.Close>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
