import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { EditMeal } from './use-edit-meal.ts'

type Props = { screen: EditMeal }

/** Checkboxes for the categories. The meal's own are listed even if the others could not be loaded. */
export function CategoryChoices({ screen: { base, fields, change, labels } }: Props) {
  const { categoryIds } = fields
  return (
    <fieldset>
      <legend className="mb-1 font-semibold leading-6">Categories</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {withOwn(labels.categories, base.categories).map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={categoryIds.includes(_id)}
            onChange={(event) =>
              change({
                categoryIds: event.target.checked
                  ? [...categoryIds, _id]
                  : categoryIds.filter((id) => id !== _id),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** One meal type, or none. */
export function MealTypeChoice({ screen: { base, fields, change, labels } }: Props) {
  const own = base.mealType ? [base.mealType] : []
  return (
    <Field label="Meal type" className="max-w-md">
      <Select
        name="mealType"
        value={fields.mealTypeId}
        onChange={(event) => change({ mealTypeId: event.target.value })}
      >
        <option value="">No meal type</option>
        {withOwn(labels.mealTypes, own).map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function withOwn<T extends { _id: string }>(all: T[], own: T[]): T[] {
  return [...all, ...own.filter(({ _id }) => !all.some((one) => one._id === _id))]
}
