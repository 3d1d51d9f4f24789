import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SearchField } from '#app/ui/forms/search-field.tsx'
import { type Option, Options, Select } from '#app/ui/forms/select.tsx'
import type { StencilProps } from '#app/ui/stencil.ts'
import type { Category, MealType } from '../meal.ts'
import { type BoundName, type CatalogueQuery, hasMoreFilters } from './catalogue-query.ts'
import { MoreFilters } from './more-filters.tsx'

/** What is chosen and may be chosen, and what is typed. */
type FilterFieldsProps = StencilProps<
  Pick<CatalogueQuery, 'category' | 'mealType' | 'sort'> & {
    categories: readonly Option[]
    mealTypes: readonly Option[]
    /** One of the filters is set that narrow screens fold away. */
    hasMore: boolean
  },
  Pick<CatalogueQuery, 'search' | BoundName>
>

/** The fields as this query sets them; a choice that is not offered is none. */
export function filterFields(
  query: CatalogueQuery,
  categories: Category[],
  mealTypes: MealType[],
): FilterFieldsProps {
  const { search, minCalories, maxCalories, minProtein, sort } = query
  const isCategory = categories.some(({ _id }) => _id === query.category)
  const isMealType = mealTypes.some(({ slug }) => slug === query.mealType)
  return {
    shape: {
      category: isCategory ? query.category : '',
      mealType: isMealType ? query.mealType : '',
      sort,
      categories: categories.map(({ _id: value, name }) => ({ value, name })),
      mealTypes: mealTypes.map(({ slug: value, name }) => ({ value, name })),
      hasMore: hasMoreFilters(query),
    },
    texts: { search, minCalories, maxCalories, minProtein },
  }
}

/** The content of the catalogue's form; who listens to its fields listens to the form. */
export function FilterFields({ shape, texts }: FilterFieldsProps) {
  return (
    <>
      <div className="z-20 grid grid-cols-2 gap-2.5 border-line border-t bg-paper py-3 md:sticky md:top-0 md:flex md:border-b print:hidden">
        <SearchField
          id="filter-search"
          label="Search meals"
          placeholder="Search meals or ingredients"
          search={texts.search}
          className="col-span-2 grow"
        />
        <FilterSelect
          name="category"
          label="Category"
          all="All Categories"
          value={shape.category}
          options={shape.categories}
        />
        <FilterSelect
          name="mealType"
          label="Meal Type"
          all="All Meal Types"
          value={shape.mealType}
          options={shape.mealTypes}
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
      <MoreFilters sort={shape.sort} hasMore={shape.hasMore} bounds={texts} />
    </>
  )
}

type SelectProps = {
  name: 'category' | 'mealType'
  label: string
  /** The first choice, which narrows nothing. */
  all: string
  value: string
  options: readonly Option[]
}

/** A select whose label is for screen readers, and whose first option says the rest. */
function FilterSelect({ name, label, all, value, options }: SelectProps) {
  return (
    <Field id={`filter-${name}`} label={label} hideLabel className="min-w-0 md:w-44">
      <Select name={name} defaultValue={value}>
        <Options all={all} options={options} />
      </Select>
    </Field>
  )
}
