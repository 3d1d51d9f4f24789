import type { ReactNode } from 'react'
import { EmptyPlate } from './empty-plate.tsx'
import { joinClasses } from './join-classes.ts'

type Props = {
  title: ReactNode
  /** One sentence that says what to do. */
  hint?: ReactNode
  action?: ReactNode
  /** `h2` by default; null if the title is not a heading. */
  heading?: 'h1' | 'h2' | null
}

/** Shown in place of an empty list or page: an empty plate, a sentence and an action. */
export function EmptyState({ title, hint, action, heading: Heading = 'h2' }: Props) {
  const size = Heading === 'h1' ? 'text-2xl' : 'text-lg'
  const titleClass = joinClasses('max-w-full font-semibold font-serif text-balance', size)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-14 text-center">
      <EmptyPlate className="mb-6 w-40 text-muted" />
      {Heading ? (
        <Heading className={titleClass}>{title}</Heading>
      ) : (
        <p className={titleClass}>{title}</p>
      )}
      {hint && <p className="mt-2 text-balance text-muted">{hint}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
