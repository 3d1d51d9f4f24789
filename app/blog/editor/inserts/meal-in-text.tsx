import { useCallback } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { MealLine } from './meal-line.tsx'

/** A meal in the text as it is now; drafts are not shown to readers. */
export function MealInText({ mealId }: { mealId: string }) {
  const load = useCallback(
    (signal: AbortSignal) => api.get<Meal>(`/meals/${encodeURIComponent(mealId)}`, { signal }),
    [mealId],
  )
  const { phase, data, fault } = useLoaded(load, 'The meal could not be loaded')
  if (data) {
    return (
      <div className="rounded-field border border-line bg-surface p-3">
        <MealLine meal={data} />
        {!data.isPublished && (
          <p className="mt-2 text-muted text-sm">A draft: readers see it once it is published.</p>
        )}
      </div>
    )
  }
  if (phase === 'loading') return <LoadingRows what="meal" />
  return <p className="p-3 text-center text-muted">{`${fault}. Readers do not see this card.`}</p>
}
