import { nutrients } from '#app/nutrition/nutrition.ts'
import { Field } from '#app/ui/field.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { nutrientWords } from '../figures.tsx'
import { energyMisfit } from './energy-fit.ts'
import { figuresOf } from './meal-fields.ts'
import type { EditMeal } from './use-edit-meal.ts'
import type { SaveMeal } from './use-save-meal.ts'

type Props = { screen: EditMeal; saving: SaveMeal }

/** The seven figures of a serving, and a word where the calories do not fit the others. */
export function NutritionFields({ screen: { fields, change }, saving }: Props) {
  const { figures } = fields
  const expected = energyMisfit(figuresOf(fields))
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {nutrients.map((name) => (
          <Field
            key={name}
            label={
              <>
                {nutrientWords[name].name}{' '}
                <span className="font-normal text-muted">({nutrientWords[name].unit})</span>
              </>
            }
            error={saving.problemOf(name)}
          >
            <TextInput
              type="number"
              name={name}
              inputMode="decimal"
              min={0}
              step="any"
              autoComplete="off"
              value={figures[name]}
              onChange={(event) => change({ figures: { ...figures, [name]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
      <div role="status">
        {expected !== null && (
          <p className="mt-4 rounded-field bg-sunken px-3 py-2 text-sm">
            The macros give about {expected} kcal (4 per gram of carbohydrates and protein, 9 of
            fat, 2 of fiber), which is more than 15 percent away from the calories above. You can
            save it all the same.
          </p>
        )}
      </div>
    </>
  )
}
