import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { CategoryLine } from './category-line.tsx'
import { type UsedCategories, useUsedCategories } from './use-used-categories.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after categories, or the posts in them, have changed. */
  onChanged: () => void
}

/** A dialog with all categories of posts: to add, rename, merge and delete. */
export function CategoriesDialog({ open, onOpenChange, onChanged }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Categories"
      description="A new name reaches every post of the category."
    >
      {open && <Categories onChanged={onChanged} />}
    </Dialog>
  )
}

function Categories({ onChanged }: Pick<Props, 'onChanged'>) {
  const used = useUsedCategories()
  const { categories, failure } = used
  async function telling(work: Promise<string | null>) {
    const problem = await work
    if (!problem) onChanged()
    return problem
  }
  return (
    <>
      {failure && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {failure}{' '}
          <Button look="quiet" onClick={used.reload}>
            Retry
          </Button>
        </p>
      )}
      {!categories && !failure && <Skeleton className="h-40" />}
      <ul className="grid">
        {categories?.map((category) => (
          <CategoryLine
            key={category.name}
            category={category}
            others={categories.filter(({ name }) => name !== category.name)}
            onRename={(to) => telling(used.rename(category.name, to))}
            onMerge={(into) => telling(used.merge(category.name, into))}
            onRemove={() => telling(used.remove(category.name))}
          />
        ))}
      </ul>
      <NewCategory onAdd={(name) => telling(used.add(name))} />
    </>
  )
}

function NewCategory({ onAdd }: { onAdd: UsedCategories['add'] }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setProblem('Please enter a category name')
    setBusy(true)
    const fault = await onAdd(name.trim())
    setBusy(false)
    setProblem(fault)
    if (!fault) setName('')
  }
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex items-end gap-3">
      <Field label="New category" error={problem} className="grow">
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" look="secondary" busy={busy} className={problem ? 'mb-7' : undefined}>
        Add
      </Button>
    </form>
  )
}
