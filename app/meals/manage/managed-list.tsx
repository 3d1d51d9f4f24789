import { PublishStatus, PublishToggle } from '#app/publishing/publish-toggle.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import type { Meal } from '../meal.ts'
import { BulkBar } from './bulk-bar.tsx'
import { MealTable } from './meal-table.tsx'
import type { MealActions } from './use-meal-actions.ts'
import type { MealList } from './use-meal-list.ts'
import { useSelection } from './use-selection.ts'

type Props = {
  list: MealList
  actions: MealActions
  /** The address of what is shown. */
  place: string
  /** Only some of the meals are asked for. */
  narrowed: boolean
  onDelete: (meal: Meal) => void
}

const box = 'rounded-card border border-line bg-surface'

/** The meals of a page as a table, or what stands in its place. */
export function ManagedList({ list, actions, place, narrowed, onDelete }: Props) {
  const { phase, found } = list
  const selection = useSelection(found?.meals ?? [], place)
  if (phase === 'failed') return null
  if (!found) {
    return (
      <div className={box}>
        <LoadingRows what="meals" />
      </div>
    )
  }
  if (found.meals.length === 0) return <NoMeals narrowed={narrowed} />
  return (
    <div className={box}>
      <BulkBar selection={selection} changeMeals={actions.changeMeals} />
      <MealTable
        meals={found.meals}
        busy={phase === 'loading'}
        link={(meal) => `/admin/meals/edit/${meal._id}`}
        choice={(meal) => (
          <label className="-m-2 grid size-10 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={`Select ${meal.title}`}
              checked={selection.has(meal)}
              onChange={() => selection.toggle(meal)}
              className="size-5 accent-accent"
            />
          </label>
        )}
        status={(meal) => <PublishStatus published={meal.isPublished} />}
        actions={(meal) => (
          <PublishToggle
            title={meal.title}
            published={meal.isPublished}
            onToggle={() => actions.saveStatus(meal, { ...meal, isPublished: !meal.isPublished })}
          />
        )}
        onDelete={onDelete}
      />
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
