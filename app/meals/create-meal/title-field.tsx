import { type RefObject, useLayoutEffect } from 'react'
import { maxTitleLength } from '#app/publishing/publication.ts'
import type { TitleCheck } from '#app/publishing/saving/use-title-check.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { mealAddress, takenMealTitle } from '../meal.ts'
import { ProposedMark } from './proposing/proposed-mark.tsx'

type Props = {
  title: string
  /** The title was proposed and not touched since. */
  proposed: boolean
  onChange: (title: string) => void
  check: TitleCheck
  problem: string | null
  ref: RefObject<HTMLInputElement | null>
}

/** The title field, with the address that the title leads to. */
export function TitleField({ title, proposed, onChange, check, problem, ref }: Props) {
  // Somebody who is about to type replaces a title that is proposed just then, instead of adding to it.
  // A layout effect leaves no moment in which a key would be added to the title.
  useLayoutEffect(() => {
    const input = ref.current
    if (proposed && title && input && input === document.activeElement) input.select()
  }, [proposed, title, ref])
  return (
    <Field
      label="Title"
      hint={
        <>
          {proposed && (
            <>
              <ProposedMark />{' '}
            </>
          )}
          <Address title={title} check={check} />
        </>
      }
      error={problem ?? (check.taken ? takenMealTitle : null)}
    >
      <TextInput
        ref={ref}
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        placeholder="Grilled salmon with quinoa"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function Address({ title, check }: Pick<Props, 'title' | 'check'>) {
  if (title.trim() === '') return 'The address of the meal is made of its title.'
  const slug = mealAddress(title)
  if (slug === '') return 'The address will be a short made-up one.'
  return (
    <>
      Address: <span className="break-all text-ink">/meals/{slug}</span>
      {check.free && <span className="whitespace-nowrap font-medium text-leaf"> · title free</span>}
    </>
  )
}
