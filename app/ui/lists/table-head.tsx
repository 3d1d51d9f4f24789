import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

/** The header row of a table. */
export const HeadRow = ({ children }: { children: ReactNode }) => (
  <tr className="border-line border-b text-left text-muted text-sm">{children}</tr>
)

type Props = {
  name: string
  /** Shows the name to screen readers only. */
  hidden?: boolean
  className?: string
}

export const ColumnHead = ({ name, hidden, className }: Props) => (
  <th scope="col" className={joinClasses('px-4 py-2.5 font-medium', className)}>
    {hidden ? <span className="sr-only">{name}</span> : name}
  </th>
)
