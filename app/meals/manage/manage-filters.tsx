import { maxSearchLength } from '#app/publishing/list-query.ts'
import { SearchBox } from '#app/ui/forms/search-box.tsx'
import { ListFilter, StatusFilter } from '#app/ui/lists/list-filter.tsx'
import type { Category, MealType } from '../meal.ts'
import type { ManageQuery } from './manage-query.ts'

type Change = Partial<Omit<ManageQuery, 'page'>>

type Props = {
  query: ManageQuery
  categories: Category[]
  mealTypes: MealType[]
  /** Leads to the first page of what is now asked for. */
  onChange: (change: Change, typed?: boolean) => void
}

/** Search, status, category and type of the meal list. */
export function ManageFilters({ query, categories, mealTypes, onChange }: Props) {
  return (
    <search className="mb-4 grid grid-cols-2 gap-2.5 max-md:*:last:col-span-2 md:max-desk:grid-cols-3 md:max-desk:*:first:col-span-3 desk:grid-cols-[minmax(0,1fr)_10rem_11rem_11rem]">
      <SearchBox
        what="meals"
        search={query.search}
        maxLength={maxSearchLength}
        onSearch={(search) => onChange({ search }, true)}
      />
      <StatusFilter status={query.status} onChange={(status) => onChange({ status })} />
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
    </search>
  )
}
