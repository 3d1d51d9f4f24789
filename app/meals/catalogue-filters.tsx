import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SearchIcon } from '#app/ui/icons.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { type CatalogueQuery, catalogueHref, readCatalogueQuery } from './catalogue-query.ts'
import type { Category, MealType } from './meal.ts'

/** Pause in typing, in ms, after which the search runs. */
const searchDelay = 350

type Props = { query: CatalogueQuery; categories: Category[]; mealTypes: MealType[] }

/** Search and selects. A plain GET form; with JavaScript each change leads to the new address. */
export function CatalogueFilters({ query, categories, mealTypes }: Props) {
  const { form, applyNow, applySoon } = useLiveForm(query)
  return (
    <search className="z-20 block border-line border-y bg-paper py-3 md:sticky md:top-0 print:hidden">
      <form
        ref={form}
        action="/meals"
        method="get"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          applyNow()
        }}
        className="grid grid-cols-2 gap-2.5 md:flex"
      >
        <SearchBox search={query.search} onInput={applySoon} />
        <FilterSelect name="category" label="Category" value={query.category} onChange={applyNow}>
          <option value="">All Categories</option>
          {categories.map((category) => (
            <option key={category._id} value={category._id}>
              {category.name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="mealType" label="Meal Type" value={query.mealType} onChange={applyNow}>
          <option value="">All Meal Types</option>
          {mealTypes.map((type) => (
            <option key={type._id} value={type.slug}>
              {type.name}
            </option>
          ))}
        </FilterSelect>
        <Button
          type="submit"
          form="clear-filters"
          look="quiet"
          className="col-span-2 whitespace-nowrap"
        >
          Clear Filters
        </Button>
      </form>
      <ClearFiltersForm id="clear-filters" />
    </search>
  )
}

/** An empty form that leads to the unfiltered catalogue; buttons belong to it by its id. */
export function ClearFiltersForm({ id }: { id: string }) {
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

type SearchBoxProps = { search: string; onInput: () => void }

function SearchBox({ search, onInput }: SearchBoxProps) {
  return (
    <div className="col-span-2 flex grow gap-2">
      <Field label="Search meals" hideLabel className="grow">
        <TextInput
          type="search"
          name="search"
          defaultValue={search}
          placeholder="Search meals or ingredients"
          maxLength={100}
          onInput={onInput}
        />
      </Field>
      <Button type="submit" look="secondary" className="w-11 shrink-0 px-0!" aria-label="Search">
        <SearchIcon />
      </Button>
    </div>
  )
}

type FilterSelectProps = {
  name: string
  label: string
  value: string
  onChange: () => void
  children: ReactNode
}

function FilterSelect({ name, label, value, onChange, children }: FilterSelectProps) {
  return (
    <Field label={label} hideLabel className="min-w-0 md:w-44">
      <Select name={name} defaultValue={value} onChange={onChange}>
        {children}
      </Select>
    </Field>
  )
}

/**
 * The form's own values are the truth while someone types, the address is after each navigation:
 * fields follow it unless they say what was asked for last.
 */
function useLiveForm(query: CatalogueQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(query)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const fields = form.current?.elements
    for (const name of ['search', 'category', 'mealType'] as const) {
      const field = fields?.namedItem(name)
      const follows = query[name] !== asked.current[name] && field !== null
      if (follows && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
        field.value = query[name]
      }
    }
    asked.current = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])
  function apply(replace: boolean) {
    clearTimeout(timer.current)
    if (!form.current) return
    asked.current = readCatalogueQuery(new FormData(form.current))
    navigate(catalogueHref(asked.current), { preventScrollReset: true, replace })
  }
  const applyNow = () => apply(false)
  function applySoon() {
    clearTimeout(timer.current)
    // One search is one step back, however many pauses it was typed in.
    timer.current = setTimeout(() => apply(query.search !== ''), searchDelay)
  }
  return { form, applyNow, applySoon }
}
