import { useState } from 'react'
import { useCalmMode } from '#app/shell/preferences/calm-mode.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import {
  type BoundName,
  type CatalogueQuery,
  fieldId,
  hasMoreFilters,
  usualSort,
} from './catalogue-query.ts'
import type { MealSort } from './meal-sorts.ts'

const sortNames: Record<MealSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  title: 'Title',
  calories: 'Calories, low to high',
  '-calories': 'Calories, high to low',
  '-protein': 'Most protein',
}

/** The orders that calm mode offers. */
const calmSorts: readonly string[] = ['newest', 'title'] satisfies MealSort[]

/** Order and bounds: a row on wide screens, folded on narrow ones unless one of them is set. */
export function MoreFilters({ query }: { query: CatalogueQuery }) {
  const hasMore = hasMoreFilters(query)
  // Stays open once opened, so that emptying a field does not fold it away while somebody types.
  const [opened, setOpened] = useState(hasMore)
  const bound = (name: BoundName) => ({ name, value: query[name] })
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-2.5 border-line pb-3 max-md:border-b md:pt-3 print:hidden">
      <details
        className="wide-open peer grow max-md:open:w-full"
        open={opened || hasMore}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-field pr-3 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronDownIcon className="transition-transform in-[[open]]:rotate-180" />
          More filters
        </summary>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:py-2">
          <fieldset data-figures className="flex min-w-0 items-center gap-2 max-md:w-full">
            <legend className="float-left min-w-20 font-semibold md:min-w-0">Calories</legend>
            <BoundInput
              {...bound('minCalories')}
              label="Calories, at least"
              hint="from"
              step={50}
            />
            <span aria-hidden="true">–</span>
            <BoundInput {...bound('maxCalories')} label="Calories, at most" hint="to" step={50} />
            <span className="text-muted text-sm">kcal</span>
          </fieldset>
          <div data-figures className="flex items-center gap-2 max-md:w-full">
            <span className="font-semibold max-md:min-w-20" aria-hidden="true">
              Protein
            </span>
            <BoundInput {...bound('minProtein')} label="Protein, at least" hint="min" step={5} />
            <span className="text-muted text-sm">g</span>
          </div>
          <div data-figures className="flex items-center gap-2 max-md:w-full">
            <span className="font-semibold max-md:min-w-20" aria-hidden="true">
              Fiber
            </span>
            <BoundInput {...bound('minFiber')} label="Fiber, at least" hint="min" step={1} />
            <span className="text-muted text-sm">g</span>
          </div>
          <Checkbox
            id={fieldId('checked')}
            label="Checked by a person"
            name="checked"
            value="true"
            defaultChecked={query.checked !== ''}
          />
          <SortSelect query={query} />
        </div>
      </details>
      <Button
        type="submit"
        form="clear-filters"
        look="quiet"
        className="whitespace-nowrap px-2 md:hidden"
      >
        Clear Filters
      </Button>
    </div>
  )
}

type BoundProps = {
  name: BoundName
  value: string
  label: string
  hint: string
  /** How much an arrow key adds. */
  step: number
}

function BoundInput({ name, value, label, hint, step }: BoundProps) {
  return (
    <Field id={fieldId(name)} label={label} hideLabel className="w-24 min-w-0 max-md:grow">
      <TextInput
        type="number"
        inputMode="numeric"
        name={name}
        defaultValue={value}
        placeholder={hint}
        min={0}
        step={step}
        className="tabular-nums"
      />
    </Field>
  )
}

function SortSelect({ query: { search, sort } }: { query: CatalogueQuery }) {
  const id = fieldId('sort')
  const { calm } = useCalmMode()
  const usual = usualSort(search)
  const isOffered = (value: string) =>
    value === sort || (value !== 'relevance' && (!calm || calmSorts.includes(value)))
  return (
    <div className="flex items-center gap-2 max-md:w-full md:ml-auto">
      <label htmlFor={id} className="whitespace-nowrap font-semibold max-md:min-w-20">
        Sort by
      </label>
      <span className="w-52 max-md:grow">
        <Select id={id} name="sort" defaultValue={sort}>
          {/* The same element with and without a search, so that the choice stays. */}
          <option value="">{sortNames[usual]}</option>
          {Object.entries(sortNames).map(
            ([value, name]) =>
              value !== usual &&
              isOffered(value) && (
                <option key={value} value={value}>
                  {name}
                </option>
              ),
          )}
        </Select>
      </span>
    </div>
  )
}
