import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'

type Props = { value: string; error: string | null; onChange: (value: string) => void }

/** Without a border until it is used, so that it looks like a page. */
const bare =
  'resize-none! overflow-hidden border-transparent bg-transparent px-0 focus-visible:outline-none hover:border-transparent aria-[invalid=true]:border-transparent border-0 border-b-2 rounded-none focus:border-accent aria-[invalid=true]:border-danger'

/** The title, as large as readers will see it. */
export function TitleField({
  placeholder = 'Post title',
  value,
  error,
  onChange,
}: Props & { placeholder?: string }) {
  return (
    <Field label="Title" hideLabel error={error}>
      <GrowingText
        name="title"
        rows={1}
        maxLength={maxTitleLength}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        className={joinClasses(
          bare,
          'font-[560] font-serif text-3xl leading-[1.15] tracking-[-0.012em]',
        )}
      />
    </Field>
  )
}

/** The description, with a count of its characters. */
export function DescriptionField({ value, error, most, onChange }: Props & { most: number }) {
  return (
    <Field
      label="Description"
      error={error}
      hint={
        <span className="flex justify-between gap-4">
          <span>Shown in lists and by search engines.</span>
          <span className={joinClasses('tabular-nums', value.length > most * 0.9 && 'text-ink')}>
            {value.length}/{most}
          </span>
        </span>
      }
    >
      <GrowingText
        name="description"
        rows={2}
        maxLength={most}
        placeholder="What is it about, in a sentence or two?"
        value={value}
        onChange={onChange}
        className="resize-none! overflow-hidden"
      />
    </Field>
  )
}

type GrowingProps = Pick<Props, 'value' | 'onChange'> & {
  name: string
  rows: number
  maxLength: number
  placeholder: string
  className: string
}

/** A text area of one paragraph that grows with its text; Enter adds no line. */
function GrowingText({ value, onChange, ...rest }: GrowingProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.style.height = 'auto'
    box.current.style.height = `${box.current.scrollHeight}px`
  })
  return (
    <TextArea
      ref={box}
      {...rest}
      value={value}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  )
}
