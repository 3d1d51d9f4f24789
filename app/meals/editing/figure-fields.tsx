import { figureText, nutrientWords } from '#app/nutrition/figures.tsx'
import { type Nutrient, nutrients } from '#app/nutrition/nutrition.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { sumOfItems } from '../detail/meal-figures.ts'
import { figuresByHand, recomputed, type Serving } from '../portions/serving.ts'
import { WarningList } from '../warnings/warning-list.tsx'
import { figureWarnings } from '../warnings/warnings.ts'

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
      </div>
      <WarningList
        warnings={figureWarnings(serving)}
        onFix={(fields) => onChange({ ...serving, ...fields })}
      />
    </>
  )
}

function byHandText(byHand: Nutrient[]): string {
  const names = byHand.map((name) => nutrientWords[name].name).join(', ')
  return `Set by hand and kept: ${names}.`
}
