import { type SubmitEvent, useState } from 'react'
import { messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { capital, labelPlaces, type UsedLabel, usesText } from './label-place.ts'
import type { LabelQuestion } from './label-section.tsx'
import { NameForm } from './name-form.tsx'
import type { LabelActions } from './use-labels.ts'

type Props = {
  /** Stays the same while the dialog closes. */
  question: LabelQuestion | null
  open: boolean
  /** Labels of the same kind that it can be merged into. */
  others: UsedLabel[]
  actions: LabelActions
  onClose: () => void
  /** Called when the label was removed. */
  onGone: () => void
}

/** The dialogs that rename, merge and delete a label. */
export function LabelDialogs({ question, open, others, actions, onClose, onGone }: Props) {
  if (!question) return null
  const { action, kind, label } = question
  const { one } = labelPlaces[kind]
  const shown = { open, onOpenChange: (opens: boolean) => !opens && onClose() }
  if (action === 'delete') {
    return (
      <ConfirmDialog
        {...shown}
        question={`Are you sure you want to delete this ${one}?`}
        detail={`${label.name}: ${usesText(label.meals)}${label.meals > 0 ? ' and will lose it. To give another one instead, merge it.' : ''} It cannot be restored.`}
        confirm="Delete"
        onConfirm={async () => {
          if (await actions.remove(kind, label)) onGone()
        }}
      />
    )
  }
  if (action === 'rename') {
    return (
      <Dialog {...shown} title={`Rename ${label.name}`}>
        <NameForm
          label={`${capital(one)} name`}
          missing={`${capital(one)} name is required`}
          failed={`Failed to rename ${one}`}
          submit="Rename"
          submitting="Renaming..."
          initial={label.name}
          onSubmit={async (name) => {
            await actions.rename(kind, label, name)
            onClose()
          }}
          onCancel={onClose}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      {...shown}
      title={`Merge ${label.name}`}
      description={`${usesText(label.meals)}${label.meals > 0 ? ' and will have the other one instead.' : ''} ${label.name} is then deleted. This cannot be undone.`}
    >
      <MergeForm
        one={one}
        others={others}
        onSubmit={async (into) => {
          await actions.merge(kind, label, into)
          onClose()
          onGone()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}

type MergeProps = {
  one: string
  others: UsedLabel[]
  /** Throws what the API client throws. */
  onSubmit: (into: UsedLabel) => Promise<void>
  onCancel: () => void
}

function MergeForm({ one, others, onSubmit, onCancel }: MergeProps) {
  const [id, setId] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function merge(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    const into = others.find(({ _id }) => _id === id)
    if (!into) return setError(`Please select a ${one}`)
    setBusy(true)
    try {
      await onSubmit(into)
    } catch (failure) {
      setError(messageOf(failure, `Failed to merge ${one}`))
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={merge} className="grid gap-4">
      <Field label="Merge into" error={error}>
        <Select
          value={id}
          onChange={(event) => {
            setId(event.target.value)
            setError(null)
          }}
        >
          <option value="">Select a {one}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyText="Merging...">
          Merge
        </Button>
      </div>
    </form>
  )
}
