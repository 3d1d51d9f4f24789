import { createElement } from 'react'
import { useNavigate } from 'react-router'
import { useCached } from '#app/render/use-cached.tsx'
import { useLiveForm } from '#app/ui/forms/use-live-form.ts'
import type { Category, MealType } from '../meal.ts'
import {
  type CatalogueQuery,
  catalogueHref,
  fieldNames,
  readCatalogueQuery,
  typedNames,
} from './catalogue-query.ts'
import { FilterFields } from './filter-fields.tsx'

type Props = { query: CatalogueQuery; categories: Category[]; mealTypes: MealType[] }

/**
 * Search, selects and bounds in a plain GET form; with JavaScript each change opens the new address. Only
 * the first row is sticky, so the form has no box of its own (`display: contents`).
 */
export function CatalogueFilters({ query, categories, mealTypes }: Props) {
  const form = useLiveForm({
    query,
    fields: fieldNames,
    read: readCatalogueQuery,
    href: catalogueHref,
  })
  // Without what makes no difference, by which the server would cache the same HTML again.
  const shown = { key: 'fields', query: { ...query, page: 1 }, categories, mealTypes }
  const isTyped = typedNames.some((name) => query[name] !== '')
  const cached = useCached(FilterFields, isTyped ? [] : [shown])
  return (
    <search className="contents">
      <form
        {...form}
        action="/meals"
        method="get"
        autoComplete="off"
        noValidate
        className="contents"
        {...(isTyped ? { children: [createElement(FilterFields, shown)] } : cached)}
      />
      <ClearFiltersForm id="clear-filters" />
    </search>
  )
}

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
