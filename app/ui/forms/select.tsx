import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useFieldControl } from './field.tsx'

/** A styled native select. Inside a Field it gets the field's id and messages. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        {...rest}
        className={joinClasses('field-box h-11 appearance-none truncate pr-10', className)}
      >
        {children}
      </select>
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
        aria-hidden="true"
      >
        <path d="m5.5 8 4.5 4.5L14.5 8" />
      </svg>
    </span>
  )
}

export type Option = { value: string; name: string }

type OptionsProps = {
  /** Label of the first choice, which applies no filter. */
  all: string
  options: readonly Option[]
}

/** The options of a select that filters a list. */
export function Options({ all, options }: OptionsProps) {
  return (
    <>
      <option value="">{all}</option>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
