import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Something worth a look in what is about to be published, and what one press does about it. */
export type ShownNote = { key: string; text: ReactNode; action?: NoteAction }

/** `name` is what assistive technology calls the button, if its label is not enough. */
type NoteAction = { label: string; name?: string; run: () => void }

type Props = {
  notes: ShownNote[]
  /** The name of the list. */
  name: string
  /**
   * A press takes the note away, so that the list takes the focus and is read out when it changes. A list that
   * follows the typing stays silent.
   */
  takesFocus?: boolean
}

/** What is worth a look, each with its button; it never keeps anything from being saved. */
export function NoteList({ notes, name, takesFocus }: Props) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={list}
      tabIndex={takesFocus ? -1 : undefined}
      role={takesFocus ? 'status' : undefined}
      className="rounded-field empty:hidden"
    >
      {notes.length > 0 && (
        <ul aria-label={name} className="mt-4 rounded-field bg-sunken px-3 py-1 text-sm">
          {notes.map(({ key, text, action }) => (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-1.5"
            >
              <span className="min-w-0 basis-72 grow">{text}</span>
              {action && (
                <Button
                  look="secondary"
                  aria-label={action.name}
                  onClick={() => {
                    if (takesFocus) list.current?.focus()
                    action.run()
                  }}
                >
                  {action.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
