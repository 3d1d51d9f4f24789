import { useRef } from 'react'
import { MealTable } from '#app/meals/manage/meal-table.tsx'
import { useMealActions } from '#app/meals/manage/use-meal-actions.ts'
import { useMealDeletion } from '#app/meals/manage/use-meal-deletion.tsx'
import type { MealList } from '#app/meals/manage/use-meal-list.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import type { Stats } from '../stats.ts'
import { StatusSelect } from './status-select.tsx'

/** The newest meals with the most frequent actions: publish, edit, delete. */
export function RecentMeals({ list }: { list: MealList<Stats> }) {
  const actions = useMealActions(list)
  const section = useRef<HTMLElement>(null)
  const { question, ask } = useMealDeletion(actions.deleteMeal, section)
  const { found, phase } = list
  return (
    <section ref={section} aria-labelledby="recent-meals" className="mt-10">
      <ListHeading id="recent-meals" title="Recent Meals">
        <Link to="/admin/meals" className="text-link">
          All meals
        </Link>
      </ListHeading>
      <div className="rounded-card border border-line bg-surface">
        {!found && <LoadingRows what="meals" />}
        {found?.meals.length === 0 && <NoMeals />}
        {found && found.meals.length > 0 && (
          <MealTable
            meals={found.meals}
            busy={phase === 'loading'}
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
      </div>
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
