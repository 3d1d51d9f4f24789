import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { type Option, Options, Select } from '#app/ui/forms/select.tsx'
import type { Category, MealType } from '../meal.ts'
import { type CatalogueQuery, fieldId } from './catalogue-query.ts'
import { MoreFilters } from './more-filters.tsx'

type Props = { query: CatalogueQuery; categories: Category[]; mealTypes: MealType[] }

/** The fields of the catalogue's form. They have no listeners of their own: the form listens. */
export function FilterFields({ query, categories, mealTypes }: Props) {
  return (
    <>
      <div className="z-20 grid grid-cols-2 gap-2.5 border-line border-t bg-paper py-3 md:sticky md:top-0 md:flex md:border-b print:hidden">
        <SearchField
          id={fieldId('search')}
          label="Search meals"
          placeholder="Search meals or ingredients"
          search={query.search}
          className="col-span-2 grow"
        />
        <FilterSelect
          name="category"
          label="Category"
          all="All Categories"
          value={query.category}
          options={categories.map(({ _id: value, name }) => ({ value, name }))}
        />
        <FilterSelect
          name="mealType"
          label="Meal Type"
          all="All Meal Types"
          value={query.mealType}
          options={mealTypes.map(({ slug: value, name }) => ({ value, name }))}
        />
        <Button
          type="submit"
          form="clear-filters"
          look="quiet"
          className="whitespace-nowrap max-md:hidden"
        >
          Clear Filters
        </Button>
      </div>
      <MoreFilters query={query} />
    </>
  )
}

type SelectProps = {
  name: 'category' | 'mealType'
  label: string
  /** The first option, which does not filter. */
  all: string
  value: string
  options: readonly Option[]
}

/** A select whose label only screen readers read; its first option tells the rest. */
function FilterSelect({ name, label, all, value, options }: SelectProps) {
  return (
    <Field id={fieldId(name)} label={label} hideLabel className="min-w-0 md:w-44">
      <Select name={name} defaultValue={value}>
        <Options all={all} options={options} />
      </Select>
    </Field>
  )
}
