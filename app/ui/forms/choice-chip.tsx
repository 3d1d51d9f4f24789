import type { ReactNode } from 'react'
import { CheckIcon } from '../icons.tsx'

type Props = {
  chosen: boolean
  /** The id of the text that says why it was proposed; a proposed one is neither on nor off until it is pressed. */
  proposedBy?: string
  onChange: (chosen: boolean) => void
  children: ReactNode
}

/** A checkbox that looks like a chip: outlined, or filled and ticked if it is chosen. */
export function ChoiceChip({ chosen, proposedBy, onChange, children }: Props) {
  const proposed = proposedBy !== undefined
  return (
    <label className="relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-field-line px-4 font-medium leading-6 transition-colors hover:border-ink hover:bg-sunken has-[:checked]:border-ink has-[:checked]:bg-ink has-[:checked]:pl-3 has-[:checked]:text-paper has-[:indeterminate]:border-ink has-[:indeterminate]:border-dashed has-[:indeterminate]:bg-sunken has-[:indeterminate]:pl-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 sm:min-h-10">
      <input
        type="checkbox"
        className="sr-only"
        ref={(input) => {
          if (input) input.indeterminate = proposed
        }}
        aria-describedby={proposedBy}
        checked={chosen && !proposed}
        onChange={(event) => onChange(event.target.checked)}
      />
      {chosen && <CheckIcon size={18} />}
      <span className="min-w-0 truncate">{children}</span>
    </label>
  )
}
