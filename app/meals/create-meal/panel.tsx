import { type ReactNode, type Ref, useId } from 'react'

type Props = {
  title: string
  /** Something wrong with the whole of it. */
  problem?: string | null
  /** Can get the focus, to lead people to the problem. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of the create screen. */
export function Panel({ title, problem, ref, children }: Props) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="scroll-mt-6 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="mt-4 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </section>
  )
}
