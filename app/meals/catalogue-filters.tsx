import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SearchIcon } from '#app/ui/icons.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { CatalogueQuery } from './catalogue-query.ts'
import { FilterSelect } from './filter-select.tsx'
import type { Category, MealType } from './meal.ts'
import { MoreFilters } from './more-filters.tsx'
import { useLiveForm } from './use-live-form.ts'

type Props = { query: CatalogueQuery; categories: Category[]; mealTypes: MealType[] }

/**
 * Search, selects and bounds. A plain GET form; with JavaScript each change leads to the new address.
 * Only the first row sticks, so the form makes no box of its own.
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
        onSubmit={(event) => {
          event.preventDefault()
          applyNow()
        }}
        className="contents"
      >
        <div className="z-20 grid grid-cols-2 gap-2.5 border-line border-t bg-paper py-3 md:sticky md:top-0 md:flex md:border-b print:hidden">
          <SearchBox search={query.search} onInput={() => applySoon('search')} />
          <CategorySelect query={query} categories={categories} onChange={applyNow} />
          <MealTypeSelect query={query} mealTypes={mealTypes} onChange={applyNow} />
          <Button
            type="submit"
            form="clear-filters"
            look="quiet"
            className="whitespace-nowrap max-md:hidden"
          >
            Clear Filters
          </Button>
        </div>
        <MoreFilters query={query} onType={applySoon} onChoose={applyNow} />
      </form>
      <ClearFiltersForm id="clear-filters" />
    </search>
  )
}

type ChoiceProps = Pick<Props, 'query'> & { onChange: () => void }

function CategorySelect({ query, categories, onChange }: ChoiceProps & Pick<Props, 'categories'>) {
  return (
    <FilterSelect name="category" label="Category" value={query.category} onChange={onChange}>
      <option value="">All Categories</option>
      {categories.map((category) => (
        <option key={category._id} value={category._id}>
          {category.name}
        </option>
      ))}
    </FilterSelect>
  )
}

function MealTypeSelect({ query, mealTypes, onChange }: ChoiceProps & Pick<Props, 'mealTypes'>) {
  return (
    <FilterSelect name="mealType" label="Meal Type" value={query.mealType} onChange={onChange}>
      <option value="">All Meal Types</option>
      {mealTypes.map((type) => (
        <option key={type._id} value={type.slug}>
          {type.name}
        </option>
      ))}
    </FilterSelect>
  )
}

/** An empty form that leads to the unfiltered catalogue; buttons belong to it by its id. */
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
      <Button type="submit" look="secondary" className="w-11 shrink-0 px-0" aria-label="Search">
        <SearchIcon />
      </Button>
    </div>
  )
}
