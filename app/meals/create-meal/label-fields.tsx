import type { Ref } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChoiceChip } from '#app/ui/forms/choice-chip.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LabelAdder } from './label-adder.tsx'
import type { CreateMeal } from './use-create-meal.ts'

type Props = { screen: CreateMeal }

/** Any number of categories, as chips. */
export function CategoriesField({ screen: { fields, change, labels } }: Props) {
  const { categoryIds } = fields
  async function add(name: string) {
    const { _id } = await labels.addCategory(name)
    change({ categoryIds: [...categoryIds, _id] })
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
              onChange={(chosen) =>
                change({
                  categoryIds: chosen
                    ? [...categoryIds, _id]
                    : categoryIds.filter((id) => id !== _id),
                })
              }
            >
              {name}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
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
      <Field label="Meal type" error={problem} className="max-w-md">
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
