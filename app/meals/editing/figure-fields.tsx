import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import { type Nutrient, nutrients } from '#app/nutrition/nutrition.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { sumOfItems } from '../detail/meal-figures.ts'
import { energyMisfit } from '../portions/energy-fit.ts'
import { figureNumbers, figuresByHand, recomputed, type Serving } from '../portions/serving.ts'

type Props = {
  serving: Serving
  onChange: (serving: Serving) => void
  problemOf: (name: Nutrient) => string | null
}

/**
 * The seven figures of a serving. Those that were set by
 * hand are marked, and kept until Recompute is pressed.
 */
export function FigureFields({ serving, onChange, problemOf }: Props) {
  const { items, figures } = serving
  const sum = sumOfItems(items)
  const byHand = items.length > 0 ? figuresByHand(serving) : []
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
            hint={byHand.includes(name) && `by hand, sum ${figureText(sum[name])}`}
            error={problemOf(name)}
          >
            <TextInput
              type="number"
              name={name}
              inputMode="decimal"
              min={0}
              step="any"
              autoComplete="off"
              value={figures[name]}
              className={byHand.includes(name) ? 'border-accent' : undefined}
              onChange={(event) =>
                onChange({ items, figures: { ...figures, [name]: event.target.value } })
              }
            />
          </Field>
        ))}
      </div>
      <div role="status">
        {byHand.length > 0 && (
          <p className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken py-2 pr-2 pl-3 text-sm">
            <span>{byHandText(byHand)} The others follow the ingredients.</span>
            <Button look="secondary" onClick={() => onChange(recomputed(serving))}>
              Recompute
            </Button>
          </p>
        )}
        <EnergyMisfit serving={serving} />
      </div>
    </>
  )
}

function byHandText(byHand: Nutrient[]): string {
  const names = byHand.map((name) => nutrientWords[name].name).join(', ')
  return `Set by hand and kept: ${names}.`
}

/** Warns when the calories do not fit the other figures. */
function EnergyMisfit({ serving }: { serving: Serving }) {
  const expected = energyMisfit(figureNumbers(serving.figures))
  if (expected === null) return null
  return (
    <p className="mt-4 rounded-field bg-sunken px-3 py-2 text-sm">
      The macros give about {expected} kcal (4 per gram of carbohydrates and protein, 9 of fat, 2 of
      fiber), which is more than 15 percent away from the calories above. You can save it all the
      same.
    </p>
  )
}
