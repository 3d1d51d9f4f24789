import { useCallback, useDeferredValue, useState } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { MealLine } from './meal-line.tsx'

/** How many meals a search offers. */
const offered = 6

/** Searches a meal and chooses it. */
export function MealSearch({ onChoose }: { onChoose: (mealId: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const load = useCallback(
    (signal: AbortSignal) =>
      api.get<{ meals: Meal[] }>('/meals', { signal, query: { search, limit: offered } }),
    [search],
  )
  const { phase, data, fault } = useLoaded(load, 'Failed to load meals')
  const meals = data?.meals ?? []
  return (
    <div className="grid gap-4">
      <Field label="Search meals">
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          // For React, the dialog is inside the form of the post, which Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div aria-live="polite" className="min-h-40">
        {!data && phase === 'loading' && <LoadingRows what="meals" />}
        {phase === 'failed' && <p className="text-danger">{fault}</p>}
        {data && meals.length === 0 && <p className="text-muted">No meals found</p>}
        <ul>
          {meals.map((meal) => (
            <li key={meal._id}>
              <button
                type="button"
                onClick={() => onChoose(meal._id)}
                className="w-full rounded-field p-2 hover:bg-sunken"
              >
                <MealLine meal={meal} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
