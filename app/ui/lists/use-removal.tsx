import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

type Removal<Thing> = {
  question: string
  /** What is to go, and whether it can come back. */
  detail: (thing: Thing) => ReactNode
  /** The word on the button that does it. */
  confirm: 'Delete' | 'Remove'
  /** Removes it and reports its own failures; the question closes when it has ended. */
  remove: (thing: Thing) => Promise<unknown>
}

/** The question before a thing of a list is removed, and what opens it. */
export function useRemoval<Thing>({ question, detail, confirm, remove }: Removal<Thing>) {
  // Kept when the question closes, so that its words stay while it fades.
  const [doomed, setDoomed] = useState<{ thing: Thing } | null>(null)
  const [open, setOpen] = useState(false)
  return {
    question: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={question}
        detail={doomed && detail(doomed.thing)}
        confirm={confirm}
        onConfirm={async () => doomed && (await remove(doomed.thing))}
      />
    ),
    ask(thing: Thing) {
      setDoomed({ thing })
      setOpen(true)
    },
  }
}
