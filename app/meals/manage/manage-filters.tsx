import { useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
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

/** Time without typing before the list follows, in ms. */
const quietTime = 300

/** Search, status, category and type of the meal list. */
export function ManageFilters({ query, categories, mealTypes, onChange }: Props) {
  return (
    <search className="mb-4 grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_10rem_11rem_11rem]">
      <SearchBox search={query.search} onSearch={(search) => onChange({ search }, true)} />
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

type SearchProps = { search: string; onSearch: (search: string) => void }

/** Follows the address, and leads it on once typing has stopped. */
function SearchBox({ search, onSearch }: SearchProps) {
  const [text, setText] = useState(search)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setText(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = useRef(onSearch)
  useEffect(() => {
    apply.current = onSearch
  })

  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (typed.trim() === asked.current) return
      asked.current = typed.trim()
      apply.current(asked.current)
    }, quietTime)
  }

  return (
    <Field label="Search meals" hideLabel className="max-md:col-span-2">
      <TextInput
        type="search"
        value={text}
        placeholder="Search meals..."
        maxLength={maxSearchLength}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
