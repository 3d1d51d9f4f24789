import { managedMeals } from '#app/meals/manage/managed-meals.ts'
import { MealTable } from '#app/meals/manage/meal-table.tsx'
import type { Meal } from '#app/meals/meal.ts'
import { ManagedBox } from '#app/publishing/managing/managed-table.tsx'
import { useDeletion } from '#app/publishing/managing/use-deletion.tsx'
import { useManagedActions } from '#app/publishing/managing/use-managed-actions.ts'
import type { ManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { StatusSelect } from './status-select.tsx'

/** The newest meals, with the most common actions: publish, edit, delete. */
export function RecentMeals({ list }: { list: ManagedList<Meal> }) {
  const actions = useManagedActions({ kind: managedMeals, list, onFailure: showErrorToast })
  const { section, question, ask } = useDeletion(managedMeals, actions.remove)
  return (
    <section ref={section} aria-labelledby="recent-meals" className="mt-10">
      <ListHeading id="recent-meals" title="Recent Meals">
        <Link to="/admin/meals" className="text-link">
          All meals
        </Link>
      </ListHeading>
      <ManagedBox list={list} what="meals" empty={<NoMeals />}>
        {(meals) => (
          <MealTable
            meals={meals}
            busy={list.phase === 'loading'}
            link={(meal) => `/meals/${meal.slug}`}
            status={(meal) => (
              <StatusSelect
                meal={meal}
                onPublished={(isPublished) => actions.saveStatus(meal, { isPublished })}
              />
            )}
            onDelete={ask}
          />
        )}
      </ManagedBox>
      {question}
    </section>
  )
}

function NoMeals() {
  return (
    <EmptyState
      heading={null}
      title="No meals yet"
      hint="A sentence is enough: the plate is drawn and its figures are computed from it."
      action={
        <Link to="/admin/create" className={buttonClasses('secondary')}>
          Create your first meal
        </Link>
      }
    />
  )
}
