import { type Ref, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChoiceChip } from '#app/ui/forms/choice-chip.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LabelAdder } from './label-adder.tsx'
import { isProposed } from './proposing/marks.ts'
import { ProposedMark } from './proposing/proposed-mark.tsx'
import type { CreateMeal } from './use-create-meal.ts'

type Props = { screen: CreateMeal }

/** Any number of categories, as chips; those that were proposed are marked until somebody presses them. */
export function CategoriesField({ screen: { fields, chooseCategory, labels } }: Props) {
  const id = useId()
  const { categoryIds } = fields
  const proposed = labels.categories.filter((category) =>
    isProposed(fields, `category ${category._id}`),
  )
  async function add(name: string) {
    const { _id } = await labels.addCategory(name)
    chooseCategory(_id, true)
  }
  return (
    <div>
      <fieldset>
        <legend className="mb-2 font-semibold leading-6">Categories</legend>
        <div className="flex flex-wrap gap-2">
          {labels.phase === 'loading' && <Skeleton className="h-10 w-64 rounded-full" />}
          {labels.categories.map(({ _id, name }) => (
            <ChoiceChip
              key={_id}
              chosen={categoryIds.includes(_id)}
              proposedBy={isProposed(fields, `category ${_id}`) ? `${id}-${_id}` : undefined}
              onChange={(chosen) => chooseCategory(_id, chosen)}
            >
              {name}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {proposed.length > 0 && (
        <div className="mt-3 text-muted text-sm">
          <ul className="grid gap-1">
            {proposed.map((category) => (
              <li key={category._id} id={`${id}-${category._id}`}>
                <ProposedMark /> {category.name}: {whyOf(fields, category._id)}
              </li>
            ))}
          </ul>
          <p className="mt-1">Press one to keep it, and once more to take it out.</p>
        </div>
      )}
      <LabelAdder
        action="Add category"
        label="Category name"
        missing="Category name is required"
        failed="Failed to add category"
        onAdd={add}
      />
    </div>
  )
}

const whyOf = ({ proposal }: CreateMeal['fields'], categoryId: string) =>
  proposal?.categories.find(({ _id }) => _id === categoryId)?.why

type MealTypeProps = Props & { problem: string | null; ref: Ref<HTMLSelectElement> }

/** Exactly one meal type. */
export function MealTypeField({ screen, problem, ref }: MealTypeProps) {
  const { fields, change, labels } = screen
  async function add(name: string) {
    const { _id } = await labels.addMealType(name)
    change({ mealTypeId: _id })
  }
  return (
    <div>
      <Field
        label="Meal type"
        hint={isProposed(fields, 'mealType') && <ProposedMark />}
        error={problem}
        className="max-w-md"
      >
        <Select
          ref={ref}
          value={fields.mealTypeId}
          onChange={(event) => change({ mealTypeId: event.target.value })}
        >
          <option value="">Choose a meal type</option>
          {labels.mealTypes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <LabelAdder
        action="Add meal type"
        label="Meal type name"
        missing="Meal type name is required"
        failed="Failed to add meal type"
        onAdd={add}
      />
    </div>
  )
}

/** Shown when categories and meal types could not be loaded. */
export function LabelsFailure({ screen: { labels } }: { screen: Pick<CreateMeal, 'labels'> }) {
  if (labels.phase !== 'failed') return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="font-medium text-danger">Failed to fetch categories or meal types</p>
      <Button look="secondary" onClick={labels.reload}>
        Try Again
      </Button>
    </div>
  )
}
