import { type ChangeFilters, ManagedFilters } from '#app/publishing/managing/managed-filters.tsx'
import { ListFilter } from '#app/ui/lists/list-filter.tsx'
import type { Category, MealType } from '../meal.ts'
import { type ManageQuery, mealStatuses, readChecked } from './manage-query.ts'

type Props = {
  query: ManageQuery
  categories: Category[]
  mealTypes: MealType[]
  onChange: ChangeFilters<ManageQuery>
}

/** Search, status, category, type and check of the meal list. */
export function MealFilters({ query, categories, mealTypes, onChange }: Props) {
  return (
    <ManagedFilters
      what="meals"
      query={query}
      statuses={mealStatuses}
      onChange={onChange}
      className="max-md:*:first:col-span-2 md:max-desk:grid-cols-4 md:max-desk:*:first:col-span-4 desk:grid-cols-[minmax(0,1fr)_10.5rem_11rem_11rem_10.5rem]"
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
        value={query.checked}
        options={[
          { value: 'true', name: 'Checked' },
          { value: 'false', name: 'Not Checked' },
        ]}
        onChange={(checked) => onChange({ checked: readChecked(checked) })}
      />
    </ManagedFilters>
  )
}
