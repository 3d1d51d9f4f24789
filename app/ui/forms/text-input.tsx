import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useFieldControl } from './field.tsx'

/** One line of text. Inside a Field it gets the field's id and messages. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...useFieldControl()}
      {...rest}
      className={joinClasses('field-box h-11', className)}
    />
  )
}
