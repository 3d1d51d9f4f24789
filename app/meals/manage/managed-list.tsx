import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Meal } from '../meal.ts'
import { ManagedRow } from './managed-row.tsx'
import type { ManagedMeals } from './use-managed-meals.ts'

type Props = {
  meals: ManagedMeals
  /** Only some of the meals are asked for. */
  narrowed: boolean
  onDelete: (meal: Meal) => void
}

const box = 'rounded-card border border-line bg-surface'

/** The meals of a page as a table, or what stands in its place. */
export function ManagedList({ meals, narrowed, onDelete }: Props) {
  const { phase, found } = meals
  if (phase === 'failed') return null
  if (!found) return <LoadingRows />
  const busy = phase === 'loading'
  if (found.meals.length === 0) return <NoMeals narrowed={narrowed} />
  return (
    <div className={joinClasses(box, 'transition-opacity', busy && 'opacity-60')} aria-busy={busy}>
      <table className="w-full max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b text-left text-muted text-sm">
            <ColumnHead name="Image" className="w-20" />
            <ColumnHead name="Title" />
            <ColumnHead name="Category" />
            <ColumnHead name="Type" />
            <ColumnHead name="Status" />
            <ColumnHead name="Actions" className="w-40 text-right" />
          </tr>
        </thead>
        <tbody className="max-md:block">
          {found.meals.map((meal) => (
            <ManagedRow
              key={meal._id}
              meal={meal}
              onToggle={() => meals.togglePublished(meal)}
              onDelete={() => onDelete(meal)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ColumnHead = ({ name, className }: { name: string; className?: string }) => (
  <th scope="col" className={joinClasses('px-4 py-2.5 font-medium', className)}>
    {name}
  </th>
)

/** Says why nothing could be loaded, and tries again. */
export function LoadFailure({ meals }: { meals: ManagedMeals }) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await meals.reload()
    setBusy(false)
  }
  // It stays while it is tried again: the button in it has the focus.
  if (meals.phase !== 'failed' && !busy) return null
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-surface px-5 py-4"
    >
      <p className="font-medium text-danger">{meals.fault}</p>
      <Button look="secondary" busy={busy} onClick={retry}>
        Retry
      </Button>
    </div>
  )
}

function LoadingRows() {
  return (
    <div className={box} role="status">
      <span className="sr-only">Loading meals</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="flex items-center gap-4 border-line border-b p-4 last:border-b-0">
          <Skeleton className="size-12 shrink-0 rounded-field" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="ml-auto h-5 w-1/5 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

function NoMeals({ narrowed }: { narrowed: boolean }) {
  return (
    <div className={box}>
      <EmptyState
        heading={null}
        title="No meals found."
        hint={narrowed ? 'Try a different search term.' : 'Create your first meal!'}
      />
    </div>
  )
}
