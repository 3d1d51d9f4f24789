import { Field } from '#app/ui/field.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Category, MealType } from '../meal.ts'
import { type ManageQuery, maxSearchLength, mealStatuses } from './manage-query.ts'

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
    <search className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_10rem_11rem_11rem]">
      <SearchBox
        what="meals"
        search={query.search}
        maxLength={maxSearchLength}
        onSearch={(search) => onChange({ search }, true)}
      />
      <FilterSelect
        label="Status"
        all="All Statuses"
        value={query.status}
        options={mealStatuses.map((status) => ({ value: status, name: statusNames[status] }))}
        onChange={(chosen) =>
          onChange({ status: mealStatuses.find((status) => status === chosen) ?? '' })
        }
      />
      <FilterSelect
        label="Category"
        all="All Categories"
        value={query.category}
        options={categories.map(({ _id, name }) => ({ value: _id, name }))}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Meal Type"
        all="All Meal Types"
        value={query.mealType}
        options={mealTypes.map(({ slug, name }) => ({ value: slug, name }))}
        onChange={(mealType) => onChange({ mealType })}
      />
    </search>
  )
}

const statusNames = { published: 'Published', draft: 'Draft' }

type SelectProps = {
  label: string
  all: string
  value: string
  options: { value: string; name: string }[]
  onChange: (value: string) => void
}

function FilterSelect({ label, all, value, options, onChange }: SelectProps) {
  return (
    <Field label={label} hideLabel className="max-md:last:col-span-2">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
