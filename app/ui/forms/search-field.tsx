import { Button } from '../button.tsx'
import { SearchIcon } from '../icons.tsx'
import { joinClasses } from '../join-classes.ts'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

type Props = {
  /** Needed in a cached fragment, where none can be made. */
  id?: string
  label: string
  placeholder: string
  /** The search words of the address. */
  search: string
  className?: string
}

/** The search field and its button, for a GET form of a public page. */
export function SearchField({ id, label, placeholder, search, className }: Props) {
  return (
    <div className={joinClasses('flex gap-2', className)}>
      <Field id={id} label={label} hideLabel className="grow">
        <TextInput
          type="search"
          name="search"
          defaultValue={search}
          placeholder={placeholder}
          maxLength={100}
        />
      </Field>
      <Button type="submit" look="secondary" className="w-11 shrink-0 px-0" aria-label="Search">
        <SearchIcon />
      </Button>
    </div>
  )
}
