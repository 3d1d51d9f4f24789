import { useCallback } from 'react'
import { api } from '#app/ui/browser/api-client.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'

type Props = {
  value: string | null
  onChange: (mealId: string | null) => void
  error: string | null
}

type Choice = { _id: string; title: string }

/** The meal of the home page's large plate: one of the newest published ones, or always the newest. */
export function HeroMealField({ value, onChange, error }: Props) {
  const { data, fault, phase } = useLoaded(
    useCallback((signal: AbortSignal) => loadChoices(value, signal), [value]),
    'The meals could not be loaded.',
  )
  const known = data ?? []
  return (
    <Field
      id="heroMealId"
      label="Meal of the home page"
      hint="The large plate beside the headline. If it is not published, the newest meal is shown."
      error={error ?? (phase === 'failed' ? fault : null)}
    >
      <Select
        value={value ?? ''}
        aria-busy={phase === 'loading'}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">Always the newest meal</option>
        {value && !known.some(({ _id }) => _id === value) && (
          <option value={value}>{data ? 'A meal that is gone' : 'Loading...'}</option>
        )}
        {known.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The 100 newest published meals, and the chosen one. */
async function loadChoices(chosen: string | null, signal: AbortSignal): Promise<Choice[]> {
  const query = { status: 'published', limit: 100 }
  const { meals } = await api.get<{ meals: Choice[] }>('/meals', { query, signal })
  if (!chosen || meals.some(({ _id }) => _id === chosen)) return meals
  const own = await api.get<Choice>(`/meals/${chosen}`, { signal }).catch(() => null)
  return own ? [own, ...meals] : meals
}
