import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useFocusBack } from '#app/ui/dialogs/use-focus-back.ts'
import { NameForm } from '../labels/name-form.tsx'

type Props = {
  /** The text on the button that opens the form and on the one that sends it. */
  action: string
  label: string
  missing: string
  failed: string
  onAdd: (name: string) => Promise<unknown>
}

/** A button that turns into a small form, and back after something was added. */
export function LabelAdder({ action, label, missing, failed, onAdd }: Props) {
  const [open, setOpen] = useState(false)
  const opener = useFocusBack<HTMLButtonElement>(open)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
  }, [open])
  if (!open) {
    return (
      <Button ref={opener} look="quiet" className="-ml-5" onClick={() => setOpen(true)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        {action}
      </Button>
    )
  }
  return (
    <div ref={form} className="mt-2 max-w-md rounded-card border border-line bg-sunken p-4">
      <NameForm
        label={label}
        missing={missing}
        failed={failed}
        submit={action}
        onCancel={() => setOpen(false)}
        onSubmit={async (name) => {
          await onAdd(name)
          setOpen(false)
        }}
      />
    </div>
  )
}
