import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

type Removal<Thing> = {
  question: string
  /** What will be removed, and whether it can be restored. */
  detail: (thing: Thing) => ReactNode
  /** The label of the button that does it. */
  confirm: 'Delete' | 'Remove'
  /** Removes it and reports its own failures; the dialog closes when it has finished. */
  remove: (thing: Thing) => Promise<unknown>
}

/** The dialog that asks before an item of a list is removed, and the function that opens it. */
export function useRemoval<Thing>({ question, detail, confirm, remove }: Removal<Thing>) {
  // Kept when the dialog closes, so that its text stays while it fades out.
  const [chosen, setChosen] = useState<{ thing: Thing } | null>(null)
  const [open, setOpen] = useState(false)
  return {
    question: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={question}
        detail={chosen && detail(chosen.thing)}
        confirm={confirm}
        onConfirm={async () => chosen && (await remove(chosen.thing))}
      />
    ),
    ask(thing: Thing) {
      setChosen({ thing })
      setOpen(true)
    },
  }
}
