import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

type Props = {
  label: string
  /** The message for a blank name. */
  missing: string
  /** The message for a failure without a reason from the server. */
  failed: string
  submit: string
  submitting?: string
  /** The name to change. */
  initial?: string
  /** Throws what the API client throws; the typed name then stays in the field. */
  onSubmit: (name: string) => Promise<unknown>
  onCancel: () => void
}

/** A form that asks for a name. */
export function NameForm({ label, missing, failed, submit, onSubmit, onCancel, ...rest }: Props) {
  const [name, setName] = useState(rest.initial ?? '')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') {
      setError(missing)
      input.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onSubmit(name.trim())
    } catch (failure) {
      setError(messageOf(failure, failed))
      setBusy(false)
      input.current?.focus()
    }
  }

  return (
    <form noValidate onSubmit={add} className="grid gap-4">
      <Field label={label} error={error}>
        <TextInput
          ref={input}
          required
          value={name}
          autoComplete="off"
          // Selects the current name, so that typing replaces it and an arrow key starts editing it.
          onFocus={() => !error && name === rest.initial && input.current?.select()}
          onChange={(event) => {
            setName(event.target.value)
            setError(null)
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyText={rest.submitting ?? 'Adding...'}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
