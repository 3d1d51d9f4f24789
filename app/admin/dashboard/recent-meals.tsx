import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Meal } from '#app/meals/meal.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { MealRow } from './meal-row.tsx'
import type { Dashboard } from './use-dashboard.ts'

type Props = { dashboard: Dashboard; actions: ReactNode }

/** The newest meals, with what is done most: publish, edit, delete. */
export function RecentMeals({ dashboard, actions }: Props) {
  const [question, setQuestion] = useState<Meal | null>(null)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function deleteAsked() {
    if (question && (await dashboard.deleteMeal(question))) {
      // The button that opened the question is gone with its row.
      requestAnimationFrame(() => heading.current?.focus())
    }
  }

  return (
    <section aria-labelledby="recent-meals" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="recent-meals" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Recent Meals
        </h2>
        {actions}
      </div>
      <MealList
        dashboard={dashboard}
        onDelete={(meal) => {
          setQuestion(meal)
          setAsking(true)
        }}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Are you sure you want to delete this meal?"
        detail={question?.title}
        confirm="Delete"
        onConfirm={deleteAsked}
      />
    </section>
  )
}

type ListProps = { dashboard: Dashboard; onDelete: (meal: Meal) => void }

function MealList({ dashboard, onDelete }: ListProps) {
  if (dashboard.phase === 'loading') return <LoadingRows />
  if (dashboard.meals.length === 0) return <NoMeals />
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b text-left text-muted text-sm">
            <th scope="col" className="w-20 px-4 py-2.5 font-medium">
              Image
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Title
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Category
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              Type
            </th>
            <th scope="col" className="w-48 px-4 py-2.5 font-medium">
              Status
            </th>
            <th scope="col" className="w-28 px-4 py-2.5 text-right font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {dashboard.meals.map((meal) => (
            <MealRow
              key={meal._id}
              meal={meal}
              onPublished={(isPublished) => dashboard.setPublished(meal, isPublished)}
              onDelete={() => onDelete(meal)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LoadingRows() {
  return (
    <div className="rounded-card border border-line bg-surface" role="status">
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

function NoMeals() {
  return (
    <div className="rounded-card border border-line bg-surface">
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
    </div>
  )
}
