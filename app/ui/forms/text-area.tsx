import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useFieldControl } from './field.tsx'

/** Several lines of text. Inside a Field it gets the field's id and messages. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldControl()}
      {...rest}
      className={joinClasses('field-box resize-y', className)}
    />
  )
}
