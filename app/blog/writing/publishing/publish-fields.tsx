import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { PostFields } from '../post-fields.ts'
import { fromLocalInput, timeText, toLocalInput, zoneName } from './local-time.ts'
import { useAuthors } from './use-authors.ts'

type Props = {
  fields: Pick<PostFields, 'published' | 'publishedAt'>
  onChange: (changes: Partial<PostFields>) => void
}

/** Whether and from when on visitors see the post. */
export function PublishFields({ fields: { published, publishedAt }, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <Checkbox
        name="published"
        label="Publish immediately"
        hint={hintFor(published, publishedAt)}
        checked={published}
        onChange={(event) => onChange({ published: event.target.checked })}
      />
      <Field
        label="Date and time"
        hint={`${zoneName()}. Empty: when it is first published. In the future: it waits until then.`}
      >
        <TextInput
          type="datetime-local"
          name="publishedAt"
          value={toLocalInput(publishedAt)}
          onChange={(event) => onChange({ publishedAt: fromLocalInput(event.target.value) })}
        />
      </Field>
    </div>
  )
}

function hintFor(published: boolean, publishedAt: string): string {
  if (!published) return 'It stays a draft.'
  if (Date.parse(publishedAt) <= Date.now() || !publishedAt) {
    return 'Visitors see it as soon as it is saved.'
  }
  return `Visitors see it from ${timeText(publishedAt)} on.`
}

type AuthorProps = { value: string; onChange: (authorId: string) => void }

/** Which member of staff the post is by. */
export function AuthorField({ value, onChange }: AuthorProps) {
  const { authors, failed } = useAuthors()
  const isKnown = authors.some(({ _id }) => _id === value)
  return (
    <Field
      label="Author"
      error={failed ? 'The authors could not be loaded. The author stays as it is.' : null}
    >
      <Select name="authorId" value={value} onChange={(event) => onChange(event.target.value)}>
        {!isKnown && <option value={value}>{value ? 'As it was' : 'You'}</option>}
        {authors.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
