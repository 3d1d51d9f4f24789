import { createContext, type ReactNode, useContext, useId } from 'react'

/** The attributes that tie a control to its field; spread them onto the input. */
export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldControl>({})

/** The ids and states that the surrounding Field gives its control. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext)
}

type Props = {
  /** Needed in a cached fragment, where none can be made. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label, its one control, a hint and an error, tied together for assistive technology. */
export function Field({ id: given, label, hint, error, hideLabel, className, children }: Props) {
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold leading-6'}
      >
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
