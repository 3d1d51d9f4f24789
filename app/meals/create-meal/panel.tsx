import { type ReactNode, type Ref, useId } from 'react'

type Props = {
  title: string
  /** A problem with the panel as a whole. */
  problem?: string | null
  /** Focusable, so that a problem can be shown to people. */
  ref?: Ref<HTMLElement>
  /** Shown beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A titled part of a staff screen. */
export function Panel({ title, problem, ref, action, children }: Props) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="scroll-mt-6 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="mt-4 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </section>
  )
}
