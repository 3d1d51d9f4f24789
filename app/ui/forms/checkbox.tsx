import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox with its label; a click anywhere on the line toggles it. In a cached fragment it needs an `id`. */
export function Checkbox({ id: given, label, hint, className, ...rest }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 sm:min-h-9">
        <input
          type="checkbox"
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-8 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
