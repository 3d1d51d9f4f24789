import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'

export type Named = { _id: string; name: string }

type Props = {
  open: boolean
  onClose: () => void
  /** How many meals there are, in words. */
  meals: string
  categories: Named[]
  onChoose: (ids: string[]) => Promise<void>
}

/** Chooses the categories that the selected meals get, besides those that they have. */
export function CategoriseDialog({ open, onClose, meals, categories, onChoose }: Props) {
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState(false)
  const [busy, setBusy] = useState(false)
  function close() {
    setChosen([])
    setProblem(false)
    onClose()
  }
  async function add() {
    setProblem(chosen.length === 0)
    if (chosen.length === 0) return
    setBusy(true)
    await onChoose(chosen)
    setBusy(false)
    close()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Add to categories"
      description={`${meals} get these besides those that they have.`}
    >
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="sr-only">Categories</legend>
        {categories.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={chosen.includes(_id)}
            onChange={({ target: { checked } }) => {
              setProblem(false)
              setChosen((now) => (checked ? [...now, _id] : now.filter((id) => id !== _id)))
            }}
          />
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="mt-3 font-medium text-danger text-sm">
          Please select at least one category
        </p>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button look="secondary" disabled={busy} onClick={close}>
          Cancel
        </Button>
        <Button busy={busy} onClick={add}>
          Add
        </Button>
      </div>
    </Dialog>
  )
}
