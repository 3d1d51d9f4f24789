import { useId } from 'react'
import { Figure } from '#app/nutrition/figures.tsx'
import type { Item } from '#app/nutrition/nutrition.ts'
import { Energy } from '#app/nutrition/units/energy.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import { macros } from '../../portions/energy.ts'
import type { Correct } from '../use-estimate.ts'
import { withAmount, withoutRow, withUnit } from './plate-changes.ts'
import { amountProblem, gramsOf, type PlateRow, type Portions } from './plate-rows.ts'
import { SwapFood } from './swap-food.tsx'

type Props = {
  row: PlateRow
  /** The place of the row in its plate, by which the form names it. */
  place: number
  /** Its figures; undefined until they come. */
  item: Item | undefined
  portions: Portions
  correct: Correct
  /** Called after it was removed, when its button is gone. */
  onRemoved: () => void
}

/** Hides columns where there is no room. */
export const roomy = '@max-lg:hidden'

/** One food of a plate: what it was taken for, its figures, and the fields that correct it. */
export function PlateRowView(props: Props) {
  const { row, item } = props
  return (
    <tbody className="border-line border-b">
      <tr className="align-baseline">
        <th scope="row" className="pt-2.5 pr-4 text-left font-medium">
          {row.name}
          {row.words !== '' && (
            <span className="block break-words font-normal text-muted text-sm">“{row.words}”</span>
          )}
        </th>
        <FigureCells item={item} />
      </tr>
      <tr>
        <td colSpan={6} className="pt-1.5 pb-3">
          <RowFields {...props} />
        </td>
      </tr>
    </tbody>
  )
}

function FigureCells({ item }: { item: Item | undefined }) {
  if (!item) {
    return (
      <td data-figures colSpan={5} className="pt-2.5 text-right text-muted">
        not counted yet
      </td>
    )
  }
  return (
    <>
      <td data-figures className="whitespace-nowrap pt-2.5 pr-4 text-right">
        {item.gramsAssumed && (
          <span className="text-muted">
            <span aria-hidden="true">≈&thinsp;</span>
            <span className="sr-only">assumed </span>
          </span>
        )}
        <Figure value={Math.round(item.grams)} unit="g" />
      </td>
      {macros.map((macro) => (
        <td data-figures key={macro} className={`pt-2.5 pr-4 text-right ${roomy}`}>
          <Figure value={item.nutritionData[macro]} unit="g" />
        </td>
      ))}
      <td data-figures className="pt-2.5 text-right">
        <Energy kcal={item.nutritionData.calories} />
      </td>
    </>
  )
}

function RowFields({ row, place, portions, correct, onRemoved }: Props) {
  const { key, name } = row
  const id = useId()
  const wrong = gramsOf(row, portions) === null
  return (
    <div className="print:hidden">
      <input type="hidden" name="food" value={row.foodId} />
      <input type="hidden" name="read" value={row.read} />
      <input type="hidden" name="words" value={row.words} />
      <div className="relative flex flex-wrap items-start gap-2">
        <div data-figures className="flex gap-2">
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            aria-label={`Amount of ${name}`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-problem` : undefined}
            value={row.amount}
            onFocus={(event) => event.currentTarget.select()}
            onChange={({ target: { value } }) =>
              correct((plate) => withAmount(plate, key, value), {
                label: `amount ${key}`,
                soon: true,
              })
            }
            className="field-box h-11 w-18 px-1.5 text-right tabular-nums"
          />
          <UnitSelect row={row} portions={portions} correct={correct} />
        </div>
        <button
          type="submit"
          name="remove"
          value={place}
          aria-label={`Remove ${name}`}
          onClick={(event) => {
            event.preventDefault()
            correct((plate) => withoutRow(plate, key), {
              label: `remove ${key}`,
              said: `${name} removed`,
            })
            onRemoved()
          }}
          className={buttonClasses('quiet', 'size-11 justify-center px-0')}
        >
          <CloseIcon />
        </button>
        <SwapFood row={row} place={place} correct={correct} />
      </div>
      <p
        data-figures
        id={`${id}-problem`}
        aria-live="polite"
        className="font-medium text-danger text-sm empty:hidden"
      >
        {wrong && amountProblem}
      </p>
    </div>
  )
}

function UnitSelect({ row, portions, correct }: Pick<Props, 'row' | 'portions' | 'correct'>) {
  const { key, name, foodId, unit } = row
  return (
    <div className="w-36">
      <Select
        name="unit"
        aria-label={`Unit for ${name}`}
        value={unit}
        onChange={({ target: { value } }) =>
          correct((plate, known) => withUnit(plate, key, value, known), {
            label: `unit ${key}`,
          })
        }
      >
        <option value="g">grams</option>
        {(portions[foodId] ?? []).map((portion) => (
          <option key={portion.name} value={portion.name}>
            {portion.name} ({portion.grams} g)
          </option>
        ))}
      </Select>
    </div>
  )
}
