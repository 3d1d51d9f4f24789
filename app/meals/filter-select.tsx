import type { ReactNode } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { CatalogueField } from './catalogue-query.ts'

type Props = {
  name: CatalogueField
  label: string
  value: string
  onChange: () => void
  children: ReactNode
}

/** A select of the catalogue's form; its label is for screen readers, its first option says the rest. */
export function FilterSelect({ name, label, value, onChange, children }: Props) {
  return (
    <Field label={label} hideLabel className="min-w-0 md:w-44">
      <Select name={name} defaultValue={value} onChange={onChange}>
        {children}
      </Select>
    </Field>
  )
}
