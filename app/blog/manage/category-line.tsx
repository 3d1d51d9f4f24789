import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { UsedCategory } from '../post.ts'

/** The error message; null after a success. */
type Outcome = Promise<string | null>

type Props = {
  category: UsedCategory
  others: UsedCategory[]
  onRename: (to: string) => Outcome
  onMerge: (into: string) => Outcome
  onRemove: () => Outcome
}

/** One category with the number of its posts, and the form that is open for it. */
export function CategoryLine({ category, others, onRename, onMerge, onRemove }: Props) {
  const { name, posts } = category
  const [mode, setMode] = useState<'rename' | 'merge' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function run(work: () => Outcome) {
    if (busy) return
    setBusy(true)
    const fault = await work()
    setBusy(false)
    setProblem(fault)
    if (!fault) setMode(null)
  }
  const toggle = (chosen: 'rename' | 'merge') => {
    setProblem(null)
    setMode(mode === chosen ? null : chosen)
  }
  return (
    <li className="border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted text-sm tabular-nums">
            {posts === 1 ? '1 post' : `${posts} posts`}
          </span>
        </p>
        <div className="flex">
          <LineButton label={`Rename ${name}`} text="Rename" onClick={() => toggle('rename')} />
          <LineButton label={`Merge ${name}`} text="Merge" onClick={() => toggle('merge')} />
          {posts === 0 && (
            <LineButton label={`Delete ${name}`} text="Delete" onClick={() => run(onRemove)} />
          )}
        </div>
      </div>
      {mode === 'rename' && (
        <OneField
          label={`New name of ${name}`}
          start={name}
          action="Rename"
          busy={busy}
          problem={problem}
          onSubmit={(to) => run(() => onRename(to))}
        />
      )}
      {mode === 'merge' && (
        <OneField
          label={`Move the posts of ${name} into`}
          start={others[0]?.name ?? ''}
          options={others}
          action="Merge"
          busy={busy}
          problem={problem}
          onSubmit={(into) => run(() => onMerge(into))}
        />
      )}
      {!mode && problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </li>
  )
}

type LineButtonProps = { label: string; text: string; onClick: () => void }

const LineButton = ({ label, text, onClick }: LineButtonProps) => (
  <Button look="quiet" aria-label={label} className="px-3 text-sm" onClick={onClick}>
    {text}
  </Button>
)

type OneFieldProps = {
  label: string
  start: string
  /** Offers these as choices instead of a text field. */
  options?: UsedCategory[]
  action: string
  busy: boolean
  problem: string | null
  onSubmit: (value: string) => void
}

function OneField({ label, start, options, action, busy, problem, onSubmit }: OneFieldProps) {
  const [value, setValue] = useState(start)
  const [empty, setEmpty] = useState(false)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setEmpty(value.trim() === '')
    if (value.trim()) onSubmit(value.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="my-2 grid gap-2">
      <Field label={label} error={empty ? 'Please enter a category name' : problem}>
        {options ? (
          <Select value={value} onChange={(event) => setValue(event.target.value)}>
            {options.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        ) : (
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={busy} className="justify-self-end">
        {action}
      </Button>
    </form>
  )
}
