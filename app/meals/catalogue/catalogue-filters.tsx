import { useNavigate } from 'react-router'
import type { Category, MealType } from '../meal.ts'
import { type CatalogueQuery, fieldNames } from './catalogue-query.ts'
import { FilterFields } from './filter-fields.tsx'
import { useLiveForm } from './use-live-form.ts'

type Props = { query: CatalogueQuery; categories: Category[]; mealTypes: MealType[] }

/**
 * Search, selects and bounds in a plain GET form; with JavaScript each change opens the new address. Only
 * the first row is sticky, so the form has no box of its own (`display: contents`).
 */
export function CatalogueFilters({ query, categories, mealTypes }: Props) {
  const { form, applyNow, applySoon } = useLiveForm(query)
  return (
    <search className="contents">
      <form
        ref={form}
        action="/meals"
        method="get"
        autoComplete="off"
        noValidate
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement) applyNow()
          if (!(target instanceof HTMLInputElement)) return
          const field = nameOfField(target)
          if (target.type === 'checkbox') applyNow()
          else if (field) applySoon(field)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          applyNow()
        }}
        className="contents"
      >
        <FilterFields query={query} categories={categories} mealTypes={mealTypes} />
      </form>
      <ClearFiltersForm id="clear-filters" />
    </search>
  )
}

const nameOfField = (input: HTMLInputElement) => fieldNames.find((name) => name === input.name)

/** An empty form that opens the unfiltered catalogue; buttons refer to it by its id. */
function ClearFiltersForm({ id }: { id: string }) {
  const navigate = useNavigate()
  return (
    <form
      id={id}
      action="/meals"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        navigate('/meals', { preventScrollReset: true })
      }}
    />
  )
}
