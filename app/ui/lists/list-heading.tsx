import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** Shown at the other end of the line: a count, or a link to all of them. */
  children: ReactNode
}

/** The heading of a list. It gets the focus when the last row has been removed. */
export const ListHeading = ({ id, title, children }: Props) => (
  <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
    <h2 id={id} tabIndex={-1} className="text-xl outline-none">
      {title}
    </h2>
    {children}
  </div>
)
