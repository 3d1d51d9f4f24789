import type { ReactNode } from 'react'

type Props = { id?: string; label: string; className: string; children: ReactNode }

/** No region: a post may have many tables, and the landmarks of a page must differ in their names. */
const group = { role: 'group' }

/** A part of a post that scrolls sideways by itself where it is wider than the page. */
export function ScrollBox({ id, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section {...group} id={id} aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  )
}
