import { useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import type { Meal } from '#app/meals/meal.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { LoadingRows } from '#app/ui/lists/loading-rows.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { MealLine } from './meal-line.tsx'

/** How many meals a search offers. */
const offered = 6

/** Searches a meal and chooses it; Enter chooses the first one that is found. */
export function MealSearch({ onChoose }: { onChoose: (mealId: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [wanted, setWanted] = useState<string | null>(null)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { search, limit: offered }
      return { search, ...(await api.get<{ meals: Meal[] }>('/meals', { signal, query })) }
    },
    [search],
  )
  const { phase, data, fault } = useLoaded(load, 'Failed to load meals')
  const meals = data?.meals ?? []
  const first = data?.search === wanted ? data?.meals[0]?._id : undefined
  const choose = useEffectEvent(onChoose)
  // Enter may be quicker than the search.
  useEffect(() => {
    if (first !== undefined) choose(first)
  }, [first])
  return (
    <div className="grid gap-4">
      <Field label="Search meals">
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // For React, the dialog is inside the form of the post, which Enter would send.
            event.preventDefault()
            setWanted(typed.trim() || null)
          }}
          onChange={(event) => {
            setTyped(event.target.value)
            setWanted(null)
          }}
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
