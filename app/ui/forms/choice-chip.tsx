import type { ReactNode } from 'react'
import { CheckIcon } from '../icons.tsx'

type Props = { chosen: boolean; onChange: (chosen: boolean) => void; children: ReactNode }

/** A checkbox that looks like a chip: outlined, or filled and ticked if it is chosen. */
export function ChoiceChip({ chosen, onChange, children }: Props) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border border-field-line px-4 font-medium leading-6 transition-colors hover:border-ink hover:bg-sunken has-[:checked]:border-ink has-[:checked]:bg-ink has-[:checked]:pl-3 has-[:checked]:text-paper has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 sm:min-h-10">
      <input
        type="checkbox"
        className="sr-only"
        checked={chosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      {chosen && <CheckIcon size={18} />}
      {children}
    </label>
  )
}
