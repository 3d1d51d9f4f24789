import type { ReactNode } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { maxAltLength } from './meal-input.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  /** What is read out while the field is empty. */
  placeholder?: string
  /** Stands before the hint. */
  mark?: ReactNode
}

/** What is read out in place of a meal's picture. */
export const ImageAltField = ({ value, onChange, placeholder, mark }: Props) => (
  <Field
    label="Alternative text"
    hint={
      <>
        {mark && <>{mark} </>}
        Read out to those who cannot see the picture. Left empty, it is the title; the meal's own
        page adds what is drawn, where that is known.
      </>
    }
  >
    <TextInput
      name="imageAlt"
      autoComplete="off"
      maxLength={maxAltLength}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
