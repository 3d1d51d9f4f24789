import type { ReactNode } from 'react'

type Props = { id?: string; label: string; className: string; children: ReactNode }

/** A part of a post that scrolls sideways by itself where it is wider than the page. */
export function ScrollBox({ id, label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section id={id} aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  )
}
