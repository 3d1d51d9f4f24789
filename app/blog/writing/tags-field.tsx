import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import { tagsOf } from './post-fields.ts'

type Props = { value: string; onChange: (tags: string) => void }

/** The tags as one text with commas; chips below it remove single tags. */
export function TagsField({ value, onChange }: Props) {
  const tags = tagsOf(value)
  const without = (index: number) => tags.filter((_, other) => other !== index).join(', ')
  return (
    <div>
      <Field label="Tags" hint="Separate them with commas.">
        <TextInput
          name="tags"
          autoComplete="off"
          placeholder="protein, breakfast"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {tags.length > 0 && (
        <ul aria-label="Tags of this post" className="mt-2 flex flex-wrap gap-1.5">
          {tags.map((tag, index) => (
            <li
              key={`${tag} ${tags.slice(0, index).filter((other) => other === tag).length}`}
              className="inline-flex items-center rounded-full border border-line pl-3 text-muted text-sm"
            >
              <span className="max-w-48 truncate">{tag}</span>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(without(index))}
                className="grid size-9 place-items-center rounded-full hover:bg-sunken hover:text-ink"
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
