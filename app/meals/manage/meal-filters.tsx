import { type ChangeFilters, ManagedFilters } from '#app/publishing/managing/managed-filters.tsx'
import { ListFilter } from '#app/ui/lists/list-filter.tsx'
import type { Category, MealType } from '../meal.ts'
import { type ManageQuery, manageSorts, mealStatuses } from './manage-query.ts'

type Props = {
  query: ManageQuery
  categories: Category[]
  mealTypes: MealType[]
  onChange: ChangeFilters<ManageQuery>
}

/** What is done, or still to do, with the meals that a choice keeps. */
const works: { value: string; name: string; query: Pick<ManageQuery, 'checked' | 'picture'> }[] = [
  { value: 'checked', name: 'Checked', query: { checked: 'true', picture: '' } },
  { value: 'unchecked', name: 'Not Checked', query: { checked: 'false', picture: '' } },
  { value: 'unpictured', name: 'Without Picture', query: { checked: '', picture: 'false' } },
]

const allWorks = { checked: '', picture: '' } as const

const workOf = ({ checked, picture }: ManageQuery) =>
  works.find(({ query }) => query.checked === checked && query.picture === picture)?.value ?? ''

/** Search, status, category, type, check and order of the meal list. */
export function MealFilters({ query, categories, mealTypes, onChange }: Props) {
  return (
    <ManagedFilters
      what="meals"
      query={query}
      statuses={mealStatuses}
      onChange={onChange}
      className="max-md:*:first:col-span-2 md:max-desk:grid-cols-3 desk:grid-cols-5 desk:*:first:col-span-5"
    >
      <ListFilter
        label="Category"
        all="All Categories"
        value={query.category}
        options={categories.map(({ _id, name }) => ({ value: _id, name }))}
        onChange={(category) => onChange({ category })}
      />
      <ListFilter
        label="Meal Type"
        all="All Meal Types"
        value={query.mealType}
        options={mealTypes.map(({ slug, name }) => ({ value: slug, name }))}
        onChange={(mealType) => onChange({ mealType })}
      />
      <ListFilter
        label="Check"
        all="All Checks"
        value={workOf(query)}
        options={works}
        onChange={(chosen) =>
          onChange(works.find(({ value }) => value === chosen)?.query ?? allWorks)
        }
      />
      <ListFilter
        label="Sort"
        all="Newest first"
        value={query.sort}
        options={manageSorts}
        onChange={(sort) => onChange({ sort })}
      />
    </ManagedFilters>
  )
}
