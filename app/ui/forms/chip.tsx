import type { ReactNode } from 'react'
import { CheckIcon } from '../icons.tsx'
import { joinClasses } from '../join-classes.ts'
import { Link, type LinkProps } from '../link.tsx'

/** A small label in muted colours. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>
}

type ChipLinkProps = LinkProps & { chosen: boolean }

/** One of several choices, as a link: outlined, or filled and ticked if it is the chosen one. */
export function ChipLink({ chosen, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={chosen ? 'true' : undefined}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium leading-6 no-underline transition-colors sm:min-h-10',
        chosen
          ? 'border-ink bg-ink pl-3 text-paper'
          : 'border-field-line text-ink hover:border-ink hover:bg-sunken',
      )}
    >
      {chosen && <CheckIcon size={18} />}
      {children}
    </Link>
  )
}

type RowProps = { label: string; children: ReactNode }

/** A row of choices that scrolls sideways if it does not fit, with fading edges. */
export function ChipRow({ label, children }: RowProps) {
  return (
    <nav
      aria-label={label}
      className="chip-row -mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {children}
    </nav>
  )
}
