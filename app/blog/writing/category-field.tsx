import { type KeyboardEvent, useRef, useState } from 'react'
import { messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { useFocusBack } from '#app/ui/dialogs/use-focus-back.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { usePostCategories } from './use-post-categories.ts'

type Props = { value: string; error: string | null; onChange: (category: string) => void }

/** Chooses a category, or adds a new one. */
export function CategoryField({ value, error, onChange }: Props) {
  const categories = usePostCategories()
  const [adding, setAdding] = useState(false)
  const options = [...new Set([...categories.names, value].filter(Boolean))]
  const opener = useFocusBack<HTMLButtonElement>(adding)
  if (adding) {
    return (
      <NewCategory
        onAdd={async (name) => {
          onChange(await categories.add(name))
          setAdding(false)
        }}
        onCancel={() => setAdding(false)}
      />
    )
  }
  return (
    <div>
      <Field label="Category" error={error}>
        <Select name="category" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Select a category</option>
          {options.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button ref={opener} look="quiet" className="-ml-3 mt-1 px-3" onClick={() => setAdding(true)}>
        Add category
      </Button>
    </div>
  )
}

type NewProps = { onAdd: (name: string) => Promise<void>; onCancel: () => void }

function NewCategory({ onAdd, onCancel }: NewProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function add() {
    if (sending.current) return
    if (name.trim() === '') return setProblem('Please enter a category name')
    sending.current = true
    setBusy(true)
    try {
      await onAdd(name.trim())
    } catch (error) {
      setProblem(messageOf(error, 'Failed to create category'))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter adds the category and does not submit the form of the post.
    event.preventDefault()
    void add()
  }

  return (
    <div>
      <Field label="New category" error={problem}>
        <TextInput
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={name}
          onKeyDown={press}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button look="secondary" busy={busy} busyText="Adding..." onClick={add}>
          Add
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
